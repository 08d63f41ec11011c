import { mount } from 'svelte';
import App from './App.svelte';
import './shell/theme.css';
import { texts } from './shell/texts.svelte';

await texts.load('shell');
mount(App, { target: document.getElementById('page')! });

/** What people say to each other at a table. */
import type { ChatLine } from '../protocol/messages';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

/** The ready phrases; each is a message `phrase-<id>`. */
export const PHRASES = ['hello', 'luck', 'thinking', 'moment', 'nice', 'oops', 'thanks', 'played', 'again', 'bye'] as const;

/** Whether this browser wants to hear a line of this kind. */
export const heard = (line: ChatLine): boolean => (line.phrase === null ? settings.words : settings.phrases);

/** A line in the language of the page, if it is a ready phrase, else as it was written. */
export const spoken = (line: ChatLine): string => (line.phrase === null ? (line.text ?? '') : t(`phrase-${line.phrase}`));

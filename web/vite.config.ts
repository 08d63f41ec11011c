import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // The texts are shared with the Python side and lie outside this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  build: {
    outDir: '../src/fondaco/page',
    emptyOutDir: true,
    // The page's security policy allows no data: addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});

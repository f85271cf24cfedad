import { defineConfig } from 'vite';

// The page inside the game frame. It has no origin of its own, so every file is fetched by CORS and
// nothing may depend on cookies or storage.
export default defineConfig({
  base: '/arcade/',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
});

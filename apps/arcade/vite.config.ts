import { defineConfig } from 'vite';

// The page inside the game frame. It has no origin of its own, so every file is fetched by CORS and
// nothing may depend on cookies or storage.
export default defineConfig({
  base: '/arcade/',
  build: {
    // Those of the site. The sheets of slots are AVIF, which Edge reads from 121 on.
    target: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
});

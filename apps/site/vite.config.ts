import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { addressesPlugin } from './build/addresses-plugin.ts';
import { callsPlugin } from './build/calls-plugin.ts';
import { firstPaintPlugin } from './build/first-paint-plugin.ts';
import { fontPreloadPlugin } from './build/font-preload-plugin.ts';
import { licencesPlugin } from './build/licences-plugin.ts';
import { scopedName } from './build/scoped-name.ts';
import { workerPlugin } from './build/worker-plugin.ts';

// The first page is one entry chunk; every section is a lazy chunk of its own (src/app/routes.ts).
export default defineConfig({
  plugins: [
    react(),
    addressesPlugin(),
    callsPlugin(),
    licencesPlugin(),
    firstPaintPlugin(),
    fontPreloadPlugin(),
    workerPlugin(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What belongs to which section: e2e/sizes.spec.ts weighs it.
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What the first page needs comes in one file instead of two dozen small ones.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
});

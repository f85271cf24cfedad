import { callsPlugin } from '@arara/client/build/calls-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One entry with the shell and the sign-in; every desk is a lazy chunk of its own (src/app/desks.ts).
export default defineConfig({
  base: '/console/',
  plugins: [react(), callsPlugin('console', ['none', 'staff'])],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});

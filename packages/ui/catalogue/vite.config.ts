// The catalogue of parts: `npm run catalogue`. `?theme=light` and `?dir=rtl` work.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../../../apps/site/public', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.cache/vite-catalogue', import.meta.url)),
  plugins: [react()],
  build: { emptyOutDir: true, copyPublicDir: false },
});

import type { Plugin } from 'vite';
import { addresses } from '../src/config/addresses.ts';

/** Tells the server which addresses the built site has pages for. */
export function addressesPlugin(): Plugin {
  return {
    name: 'arara-addresses',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'addresses.json',
        source: JSON.stringify(addresses),
      });
    },
  };
}

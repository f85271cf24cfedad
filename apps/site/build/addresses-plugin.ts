import type { Plugin } from 'vite';
import { addresses } from '../src/config/addresses.ts';
import { needs } from '../src/config/needs.ts';

/** Tells the server which addresses the built site has pages for, and what switches them. */
export function addressesPlugin(): Plugin {
  return {
    name: 'arara-addresses',
    apply: 'build',
    generateBundle() {
      for (const [name, content] of Object.entries({ addresses, needs })) {
        const source = JSON.stringify(content);
        this.emitFile({ type: 'asset', fileName: `${name}.json`, source });
      }
    },
  };
}

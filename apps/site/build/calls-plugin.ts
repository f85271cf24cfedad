import { allCalls } from '@arara/contract';
import type { Call } from '@arara/contract';
import type { Plugin } from 'vite';

const id = 'virtual:calls';

/**
 * Gives the page the method and path of every call without their schemas: the types come from the
 * contract at compile time, the table from here, and no validator travels to the phone.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'arara-calls',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const table = Object.fromEntries(
        allCalls
          .filter((call) => call.auth !== 'vendor')
          .map((call) => [call.name, [call.method, call.path, bodyKind(call)]]),
      );
      return `export const calls = ${JSON.stringify(table)};`;
    },
  };
}

function bodyKind(call: Call): 'json' | 'form' | 'multipart' | 'sealed' {
  return call.sealed === true ? 'sealed' : (call.encoding ?? 'json');
}

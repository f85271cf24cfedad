import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isSaidElsewhere } from '@arara/i18n';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../../packages/i18n/messages/', import.meta.url));

/**
 * Publishes the sentences of every section and language as files of their own, and tells the page
 * in which folder: an address that can be made from two names needs no list in the first script.
 */
export function messagesPlugin(): Plugin {
  const files = readMessages();
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const published = `assets/messages-${hash}`;
  return {
    name: 'arara-messages',
    config: () => ({
      define: { 'import.meta.env.MESSAGES': JSON.stringify(`/${published}`) },
    }),
    generateBundle() {
      for (const [name, source] of files) {
        this.emitFile({ type: 'asset', fileName: `${published}/${name}`, source });
      }
    },
  };
}

/** Name and text of every file, `pt-BR/lobby.json`, without the space that only its writers need. */
function readMessages(): [name: string, text: string][] {
  return readdirSync(folder).flatMap((language) =>
    readdirSync(`${folder}${language}`)
      .filter((file) => !isSaidElsewhere(file.replace('.json', '')))
      .map((file): [string, string] => {
        const text = readFileSync(`${folder}${language}/${file}`, 'utf8');
        return [`${language}/${file}`, JSON.stringify(JSON.parse(text))];
      }),
  );
}

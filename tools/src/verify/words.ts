import { readFileSync } from 'node:fs';

export type Language = 'pt-BR' | 'en';

/** Gives the sentence of a key. */
export type Speaker = (key: string) => string;

/** Portuguese unless the shell speaks something else. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const tongue = env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '';
  return tongue === '' || tongue.startsWith('pt') ? 'pt-BR' : 'en';
}

/** A sentence of the messages of rounds, of issues or of this command, without parameters. */
export function sentence(
  language: Language,
  file: 'games' | 'draws' | 'verify',
  key: string,
): string {
  const url = new URL(`../../../packages/i18n/messages/${language}/${file}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(url, 'utf8')) as Record<string, string>;
  return messages[key] ?? key;
}

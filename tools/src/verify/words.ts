import { readFileSync } from 'node:fs';

type Language = 'pt-BR' | 'en';

/** Portuguese unless the shell speaks something else. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const tongue = env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '';
  return tongue === '' || tongue.startsWith('pt') ? 'pt-BR' : 'en';
}

/** A sentence of the games' messages, without parameters. */
export function sentence(language: Language, key: string): string {
  const file = new URL(`../../../packages/i18n/messages/${language}/games.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return messages[key] ?? key;
}

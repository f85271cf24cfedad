import type { Messages } from '../platform/messages.ts';

/** A sentence in every language of the house. */
export const inAllLanguages = (
  messages: Messages,
  namespace: string,
  key: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    messages.languages.map((language) => [language, messages.text(language, namespace, key)]),
  );

/** What people type in each language when they look for a theme. */
export const themeWords = (messages: Messages, themes: readonly string[]): readonly string[] =>
  themes.flatMap((theme) => Object.values(inAllLanguages(messages, 'themes', theme)));

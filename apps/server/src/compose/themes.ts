import { inAllLanguages } from '../platform/messages.ts';
import type { Messages } from '../platform/messages.ts';

/** The words that people type in each language when they look for a theme. */
export const themeWords = (messages: Messages, themes: readonly string[]): readonly string[] =>
  themes.flatMap((theme) => Object.values(inAllLanguages(messages, 'themes', theme)));

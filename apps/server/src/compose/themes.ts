import { inAllLanguages } from '../platform/texts.ts';
import type { Texts } from '../platform/texts.ts';

/** The words that people type in each language when they look for a theme. */
export const themeWords = (texts: Texts, themes: readonly string[]): readonly string[] =>
  themes.flatMap((theme) => Object.values(inAllLanguages(texts, 'themes', theme)));

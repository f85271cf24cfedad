export { createFormatters } from './format.ts';
export type { Formatters } from './format.ts';
export { createI18n } from './i18n.ts';
export type { Params, Sentences } from './i18n.ts';
export {
  bundled,
  fallbackChain,
  inNearest,
  languageOf,
  languages,
  preferredOf,
  spokenFor,
} from './languages.ts';
export type { Language } from './languages.ts';
export { pseudo, pseudoFile } from './pseudo.ts';

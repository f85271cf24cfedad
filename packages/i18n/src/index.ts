export { createFormatters } from './format.ts';
export type { Formatters } from './format.ts';
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
export { isSaidElsewhere } from './namespaces.ts';
export { pseudo, pseudoFile } from './pseudo.ts';
export { createTranslator } from './translator.ts';
export type { Params, Sentences, Translator } from './translator.ts';

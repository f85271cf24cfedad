import { fallbackChain } from './languages.ts';

export type Sentences = Readonly<Record<string, string>>;
export type Params = Readonly<Record<string, string | number>>;

/** Sentences by language and namespace, and how one is said with its values. */
export interface Translator {
  /** Adds sentences to a namespace of a language; a key that is there already is said anew. */
  add(language: string, namespace: string, sentences: Sentences): void;
  /** The sentences of one language, without what it falls back to. */
  sentencesOf(language: string, namespace: string): Sentences;
  /**
   * The sentence `key` in a language or the nearest that has it, with its values; the key itself
   * where nobody has it. `count` chooses the form of the number, as the language counts, `context`
   * a sentence of its own for a case, where there is one.
   */
  text(language: string, namespace: string, key: string, params?: Params): string;
}

/** A place for a value: `{{name}}`, or `{{name, number}}` as the language writes numbers. */
const place = /\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g;

/** Reads message files of the format i18next JSON v4: plain keys, places, forms of number. */
export function createTranslator(): Translator {
  const bundles = new Map<string, Sentences>();
  const chainOf = keep((language) => fallbackChain(language));
  const rulesOf = keep((language) => new Intl.PluralRules(language));
  const numbersOf = keep((language) => new Intl.NumberFormat(language));
  const sentencesOf = (language: string, namespace: string): Sentences =>
    bundles.get(`${language} ${namespace}`) ?? {};

  function find(language: string, namespace: string, key: string, params: Params) {
    const { count, context } = params;
    const sentences = sentencesOf(language, namespace);
    if (count === undefined && context === undefined) return sentences[key];
    const form = typeof count === 'number' ? rulesOf(language).select(count) : null;
    const cases = context === undefined ? [key] : [`${key}_${context}`, key];
    const names = cases.flatMap((name) =>
      form === null ? [name] : [`${name}_${form}`, `${name}_other`, name],
    );
    return sentences[names.find((name) => sentences[name] !== undefined) ?? key];
  }

  function fill(sentence: string, language: string, params: Params): string {
    return sentence.replace(place, (_, name: string, asNumber?: string) => {
      const value = params[name] ?? '';
      return asNumber === undefined
        ? `${value}`
        : numbersOf(language).format(value as Intl.StringNumericLiteral);
    });
  }

  return {
    add(language, namespace, sentences) {
      bundles.set(`${language} ${namespace}`, {
        ...sentencesOf(language, namespace),
        ...sentences,
      });
    },
    sentencesOf,
    text(language, namespace, key, params = {}) {
      for (const nearest of chainOf(language)) {
        const found = find(nearest, namespace, key, params);
        if (found !== undefined) return fill(found, language, params);
      }
      return key;
    },
  };
}

/** Makes something of a language when it is first asked for, and keeps it. */
function keep<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}

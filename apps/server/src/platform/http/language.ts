import { bundled, languageOf, preferredOf } from '@arara/i18n';

/**
 * The language for a caller: the one asked for, by its code or tag, if it is one of the platform's;
 * else the first that the browser prefers and that has sentences; else the first of those.
 */
export function chooseLanguage(
  asked: string | null,
  accept: string | undefined,
  spoken: readonly string[],
): string {
  const known = asked === null ? null : languageOf(asked);
  return known?.tag ?? preferredOf(accept, spoken) ?? spoken[0] ?? 'en';
}

/**
 * The language of a document: the first choice that the site still offers, of its address or stored, or the
 * nearest that has sentences of its own; one that borrows them is nobody's guess.
 */
export function documentLanguage(
  choices: readonly (string | null | undefined)[],
  accept: string | undefined,
  site: { readonly languages: readonly string[]; readonly defaultLanguage: string },
): string {
  const tags = choices.flatMap((choice) => languageOf(choice ?? '')?.tag ?? []);
  const chosen = tags.find((tag) => site.languages.includes(tag));
  if (chosen !== undefined) return chosen;
  const complete = site.languages.filter((tag) => bundled.includes(tag));
  return preferredOf(accept, complete) ?? site.defaultLanguage;
}

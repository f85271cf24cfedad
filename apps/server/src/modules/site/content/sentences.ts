import type { ValueOf, contentSentencesCall } from '@arara/contract';
import { isSaidElsewhere } from '@arara/i18n';
import type { SiteDeps } from '../site.deps.ts';
import type { MerchantSite } from '../site.model.ts';

const shown = 40;

/** As people search: accents and case do not matter. */
const bare = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Sentences of the site in a language whose words, own words or name have a part in them. */
export function findSentences(
  { texts }: Pick<SiteDeps, 'texts'>,
  site: MerchantSite,
  { q, of: language }: { readonly q: string; readonly of: string },
): ValueOf<typeof contentSentencesCall> {
  const wanted = bare(q);
  const own = new Map(
    site.textOverrides
      .filter((one) => one.language === language)
      .map((one) => [`${one.namespace}:${one.key}`, one.text]),
  );
  const all = texts.namespaces
    .filter((namespace) => !isSaidElsewhere(namespace))
    .flatMap((namespace) =>
      Object.entries(texts.namespace(language, namespace)).map(([key, standard]) => {
        const name = `${namespace}:${key}`;
        return { key: name, standard, own: own.get(name) ?? null };
      }),
    );
  const found = all.filter(({ key, standard, own: said }) =>
    bare(`${key} ${standard} ${said ?? ''}`).includes(wanted),
  );
  return { sentences: found.slice(0, shown), more: found.length > shown };
}

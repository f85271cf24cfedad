import { readFileSync } from 'node:fs';
import type { SiteSeed } from '../../../apps/server/src/modules/site/index.ts';

type Texts<Of extends 'banners' | 'announcements'> = SiteSeed[Of][number]['texts'];
type TextOf<Of extends 'banners' | 'announcements'> = Texts<Of>[string];

/** The texts of one language, as its file in `texts/` has it; a brand says all of it. */
interface SpokenTexts {
  readonly document?: { readonly title: string; readonly description: string };
  readonly banners?: Readonly<Record<string, TextOf<'banners'>>>;
  readonly announcements?: Readonly<Record<string, TextOf<'announcements'>>>;
}

/** Texts by language; a file that lacks one that is asked for stops the seed. */
export function readTexts(folder: URL, languages: readonly string[]) {
  const files = languages.map((language) => [language, readFile(folder, language)] as const);
  return {
    documents: () =>
      Object.fromEntries(
        files.map(([tag, texts]) => [tag, known(texts.document, tag, 'document')]),
      ),
    banner: (id: string): Texts<'banners'> =>
      Object.fromEntries(files.map(([tag, texts]) => [tag, known(texts.banners?.[id], tag, id)])),
    announcement: (id: string): Texts<'announcements'> =>
      Object.fromEntries(
        files.map(([tag, texts]) => [tag, known(texts.announcements?.[id], tag, id)]),
      ),
  };
}

function readFile(folder: URL, language: string): SpokenTexts {
  return JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as SpokenTexts;
}

function known<T>(text: T | undefined, language: string, id: string): T {
  if (text === undefined) throw new Error(`texts/${language}.json lacks ${id}`);
  return text;
}

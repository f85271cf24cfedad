import { bundled, isSaidElsewhere } from '@arara/i18n';
import { countTexts, deleteText, insertText } from '../change.repository.ts';
import type { SiteDeps } from '../site.deps.ts';
import type { TextOverride } from '../site.model.ts';
import { changeSite } from './change-site.ts';

const textMax = 2_000;
/** All of them travel in the document of every page. */
const textsMax = 300;

type Change = Omit<TextOverride, 'text'> & { readonly text: string | null };

/**
 * Words a sentence of the message files differently for one merchant; null takes that back. Throws
 * for a sentence that the site does not have, and for values that the sentence is not given.
 */
export async function setText(
  deps: SiteDeps,
  merchant: string,
  change: Change,
  actor: string,
): Promise<void> {
  const { language, namespace, key, text } = change;
  if (text !== null) refuseText(deps, change, text);
  await changeSite(deps, {
    merchant,
    actor,
    subject: `text ${language} ${namespace}:${key}`,
    async write(tx) {
      const before = await deleteText(tx, merchant, change);
      if (text !== null) {
        if ((await countTexts(tx, merchant)) >= textsMax)
          throw new Error(`A merchant words at most ${textsMax} texts differently.`);
        await insertText(tx, merchant, change, text);
      }
      return { before, after: text };
    },
  });
}

function refuseText({ texts }: SiteDeps, { language, namespace, key }: Change, text: string) {
  if (!bundled.includes(language)) {
    throw new Error(`Texts are in ${bundled.join(', ')}; ${language} is none of them.`);
  }
  const standard = texts.namespace(language, namespace)[key];
  if (standard === undefined || isSaidElsewhere(namespace)) {
    throw new Error(`The site has no text ${namespace}:${key}.`);
  }
  if (text.length > textMax) throw new Error(`A text has at most ${textMax} characters.`);
  const given = placeholders(standard);
  const strange = placeholders(text).find((name) => name !== 'site' && !given.includes(name));
  if (strange !== undefined) throw new Error(`${namespace}:${key} is given no {{${strange}}}.`);
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name = '']) => name);

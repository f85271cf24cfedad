import { bundled, isSaidElsewhere } from '@arara/i18n';
import type { Tx } from '@arara/postgres';
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
  const fault = text === null ? null : textFault(deps.texts, { ...change, text });
  if (fault !== null) throw new Error(fault);
  await changeSite(deps, {
    merchant,
    actor,
    subject: `text ${language} ${namespace}:${key}`,
    async write(tx) {
      const sides = await writeText(tx, merchant, change);
      if (sides === null)
        throw new Error(`A merchant words at most ${textsMax} texts differently.`);
      return sides;
    },
  });
}

/** Puts a wording in the place of the one before, or takes that back; answers both sides, null: there is no room. */
export async function writeText(tx: Tx, merchant: string, { text, ...key }: Change) {
  const before = await deleteText(tx, merchant, key);
  if (text !== null) {
    if ((await countTexts(tx, merchant)) >= textsMax) return null;
    await insertText(tx, merchant, key, text);
  }
  return { before, after: text };
}

/** Why a sentence cannot be worded so; null where it can. */
export function textFault(
  texts: SiteDeps['texts'],
  { language, namespace, key, text }: TextOverride,
): string | null {
  if (!bundled.includes(language)) {
    return `Texts are in ${bundled.join(', ')}; ${language} is none of them.`;
  }
  const standard = texts.namespace(language, namespace)[key];
  if (standard === undefined || isSaidElsewhere(namespace)) {
    return `The site has no text ${namespace}:${key}.`;
  }
  if (text.length > textMax) return `A text has at most ${textMax} characters.`;
  const given = placeholders(standard);
  const strange = placeholders(text).find((name) => name !== 'site' && !given.includes(name));
  return strange === undefined ? null : `${namespace}:${key} is given no {{${strange}}}.`;
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name = '']) => name);

import { bundled, saidElsewhere } from '@arara/i18n';
import { sql } from '@arara/postgres';
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
      const { rows } = await tx.query<{ text: string }>(sql`
        delete from site.text_override where merchant_id = ${merchant} and language = ${language}
          and namespace = ${namespace} and key = ${key} returning text`);
      if (text !== null) {
        const { rows: others } = await tx.query<{ count: number }>(sql`
          select count(*)::int as count from site.text_override where merchant_id = ${merchant}`);
        if ((others[0]?.count ?? 0) >= textsMax)
          throw new Error(`A merchant words at most ${textsMax} texts differently.`);
        await tx.query(sql`
          insert into site.text_override (merchant_id, language, namespace, key, text)
          values (${merchant}, ${language}, ${namespace}, ${key}, ${text})`);
      }
      return { before: rows[0]?.text ?? null, after: text };
    },
  });
}

function refuseText({ messages }: SiteDeps, { language, namespace, key }: Change, text: string) {
  if (!bundled.includes(language)) {
    throw new Error(`Texts are in ${bundled.join(', ')}; ${language} is none of them.`);
  }
  const standard = messages.namespace(language, namespace)[key];
  if (standard === undefined || saidElsewhere.includes(namespace)) {
    throw new Error(`The site has no text ${namespace}:${key}.`);
  }
  if (text.length > textMax) throw new Error(`A text has at most ${textMax} characters.`);
  const given = placeholders(standard);
  const strange = placeholders(text).find((name) => name !== 'site' && !given.includes(name));
  if (strange !== undefined) throw new Error(`${namespace}:${key} is given no {{${strange}}}.`);
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([^},\s]+)/g)].map(([, name = '']) => name);

import { sql } from '@arara/postgres';
import type { SiteDeps } from '../site.deps.ts';
import type { TextOverride } from '../site.model.ts';
import { changeSite } from './change-site.ts';

const textMax = 2_000;

/** Words a sentence of the message files differently for one merchant; null takes that back. */
export async function setText(
  deps: SiteDeps,
  merchant: string,
  change: Omit<TextOverride, 'text'> & { readonly text: string | null },
  actor: string,
): Promise<void> {
  const { language, namespace, key, text } = change;
  if (text !== null && text.length > textMax)
    throw new Error(`A text has at most ${textMax} characters.`);
  await changeSite(deps, {
    merchant,
    actor,
    subject: `text ${language} ${namespace}:${key}`,
    async write(tx) {
      const { rows } = await tx.query<{ text: string }>(sql`
        delete from site.text_override where merchant_id = ${merchant} and language = ${language}
          and namespace = ${namespace} and key = ${key} returning text`);
      if (text !== null) {
        await tx.query(sql`
          insert into site.text_override (merchant_id, language, namespace, key, text)
          values (${merchant}, ${language}, ${namespace}, ${key}, ${text})`);
      }
      return { before: rows[0]?.text ?? null, after: text };
    },
  });
}

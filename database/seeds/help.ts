import { readFileSync } from 'node:fs';
import { helpTopics } from '../../apps/server/src/modules/site/index.ts';
import type { HelpTopic } from '../../apps/server/src/modules/site/index.ts';

/** Help articles by topic, in the order of the help centre; their texts lie in `help/<language>/`. */
const articlesByTopic: Readonly<Record<HelpTopic, readonly string[]>> = {
  pix: ['how-to-deposit', 'deposit-missing', 'own-account-only'],
  withdrawals: ['how-to-withdraw', 'withdrawal-time'],
  account: ['open-an-account', 'forgot-password', 'keep-it-safe', 'free-play'],
  limits: ['set-limits', 'pause-and-exclusion', 'when-it-stops-being-fun'],
  fairness: ['verify-a-round', 'what-is-rtp'],
  contact: ['talk-to-us'],
};

/** The names of a brand in articles, in Portuguese with its article, and where its people answer. */
interface Named {
  readonly site: Readonly<Record<string, string>>;
  readonly contact: string;
}

/** Reads a brand's articles; the first line of a file is its title, the rest its body. */
export function readHelp(brand: Named, languages: readonly string[]) {
  return helpTopics
    .flatMap((topic) => articlesByTopic[topic].map((id) => ({ topic, id })))
    .map(({ topic, id }, index) => ({
      id,
      topic,
      position: index + 1,
      texts: Object.fromEntries(
        languages.map((language) => [language, readArticle(language, id, brand)]),
      ),
    }));
}

function readArticle(
  language: string,
  id: string,
  { site, contact }: Named,
): { title: string; body: string } {
  const text = readFileSync(new URL(`help/${language}/${id}.md`, import.meta.url), 'utf8')
    .replaceAll('{site}', site[language] ?? site['en'] ?? '')
    .replaceAll('{contact}', contact);
  const [heading = '', ...body] = text.split('\n');
  if (!heading.startsWith('# ')) throw new Error(`help/${language}/${id}.md needs a title`);
  return { title: heading.slice(2).trim(), body: body.join('\n').trim() };
}

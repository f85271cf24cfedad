import type { SiteService } from '../modules/site/index.ts';

interface Announced {
  readonly site: SiteService;
  readonly merchant: string;
  readonly actor: string;
}

interface Words {
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
}

/** `announce`, `announce popup`: to everybody who has a page open, and who opens one later. */
export async function announce(
  { site, merchant, actor }: Announced,
  kind: 'PL' | 'PU',
  { title, text }: Words,
): Promise<string> {
  const languages = Object.keys(title);
  if (languages.length === 0 || languages.some((language) => !text[language]?.trim())) {
    throw new Error('An announcement wants --title and --text in the same languages.');
  }
  const texts = Object.fromEntries(
    languages.map((language) => [
      language,
      { title: title[language] ?? '', content: text[language] ?? '' },
    ]),
  );
  const id = await site.publishAnnouncement(merchant, { kind, texts }, actor);
  return `${id} is published; announce end ${id} takes it back.`;
}

/** `announce end <id>`. */
export async function endAnnouncement(
  { site, merchant, actor }: Announced,
  id: string,
): Promise<string> {
  await site.endAnnouncement(merchant, id, actor);
  return `${id} is shown to nobody any more.`;
}

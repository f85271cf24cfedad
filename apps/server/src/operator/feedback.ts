import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteService } from '../modules/site/index.ts';

interface Reader {
  readonly site: SiteService;
  readonly merchant: string;
}

/** `feedback`: what people wrote last, each with who it was and how many pictures came along. */
export async function listFeedback({ site, merchant }: Reader): Promise<string> {
  const rows = await site.feedback(merchant);
  if (rows.length === 0) return 'Nobody has written yet.';
  return rows
    .map(({ id, at, account, text, remark, images }) =>
      [
        `${at.toISOString()}  ${account ?? 'a visitor'}  ${id}  ${images} pictures`,
        ...[text, remark].filter((words) => words !== '').map((words) => `  ${oneLine(words)}`),
      ].join('\n'),
    )
    .join('\n');
}

/** `feedback <id> <folder>`: saves the pictures of one. */
export async function saveFeedbackImages(
  { site, merchant }: Reader,
  id: string,
  folder = '.',
): Promise<string> {
  const images = await site.feedbackImages(merchant, id);
  if (images.length === 0) throw new Error(`There are no pictures of ${id}.`);
  await mkdir(folder, { recursive: true });
  const files = images.map(({ type }, index) => join(folder, `${id}-${index + 1}.${type}`));
  for (const [index, { bytes }] of images.entries()) await writeFile(files[index] ?? '', bytes);
  return files.join('\n');
}

/** Words of others stay on their line: they cannot look like a line of ours. */
const oneLine = (words: string): string => words.replaceAll(/[\s\p{Cc}]+/gu, ' ');

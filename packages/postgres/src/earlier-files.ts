import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { applyFile } from './apply-file.ts';
import { PostgresStartError } from './start-error.ts';

/** Files that were folded into those of today, as `earlier.json` of a folder of migrations lists them. */
export interface EarlierFiles {
  /** The last commit that had them. */
  readonly commit: string;
  /** The last file of today that stands for them, together with all before it. */
  readonly upTo: string;
  /** The file, from the folder, with the changes that a database of the earlier list still lacks. */
  readonly goesOn?: string;
  /** Checksums (SHA-256, hex) by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Checksums of migrations by name. */
export type Checksums = ReadonlyMap<string, string>;

/** The earlier list of a folder, and the statements of its `goesOn`: none where it names no file. */
export interface EarlierList extends EarlierFiles {
  readonly sql: string;
}

/** The list of a folder; null where it has none. */
export async function readEarlierFiles(dir: string): Promise<EarlierList | null> {
  try {
    const list = JSON.parse(await readFile(join(dir, 'earlier.json'), 'utf8')) as EarlierFiles;
    const sql = list.goesOn === undefined ? '' : await readFile(join(dir, list.goesOn), 'utf8');
    return { ...list, sql };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** True where a database has a file of the earlier list that is none of today's. */
export function hasEarlier(earlier: EarlierFiles, today: Checksums, applied: Checksums): boolean {
  return [...applied].some(
    ([name, checksum]) => earlier.files[name] === checksum && today.get(name) !== checksum,
  );
}

/**
 * Marks a database that has every earlier file as one that has the files of today which stand for them, and makes
 * the changes that it lacks, in one transaction. Returns the list that it has from now on; throws PostgresStartError
 * where a part of the earlier list is missing, as no file of today adds what that part would have made, and
 * where one of the changes fails: the database then keeps its list.
 */
export async function adoptEarlier(
  client: pg.Client,
  earlier: EarlierList,
  today: Checksums,
  applied: Checksums,
): Promise<Checksums> {
  const names = Object.keys(earlier.files);
  const missing = names.filter((name) => !applied.has(name));
  if (missing.length > 0) throw partFault(earlier, names.length, missing);
  const folded = [...today].filter(([name]) => name <= earlier.upTo);
  const kept = [...applied].filter(([name]) => !Object.hasOwn(earlier.files, name));
  const { goesOn = 'earlier.json', sql } = earlier;
  await applyFile(client, goesOn, sql, async () => {
    await client.query('DELETE FROM public.migration WHERE name = ANY ($1)', [names]);
    await client.query(
      `INSERT INTO public.migration (name, checksum)
       SELECT name, checksum FROM unnest($1::text[], $2::text[]) AS f (name, checksum)`,
      [folded.map(([name]) => name), folded.map(([, checksum]) => checksum)],
    );
  });
  return new Map([...kept, ...folded]);
}

function partFault(
  { commit }: EarlierFiles,
  all: number,
  missing: readonly string[],
): PostgresStartError {
  return new PostgresStartError(
    'migration',
    `This database has ${all - missing.length} of the ${all} migrations that came before the first ` +
      `release; the first missing one is ${missing[0]}. Start the program of commit ${commit} on it once, ` +
      'which applies the others, and then this one; a development database may be deleted instead.',
  );
}

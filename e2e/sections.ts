import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The pieces of the built site, and the weight of each on its way to a browser.

const dist = fileURLToPath(new URL('../apps/site/dist', import.meta.url));

/** A piece of code as Vite's manifest tells it. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Something that is fetched at once. */
export interface Section {
  readonly name: string;
  /** Files by what they weigh, heaviest first. */
  readonly scripts: readonly Weight[];
  readonly styles: readonly Weight[];
}

interface Weight {
  readonly file: string;
  readonly bytes: number;
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** The bytes that go over the wire: the compressed twin, where there is one. */
export function weigh(file: string): number {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Pages that somebody's first visit may begin with. */
const firstPages = ['home', 'category', 'game', 'lottery/lobby', 'lottery/elott'];

/** The first pages: the program and one of them, and all that they import at once. */
export function firstSections(manifest: Manifest): Section[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return firstPages.map((name) => {
    const page = `src/app/routes/${name}.tsx`;
    if (manifest[page] === undefined) throw new Error(`The build has no section ${page}.`);
    return section(name, filesOf(manifest, [...entries, page]));
  });
}

/** The sentences that the site publishes, by their language. */
export function readLanguages(): { name: string; files: Weight[] }[] {
  const assets = join(dist, 'assets');
  const folder = readdirSync(assets).find((name) => name.startsWith('messages-'));
  if (folder === undefined) throw new Error('The build has published no sentences.');
  return readdirSync(join(assets, folder)).map((name) => ({
    name,
    files: readdirSync(join(assets, folder, name))
      .filter((file) => file.endsWith('.json'))
      .map((file) => join('assets', folder, name, file))
      .map((file) => ({ file, bytes: weigh(file) })),
  }));
}

/** Files of the program itself: what it imports at once, wherever a visit begins. */
export const programOf = (manifest: Manifest): ReadonlySet<string> =>
  filesOf(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );

/** Every piece that is fetched when it is asked for, without what the first page has already. */
export function lazySections(manifest: Manifest): Section[] {
  const known = programOf(manifest);
  return Object.entries(manifest)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([key, { src, name }]) => {
      const own = [...filesOf(manifest, [key])].filter((file) => !known.has(file));
      return section(src ?? name ?? key, new Set(own));
    });
}

/** Files of these chunks and of what they import. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  return new Set(
    [...seen].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]),
  );
}

function section(name: string, files: ReadonlySet<string>): Section {
  const weighed = (ending: string): Weight[] =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ file, bytes: weigh(file) }))
      .sort((a, b) => b.bytes - a.bytes);
  return { name, scripts: weighed('.js'), styles: weighed('.css') };
}

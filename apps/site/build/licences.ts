import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Name, version and licence of a package. */
export type Licence = readonly [name: string, version: string, licence: string];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Our own packages are walked through and not listed: they share the licence of the house. */
const ours = '@arara/';

/** Every package that some folders depend on, directly or not, each version once, by name. */
export function readLicences(folders: readonly string[]): Licence[] {
  const found = new Map<string, Licence>();
  const seen = new Set<string>();
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const { name, version, license, dependencies = {} } = readManifest(folder);
    if (!name.startsWith(ours)) {
      if (license === undefined) throw new Error(`${name}@${version} states no licence.`);
      found.set(`${name}@${version}`, [name, version, license]);
    }
    for (const dependency of Object.keys(dependencies)) waiting.push(find(dependency, folder));
  }
  return [...found.values()].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Where a package finds another: the nearest `node_modules` above it. */
function find(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) throw new Error(`${name} is not installed for ${from}.`);
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One folder of the repository that is a package of npm. */
export interface Workspace {
  /** Relative to the root, with slashes: `packages/money`. */
  folder: string;
  name: string;
  /** Folders of the workspaces it declares as dependencies. */
  uses: string[];
  /** The same with the ones its tests need. */
  usesInTests: string[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Reads all workspaces that the root's package.json names. */
export function readWorkspaces(root: string): Workspace[] {
  const folders = (readManifest(root).workspaces ?? []).flatMap((pattern) =>
    pattern.endsWith('/*') ? subfolders(root, pattern.slice(0, -2)) : [pattern],
  );
  const present = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  const manifests = present.map((folder) => ({
    folder,
    manifest: readManifest(join(root, folder)),
  }));
  const folderOf = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]));
  const foldersOf = (names: object | undefined) =>
    Object.keys(names ?? {}).flatMap((name) => folderOf.get(name) ?? []);
  return manifests.map(({ folder, manifest }) => ({
    folder,
    name: manifest.name,
    uses: foldersOf(manifest.dependencies),
    usesInTests: foldersOf({ ...manifest.dependencies, ...manifest.devDependencies }),
  }));
}

/** The names of the folders inside a folder, none when it does not exist. */
export function subfolders(root: string, parent: string): string[] {
  if (!existsSync(join(root, parent))) return [];
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => `${parent}/${entry.name}`);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

const FOLDERS = [
  '.ci',
  'apps',
  'bench',
  'database',
  'deploy',
  'docs',
  'e2e',
  'games',
  'packages',
  'scenes',
];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'test-results', 'playwright-report']);
const TEXT = new Set(['.ts', '.tsx', '.mjs', '.css', '.html', '.sql', '.json', '.md', '.sh', '']);

export interface Source {
  /** Relative to the root, with slashes. */
  path: string;
  text: string;
}

/** Every text file that people wrote, read once. */
export const sources: readonly Source[] = [
  ...[...FOLDERS, 'sandbox', 'tools'].flatMap(readFolder),
  ...readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
];

/** The ones with TypeScript or JavaScript in them. */
export const code = sources.filter(({ path }) => /\.(tsx?|mjs)$/.test(path));

/** Code that runs for players: not tests, not what only builds or checks. */
export const product = code.filter(
  ({ path }) => /^(apps|games|packages|sandbox)\//.test(path) && !isTest(path),
);

/** True for tests and for what exists only to help them. */
export function isTest(path: string): boolean {
  return /\.(test|spec|bench)\.tsx?$|\/testing\/|^(e2e|scenes)\//.test(path);
}

/** Calls the visitor on every node of a file; `at` says where a node is: `path:line`. */
export function visit(
  { path, text }: Source,
  visitor: (at: (node: { start: number }) => string) => VisitorObject,
): void {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const at = (node: { start: number }) => `${path}:${lineOf(text, node.start)}`;
  new Visitor(visitor(at)).visit(program);
}

/** The line number of an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function readFolder(folder: string): Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (SKIPPED.has(entry.name)) return [];
    if (entry.isDirectory()) return readFolder(path);
    if (!TEXT.has(extname(entry.name))) return [];
    return [{ path, text: readFileSync(join(root, path), 'utf8') }];
  });
}

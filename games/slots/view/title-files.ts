import type { SlotTitle } from '../src/index.ts';

/** One file per title, and one for each of its past versions: a page fetches the one that it plays or proves. */
const files = import.meta.glob<Readonly<Record<string, SlotTitle>>>([
  '../titles/*.ts',
  '../titles/past/*.ts',
]);

/** The title of a code at its present version, or at a past one; null where there is none. */
export async function loadTitle(code: string, version?: string): Promise<SlotTitle | null> {
  const names = [`../titles/${code}.ts`, `../titles/past/${code}@${version}.ts`];
  for (const name of names) {
    const module = await files[name]?.();
    const title = Object.values(module ?? {}).find((each) => each.code === code);
    if (title !== undefined && (version ?? title.version) === title.version) return title;
  }
  return null;
}

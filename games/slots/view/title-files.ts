import type { SlotTitle } from '../src/index.ts';

/** One file per title: a page fetches the one that it plays. */
const files = import.meta.glob<Readonly<Record<string, SlotTitle>>>('../titles/*.ts');

/** The title of a code at its present version; null where there is none. */
export async function loadTitle(code: string): Promise<SlotTitle | null> {
  const module = await files[`../titles/${code}.ts`]?.();
  return Object.values(module ?? {}).find((title) => title.code === code) ?? null;
}

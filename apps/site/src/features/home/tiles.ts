import { paths } from '../../config/paths.ts';

/** Categories in the order of the specification, with the two pigments of each tile. */
export const tileLooks = {
  hot: { ground: 'var(--rosa)', text: 'var(--tinta)' },
  RNG: { ground: 'var(--urucum)', text: 'var(--tinta)' },
  INHOUSE: { ground: 'var(--sol)', text: 'var(--tinta)' },
  LIVE: { ground: 'var(--azul)', text: 'var(--papel)' },
  FISH: { ground: 'var(--rosa)', text: 'var(--tinta)' },
  PVP: { ground: 'var(--folha)', text: 'var(--tinta)' },
  SPORTS: { ground: 'var(--papel)', text: 'var(--tinta)' },
  ESPORTS: { ground: 'var(--jenipapo)', text: 'var(--papel)' },
  LOTT: { ground: 'var(--ceu)', text: 'var(--tinta)' },
  ELOTT: { ground: 'var(--mata)', text: 'var(--papel)' },
} as const;

export type TileKey = keyof typeof tileLooks;

/** Tiles of what can be played: "hot" first where there is something hot, empty categories never. */
export function tilesOf(
  categories: readonly { readonly title: string; readonly games: number }[],
  hasHot: boolean,
): readonly TileKey[] {
  const played = new Set(categories.filter(({ games }) => games > 0).map(({ title }) => title));
  return (Object.keys(tileLooks) as TileKey[]).filter((key) =>
    key === 'hot' ? hasHot : played.has(key),
  );
}

/** Where a tile leads. */
export const tilePath = (key: TileKey): string => (key === 'hot' ? paths.hot : paths.category(key));

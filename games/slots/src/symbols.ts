import type { Pigment, SymbolKind, TitleSymbol } from './title.ts';

/** The four pigments of a drawn symbol, from the back to the front. */
interface Colours {
  readonly ground: Pigment;
  readonly halo: Pigment;
  readonly base: Pigment;
  readonly ink: Pigment;
}

/** A symbol drawn from a glyph of game-icons. */
export function glyph(id: string, name: string, icon: string, colours: Colours): TitleSymbol {
  return { id, name, kind: kindOf(id), figure: 'glyph', glyph: icon, ...colours };
}

/** A letter on paper. */
export function letter(id: string, text: string, ink: Pigment): TitleSymbol {
  const face = { id, name: text, kind: kindOf(id), ground: 'papel', halo: 'sol', ink } as const;
  return { ...face, figure: 'letter', letter: text };
}

/** A symbol of cut paper, drawn for its title alone (`tools/src/art/symbols`). */
export function cut(id: string, name: string, ground: Pigment, halo: Pigment): TitleSymbol {
  return { id, name, kind: kindOf(id), figure: 'cut', ground, halo, ink: 'tinta' };
}

/** The house's macaw, always the wild. */
export function arara(ground: Pigment, halo: Pigment): TitleSymbol {
  return { id: 'wild', name: 'arara', kind: 'wild', figure: 'arara', ground, halo, ink: 'tinta' };
}

const KINDS: readonly SymbolKind[] = [
  'high',
  'mid',
  'low',
  'wild',
  'scatter',
  'bomb',
  'coin',
  'collect',
];

/** The kind of a symbol: `high2` is a high one. */
export function kindOf(id: string): SymbolKind {
  const kind = KINDS.find((each) => id.startsWith(each));
  if (kind === undefined) throw new RangeError(`no kind of symbol: ${id}`);
  return kind;
}

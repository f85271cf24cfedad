import type { SymbolId } from './events.ts';
import type { SlotMaths } from './maths.ts';

/** The pigments of the house, by name; `packages/ui` holds their values. */
export type Pigment =
  | 'azul'
  | 'ceu'
  | 'sol'
  | 'laranja'
  | 'urucum'
  | 'barro'
  | 'folha'
  | 'mata'
  | 'menta'
  | 'petroleo'
  | 'jenipapo'
  | 'rosa'
  | 'terra'
  | 'papel'
  | 'tinta'
  | 'noite';

/** The kind of a symbol, which its id begins with. */
export type SymbolKind = 'high' | 'mid' | 'low' | 'wild' | 'scatter';

interface SymbolFace {
  readonly id: SymbolId;
  /** Message key of its name, `games:symbols.<name>`; letters have none. */
  readonly name: string;
  readonly kind: SymbolKind;
  readonly ground: Pigment;
  /** The rays or spikes behind the figure. */
  readonly halo: Pigment;
  readonly ink: Pigment;
}

/** A symbol drawn from a glyph of game-icons, from one or two letters, or as the house's macaw. */
export type TitleSymbol =
  | (SymbolFace & { readonly figure: 'glyph'; readonly glyph: string; readonly base: Pigment })
  | (SymbolFace & { readonly figure: 'letter'; readonly letter: string })
  | (SymbolFace & { readonly figure: 'arara' });

/** The scene around the grid. */
export interface TitleScene {
  readonly ground: Pigment;
  readonly rays: Pigment;
  readonly frame: Pigment;
  readonly dots: Pigment;
  readonly burst: Pigment;
  /** A glyph of game-icons repeated around the grid, and its two pigments. */
  readonly ornament: { readonly glyph: string; readonly ink: Pigment; readonly base: Pigment };
  /** How the name over the grid is bent, and its two pigments. */
  readonly lettering: {
    readonly warp: 'arch' | 'rise' | 'wave' | 'flat';
    readonly fill: Pigment;
    readonly outline: Pigment;
  };
}

/** The sounds that the synthesiser plays. */
export interface TitleSound {
  readonly timbre: 'marimba' | 'sanfona' | 'surdo' | 'flauta' | 'viola' | 'gota';
  /** MIDI number of the lowest note of the scale. */
  readonly root: number;
  /** Steps above the root, in semitones. */
  readonly scale: readonly number[];
  readonly beatsPerMinute: number;
}

/** A title: a model's data and the theme it wears. Names and rules are messages under its code. */
export interface SlotTitle {
  readonly code: string;
  readonly version: string;
  readonly brand: string;
  readonly maths: SlotMaths;
  readonly stakes: readonly string[];
  /** Its themes, by the keys of the messages `themes`: people find it by their words. */
  readonly themes: readonly string[];
  readonly symbols: readonly TitleSymbol[];
  /** Symbols whose best prize the view shows above the grid, at the present stake. */
  readonly plates: readonly SymbolId[];
  readonly scene: TitleScene;
  readonly sound: TitleSound;
}

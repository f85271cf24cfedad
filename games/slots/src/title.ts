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
export type SymbolKind = 'high' | 'mid' | 'low' | 'wild' | 'scatter' | 'bomb' | 'coin' | 'collect';

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

/** A symbol drawn from a glyph of game-icons, from one or two letters, cut from paper under its own name, or as the house's macaw. */
export type TitleSymbol =
  | (SymbolFace & { readonly figure: 'glyph'; readonly glyph: string; readonly base: Pigment })
  | (SymbolFace & { readonly figure: 'letter'; readonly letter: string })
  | (SymbolFace & { readonly figure: 'cut' })
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

/** The papers under a symbol. */
export const faces = [
  'print',
  'arch',
  'burst',
  'medallion',
  'flag',
  'pebble',
  'hexagon',
  'crate',
  'drum',
  'leaf',
  'tile',
  'page',
  'plate',
  'petals',
  'lace',
  'cell',
  'scallop',
  'bark',
  'azulejo',
  'shell',
  'foam',
  'ticket',
] as const;

/** The frames of a board; `frames.css` and `frames-nature.css` of `apps/arcade/src/styles` draw them. */
export const frames = [
  'dots',
  'teeth',
  'sequins',
  'waves',
  'check',
  'bamboo',
  'rings',
  'planks',
  'ribbons',
  'scales',
  'cord',
  'spine',
  'vines',
  'scutes',
  'stitches',
  'fret',
  'icing',
  'comb',
  'ripples',
  'ocelli',
  'roots',
  'woven',
  'ropes',
  'pearls',
  'swell',
  'rails',
] as const;

/** How a title's board is built, how symbols stand on it and how they move. */
export interface TitleBody {
  /** The paper under a symbol: all of its place, an arch, a star, a disc, a small flag, a pebble, a scale, a crate, a drum, a leaf, a tile, a page, a plate of botany, a flower, a lace of paper, a cell of a comb, a scallop, a piece of bark. */
  readonly face: (typeof faces)[number];
  readonly frame: (typeof frames)[number];
  /** The ground between symbols, in turn by column. */
  readonly board: readonly [Pigment, Pigment];
  readonly motion: TitleMotion;
}

/** How heavy the columns are. */
export interface TitleMotion {
  /** Symbols a second at full turn. */
  readonly speed: number;
  /** Share of the house's time that a landing takes. */
  readonly pace: number;
  /** How far a landing goes beyond its place, 0 to 3: 1 is wood, 2 is rubber. */
  readonly spring: number;
  /** Share of the house's time between two columns. */
  readonly stagger: number;
}

/** The same scene at night, for the feature. */
export interface TitleNight {
  readonly ground: Pigment;
  readonly rays: Pigment;
  readonly frame: Pigment;
  readonly dots: Pigment;
  readonly board: readonly [Pigment, Pigment];
  readonly hills: readonly [behind: Pigment, front: Pigment];
}

/** The puppets of `games/kit/view/mascots` that titles have; no two titles share one. */
export const mascots = [
  'onca',
  'arara',
  'lobo',
  'boto',
  'tatu',
  'capivara',
  'cobra',
  'tucano',
  'boi',
  'jacare',
  'jegue',
  'coruja',
  'preguica',
  'joaninha',
  'abelha',
  'beijaflor',
  'sapo',
  'mico',
  'tamandua',
  'tartaruga',
  'bode',
  'vagalume',
  'galo',
  'gato',
  'sabia',
  'boitata',
  'saci',
  'cavalo',
  'bufalo',
  'cigarra',
  'baleia',
  'borboleta',
  'peixe',
  'ema',
  'caranguejo',
  'cutia',
  'curupira',
  'carranca',
  'bugio',
  'garca',
  'papagaio',
  'sereia',
  'pirarucu',
  'quati',
  'periquito',
  'gamba',
  'gralha',
  'anta',
] as const;

/** Somebody who lives in the title: a puppet of the house, and the side on which it stands. */
export interface TitleMascot {
  readonly puppet: (typeof mascots)[number];
  readonly side: 'left' | 'right';
}

/** How a mascot throws itself at the reels. */
export const leaps = [
  'charge',
  'pounce',
  'tumble',
  'swoop',
  'hop',
  'slither',
  'dive',
  'twirl',
  'glide',
  'sidle',
  'scurry',
  'surf',
] as const;

/** The moment that is a title's own: how its mascot opens the feature, and where cells hold how a full screen is printed. */
export interface TitleMoment {
  readonly leap: (typeof leaps)[number];
  readonly press?: 'stamp' | 'unroll' | 'sweep';
}

/** The title's music: a genre and two tunes. `games/kit/view/music/song.ts` says how a bar is written. */
export interface TitleSong {
  readonly genre:
    | 'carimbo'
    | 'choro'
    | 'samba'
    | 'toada'
    | 'forro'
    | 'bossa'
    | 'maracatu'
    | 'frevo'
    | 'catira';
  /** MIDI number of the tonic. */
  readonly key: number;
  readonly mode: 'major' | 'minor' | 'dorian' | 'mixolydian';
  readonly beatsPerMinute: number;
  /** The degree on which each bar's chord stands. */
  readonly chords: readonly number[];
  readonly tune: readonly string[];
  readonly refrain: readonly string[];
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
  /** Symbols whose best prize the view shows above the grid, or prizes with a name, at the present stake. */
  readonly plates: readonly string[];
  readonly scene: TitleScene;
  readonly night: TitleNight;
  readonly body: TitleBody;
  readonly mascot: TitleMascot;
  readonly moment: TitleMoment;
  readonly song: TitleSong;
}

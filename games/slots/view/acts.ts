import type { TitleSymbol } from '../src/index.ts';

/** How a figure leaves its rest: degrees, shares of its size, factors of its size. */
export interface FigurePose {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

const rest: FigurePose = { turn: 0, x: 0, y: 0, wide: 1, tall: 1 };
const wave = (t: number, times: number): number => Math.sin(t * times * 2 * Math.PI);
/** Goes up and dies away. */
const fade = (t: number): number => 1 - t;

/** The acts of figures that win, by the time that has gone (0 to 1). */
const acts = {
  /** A feather, a lantern, a bell. */
  swing: (t) => ({ ...rest, turn: 20 * wave(t, 2) * fade(t) }),
  /** An accordion, a shell, a mouth. */
  pump: (t) => ({ ...rest, wide: 1 + 0.2 * wave(t, 2), tall: 1 - 0.08 * wave(t, 2) }),
  /** A drum under its sticks. */
  beat: (t) => ({
    ...rest,
    tall: 1 - 0.16 * Math.abs(wave(t, 2)),
    wide: 1 + 0.1 * Math.abs(wave(t, 2)),
  }),
  /** Maracas, a tambourine. */
  shake: (t) => ({ ...rest, turn: 16 * wave(t, 5) * fade(t), x: 0.03 * wave(t, 5) }),
  /** A sun, a flower, an orange. */
  spin: (t) => ({ ...rest, turn: 360 * (1 - (1 - t) ** 3) }),
  /** Somebody who jumps. */
  hop: (t) => ({
    ...rest,
    y: -0.16 * Math.abs(wave(t, 1)) - 0.05 * Math.abs(wave(t, 2)),
    tall: 1 + 0.08 * wave(t, 2),
  }),
  /** A dolphin over a wave. */
  leap: (t) => ({ ...rest, y: -0.2 * Math.sin(t * Math.PI), turn: -24 * wave(t, 1) }),
  /** A boat, a cup of tea. */
  rock: (t) => ({ ...rest, turn: 11 * wave(t, 2), y: 0.03 * wave(t, 4) }),
  /** Wings. */
  flap: (t) => ({
    ...rest,
    wide: 1 - 0.22 * Math.abs(wave(t, 3)),
    y: -0.1 * Math.sin(t * Math.PI),
  }),
  /** Fire, and everything that glows. */
  glow: (t) => ({ ...rest, tall: 1 + 0.14 * Math.abs(wave(t, 3)), wide: 1 + 0.06 * wave(t, 4) }),
  /** Everybody else. */
  pulse: (t) => ({
    ...rest,
    wide: 1 + 0.15 * Math.sin(t * Math.PI),
    tall: 1 + 0.15 * Math.sin(t * Math.PI),
  }),
} as const satisfies Record<string, (t: number) => FigurePose>;

type ActName = keyof typeof acts;

/** The act of a drawn figure, by its glyph. */
const byGlyph: Readonly<Record<string, ActName>> = {
  feather: 'swing',
  'two-feathers': 'swing',
  'asian-lantern': 'swing',
  bamboo: 'swing',
  cactus: 'swing',
  reed: 'swing',
  seedling: 'swing',
  'monstera-leaf': 'swing',
  'carnival-mask': 'swing',
  'western-hat': 'hop',
  'cowboy-boot': 'hop',
  capybara: 'hop',
  frog: 'hop',
  duck: 'rock',
  'wood-canoe': 'rock',
  teapot: 'rock',
  paddles: 'rock',
  'fruit-bowl': 'rock',
  accordion: 'pump',
  piranha: 'pump',
  fangs: 'pump',
  'open-treasure-chest': 'pump',
  drum: 'beat',
  maracas: 'shake',
  tambourine: 'shake',
  guitar: 'shake',
  whistle: 'shake',
  trumpet: 'shake',
  flute: 'shake',
  popcorn: 'shake',
  cherry: 'swing',
  grapes: 'swing',
  banana: 'swing',
  'striped-sun': 'spin',
  sunflower: 'spin',
  orange: 'spin',
  lotus: 'glow',
  'lotus-flower': 'spin',
  'flat-star': 'spin',
  'snake-spiral': 'spin',
  'lily-pads': 'spin',
  dolphin: 'leap',
  'double-fish': 'leap',
  'sea-turtle': 'leap',
  hummingbird: 'flap',
  butterfly: 'flap',
  toucan: 'flap',
  'handheld-fan': 'flap',
  campfire: 'glow',
  'gold-nuggets': 'glow',
  'imperial-crown': 'glow',
  moon: 'glow',
  'water-drop': 'beat',
  snake: 'shake',
  'bow-tie-ribbon': 'swing',
  'round-star': 'spin',
  'charging-bull': 'hop',
  'croc-jaws': 'pump',
  'shoebill-stork': 'flap',
  'deer-head': 'rock',
  rooster: 'hop',
  amphora: 'rock',
  'chili-pepper': 'swing',
  donkey: 'hop',
  'barn-owl': 'flap',
  'old-lantern': 'swing',
  key: 'rock',
  hourglass: 'spin',
  'candle-holder': 'glow',
  'quill-ink': 'shake',
  'star-formation': 'glow',
  'spell-book': 'pump',
  'secret-book': 'pump',
  sloth: 'swing',
  compass: 'shake',
  'magnifying-glass': 'rock',
  'flying-beetle': 'flap',
  mushroom: 'beat',
  fern: 'swing',
  bee: 'flap',
  honeypot: 'rock',
  honeycomb: 'glow',
  daisy: 'spin',
  snail: 'rock',
  'watering-can': 'swing',
  'paper-windmill': 'spin',
  'nest-birds': 'hop',
  'tree-beehive': 'shake',
  sunrise: 'glow',
  quindim: 'pump',
  brigadeiro: 'hop',
  beijinho: 'hop',
  'bolo-de-rolo': 'spin',
  cocada: 'rock',
  'pe-de-moleque': 'shake',
  'maria-mole': 'pump',
  pacoca: 'rock',
  'bolo-de-festa': 'glow',
  bombom: 'shake',
  goat: 'hop',
  saddle: 'rock',
  horseshoe: 'swing',
  'desert-skull': 'pump',
  jug: 'rock',
  lasso: 'spin',
  well: 'beat',
  sun: 'spin',
  'painted-pottery': 'glow',
  'large-dress': 'swing',
  'skimmer-hat': 'hop',
  violin: 'shake',
  'cake-slice': 'hop',
  'shiny-apple': 'hop',
  'party-flags': 'swing',
  'celebration-fire': 'glow',
  'firework-rocket': 'leap',
  trophy: 'glow',
  'running-shoe': 'hop',
  't-shirt': 'swing',
  gloves: 'shake',
  ticket: 'flap',
  'soccer-ball': 'spin',
  saxophone: 'shake',
  rose: 'swing',
  'domino-tiles': 'flap',
  'bow-tie': 'flap',
  'musical-notes': 'hop',
  'old-microphone': 'shake',
  cat: 'hop',
  'coffee-cup': 'rock',
  'coffee-pot': 'rock',
  'steam-locomotive': 'shake',
  'coffee-beans': 'shake',
  'sugar-cane': 'swing',
  bread: 'hop',
  cupcake: 'hop',
  'open-book': 'flap',
  ibis: 'flap',
  'oyster-pearl': 'pump',
  shrimp: 'hop',
  'fishing-boat': 'rock',
  'spiral-shell': 'swing',
  'tropical-fish': 'leap',
  'tree-roots': 'swing',
  'falling-leaf': 'swing',
  crab: 'hop',
  'gold-shell': 'spin',
  'crab-claw': 'pump',
  'eagle-head': 'flap',
  monkey: 'hop',
  turtle: 'rock',
  coconuts: 'shake',
  mushrooms: 'beat',
  'linden-leaf': 'swing',
  ant: 'shake',
  'plant-seed': 'swing',
  'fruit-tree': 'rock',
  almond: 'rock',
  basket: 'rock',
  'locked-chest': 'pump',
  galleon: 'rock',
  church: 'swing',
  'ship-wheel': 'spin',
  spyglass: 'pump',
  anchor: 'swing',
  barrel: 'rock',
  'rope-coil': 'spin',
  'lantern-flame': 'glow',
  coins: 'hop',
  'parrot-head': 'shake',
  'treasure-map': 'flap',
  seahorse: 'hop',
  trident: 'shake',
  octopus: 'flap',
  lyre: 'swing',
  jellyfish: 'pump',
  lighthouse: 'glow',
  mermaid: 'leap',
  'big-wave': 'leap',
};

/** The name of a symbol's drawing, by which it acts; letters and the macaw have none. */
export function drawingOf(symbol: TitleSymbol): string | null {
  if (symbol.figure === 'glyph') return symbol.glyph;
  return symbol.figure === 'cut' ? symbol.name : null;
}

/** The pose of a figure at a time of its act. */
export function figureAt(glyph: string | null, t: number): FigurePose {
  return t <= 0 ? rest : acts[(glyph === null ? undefined : byGlyph[glyph]) ?? 'pulse'](t);
}

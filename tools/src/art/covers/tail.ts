import { palette } from '../draw/palette.ts';
import { footLettering, models } from './models.ts';
import type { Inks, ModelName } from './models.ts';
import { cover } from './recipe.ts';

const {
  blue,
  sun,
  paper,
  coral,
  leaf,
  deepBlue,
  pink,
  teal,
  violet,
  sky,
  orange,
  clay,
  forest,
  mint,
} = palette;

/** Colour sets of the long tail; neighbours in a grid should not share one. */
export const inkSets = {
  mar: [blue, sun, paper, coral],
  brasa: [coral, paper, sun, blue],
  mato: [leaf, sun, paper, coral],
  sol: [sun, coral, paper, blue],
  noite: [deepBlue, pink, paper, sun],
  rio: [teal, sun, paper, coral],
  festa: [violet, sun, paper, coral],
  ceu: [sky, coral, sun, blue],
  terra: [orange, clay, paper, sun],
  mata: [forest, sun, mint, coral],
} satisfies Record<string, Inks>;

export type InkSet = keyof typeof inkSets;

type Row = readonly [
  slug: string,
  title: string,
  vendor: string,
  glyph: string,
  model: ModelName,
  inks: InkSet,
];

// prettier-ignore
const rows: readonly Row[] = [
  ['jangada', 'Jangada', 'Folia Games', 'sailboat', 'faixa', 'rio'],
  ['cobra-coral', 'Cobra Coral', 'Mata Studio', 'snake', 'faixa', 'ceu'],
  ['dado-carioca', 'Dado Carioca', 'Rio Negro', 'dice-six-faces-five', 'repete', 'brasa'],
];

/** Covers made from a glyph, a model and a colour set. */
export const tail = rows.map(([slug, title, vendor, name, model, set]) => {
  const colours = inkSets[set];
  return cover(
    slug,
    title,
    vendor,
    () => models[model](name, colours) + footLettering(title, colours),
  );
});

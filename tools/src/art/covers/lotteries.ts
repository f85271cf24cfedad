import { readFileSync } from 'node:fs';
import { lotteryCover } from '../../../../database/seeds/lottery-games.ts';
import { letter } from '../draw/lettering.ts';
import { palette } from '../draw/palette.ts';
import { brightOf, centred, models } from './models.ts';
import type { Inks, ModelName } from './models.ts';
import { cover } from './recipe.ts';
import { inkSets } from './tail.ts';
import type { InkSet } from './tail.ts';

/** Sentences of the house's own language. */
function said(namespace: string): (key: string) => string {
  const file = new URL(
    `../../../../packages/i18n/messages/pt-BR/${namespace}.json`,
    import.meta.url,
  );
  const sentences = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return (key) => {
    const text = sentences[key];
    if (text === undefined) throw new Error(`nobody says ${namespace}:${key}`);
    return text;
  };
}
const lottery = said('lottery');
const ui = said('ui');

type Row = readonly [
  code: string,
  glyph: string,
  model: ModelName,
  inks: InkSet,
  /** How many words of a long name stand in the large line; all of them where nothing is said. */
  large?: number,
];

// prettier-ignore
const rows: readonly Row[] = [
  ['ssc-1m', 'shamrock', 'sol', 'mato'],
  ['ssc-5m', 'horseshoe', 'oratorio', 'mar'],
  ['keno-2m', 'ball-pyramid', 'faixa', 'rio'],
  ['hk6-week', 'tarot-10-wheel-of-fortune', 'lua', 'festa', 3],
  ['k3-1m', 'rolling-dices', 'sol', 'brasa'],
  ['pk10-1m', 'race-car', 'corte', 'sol'],
  ['11x5-3m', 'domino-tiles', 'repete', 'terra'],
  ['pc28-3m', 'abacus', 'oratorio', 'sol'],
  ['3d-20m', 'crystal-ball', 'lua', 'sol'],
  ['p5-day', 'owl', 'lua', 'mar'],
  ['uirapuru', 'finch', 'sol', 'mata'],
  ['quero-quero', 'ibis', 'oratorio', 'rio'],
  ['bem-te-vi', 'sparrow', 'faixa', 'ceu'],
  ['saci', 'smoking-pipe', 'repete', 'brasa'],
  ['sabia', 'dove', 'corte', 'terra'],
  ['sete-cordas', 'guitar-head', 'sol', 'festa'],
  ['joao-de-barro', 'nest-birds', 'oratorio', 'terra'],
  ['e-ssc-1m', 'yin-yang', 'sol', 'mar', 3],
  ['e-pk10-2m', 'checkered-flag', 'corte', 'brasa', 3],
  ['e-k3-2m', 'perspective-dice-six-faces-random', 'faixa', 'festa', 3],
  ['e-pc28-2m', 'scales', 'oratorio', 'mata', 3],
  ['e-hk6-10m', 'two-coins', 'repete', 'rio', 3],
  ['vn-north', 'pagoda', 'sol', 'sol'],
  ['vn-ho-chi-minh', 'modern-city', 'lua', 'brasa'],
  ['vn-ben-tre', 'coconuts', 'faixa', 'mato'],
  ['vn-dong-nai', 'bamboo', 'oratorio', 'mato'],
  ['vn-tay-ninh', 'mountains', 'lua', 'rio'],
  ['vn-vinh-long', 'fishing-boat', 'corte', 'ceu'],
  ['vn-tien-giang', 'bowl-of-rice', 'repete', 'sol'],
  ['vn-thua-thien-hue', 'temple-gate', 'oratorio', 'festa'],
  ['vn-dak-lak', 'elephant', 'faixa', 'terra'],
  ['vn-da-nang', 'dragon-head', 'sol', 'ceu'],
  ['vn-binh-dinh', 'high-kick', 'corte', 'mata'],
  ['vn-gia-lai', 'gong', 'lua', 'terra'],
];

/** Places where lotteries are listed. */
const entries = [
  ['loterias', ui('category.LOTT'), 'ticket', 'corte', 'mar'],
  ['e-loterias', ui('category.ELOTT'), 'three-burning-balls', 'sol', 'festa'],
  ['loterias-do-vietna', lottery('group.vietnam'), 'lotus-flower', 'oratorio', 'brasa'],
] as const;

/** The end of a name: how often it is drawn, or how many numbers of how many are marked. */
const paced = /^(.*?)(?: (\d+ min|\d+\/\d+))?$/;

/** The letters of the press are those of western Europe: a name with any other goes without its marks. */
function writable(name: string): string {
  if (/^[ -\u00ff]*$/.test(name)) return name;
  const bare = name.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  return bare.replaceAll('đ', 'd').replaceAll('Đ', 'D');
}

/** The name at the foot as the lottery's own messages say it; above it what is left of a long one, and the pace. */
function lettering(name: string, colours: Inks, large = Infinity): string {
  const [, bare = name, pace] = paced.exec(name) ?? [];
  const words = writable(bare).split(' ');
  const big = words.slice(-large).join(' ');
  const small = [words.slice(0, -large).join(' '), pace].filter(Boolean).join(' · ');
  const fill = brightOf(colours);
  if (small === '') return letter(big, { ...centred(big, 256, 36), y: 346, h: 36, fill });
  return (
    letter(small, { ...centred(small, 240, 18), y: 332, h: 19, fill: palette.paper }) +
    letter(big, { ...centred(big, 256, 34), y: 361, h: 29, fill })
  );
}

/** A cover for every lottery that is sold, and for each place where they are listed. */
export const lotteryCovers = [
  ...entries.map(([slug, name, glyph, model, set]) => {
    const colours = inkSets[set];
    const large = name.includes(' ') ? 1 : undefined;
    return cover(
      slug,
      name,
      'Arara',
      () => models[model](glyph, colours) + lettering(name, colours, large),
    );
  }),
  ...rows.map(([code, glyph, model, set, large]) => {
    const name = lottery(`game.${code}`);
    const colours = inkSets[set];
    const draw = () => models[model](glyph, colours) + lettering(name, colours, large);
    return cover(lotteryCover(code), name, 'Arara', draw);
  }),
];

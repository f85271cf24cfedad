import { z } from 'zod';
import { BOMB, jackpotOf, loosesOf, plateOf, wildOf } from '../shape.ts';
import { faces, frames, leaps, mascots } from '../title.ts';
import { mathsSchema } from './maths-schema.ts';

const PIGMENTS = [
  'azul',
  'ceu',
  'sol',
  'laranja',
  'urucum',
  'barro',
  'folha',
  'mata',
  'menta',
  'petroleo',
  'jenipapo',
  'rosa',
  'terra',
  'papel',
  'tinta',
  'noite',
] as const;

const pigment = z.enum(PIGMENTS);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const face = {
  id: z.string().regex(/^((high|mid|low)[1-9]|wild|scatter|bomb|coin|collect)$/),
  name: z.string().regex(/^([a-z]+(-[a-z]+)*|[AKQJ]|10)$/),
  kind: z.enum(['high', 'mid', 'low', 'wild', 'scatter', 'bomb', 'coin', 'collect']),
  ground: pigment,
  halo: pigment,
  ink: pigment,
};
const symbol = z.discriminatedUnion('figure', [
  z.strictObject({ ...face, figure: z.literal('glyph'), glyph: slug, base: pigment }),
  z.strictObject({ ...face, figure: z.literal('letter'), letter: z.string().min(1).max(2) }),
  z.strictObject({ ...face, figure: z.literal('cut') }),
  z.strictObject({ ...face, figure: z.literal('arara') }),
]);

const scene = z.strictObject({
  ground: pigment,
  rays: pigment,
  frame: pigment,
  dots: pigment,
  burst: pigment,
  ornament: z.strictObject({ glyph: slug, ink: pigment, base: pigment }),
  lettering: z.strictObject({
    warp: z.enum(['arch', 'rise', 'wave', 'flat']),
    fill: pigment,
    outline: pigment,
  }),
});

const pair = z.tuple([pigment, pigment]);

const night = z.strictObject({
  ground: pigment,
  rays: pigment,
  frame: pigment,
  dots: pigment,
  board: pair,
  hills: pair,
});

const body = z.strictObject({
  face: z.enum(faces),
  frame: z.enum(frames),
  board: pair,
  motion: z.strictObject({
    speed: z.number().min(12).max(44),
    pace: z.number().min(0.6).max(1.4),
    spring: z.number().min(0).max(3),
    stagger: z.number().min(0.5).max(1.5),
  }),
});

const mascot = z.strictObject({
  puppet: z.enum(mascots),
  side: z.enum(['left', 'right']),
});

const moment = z.strictObject({
  leap: z.enum(leaps),
  press: z.enum(['stamp', 'unroll', 'sweep']).optional(),
});

const bars = z
  .array(z.string().regex(/^(\S+:[0-9]+ ?)+$/))
  .min(8)
  .max(16);

const song = z.strictObject({
  genre: z.enum([
    'carimbo',
    'choro',
    'samba',
    'toada',
    'forro',
    'bossa',
    'maracatu',
    'frevo',
    'catira',
  ]),
  key: z.int().min(48).max(72),
  mode: z.enum(['major', 'minor', 'dorian', 'mixolydian']),
  beatsPerMinute: z.int().min(60).max(160),
  chords: z.array(z.int().min(1).max(7)).min(8).max(16),
  tune: bars,
  refrain: bars,
});

type Maths = z.infer<typeof mathsSchema>;
const drawnNumbers = (maths: Maths) => jackpotOf(maths)?.numbers ?? 0;
const wonNumbers = (maths: Maths) =>
  jackpotOf(maths)?.levels.reduce((sum, { numbersPerMinor }) => sum + numbersPerMinor, 0) ?? 0;

/** Everything that a title file must be; a test walks all titles with it. */
export const titleSchema = z
  .strictObject({
    code: slug,
    version: z.string().regex(/^[1-9][0-9]*$/),
    brand: z.string().min(2).max(30),
    maths: mathsSchema,
    stakes: z.array(z.string().regex(/^[0-9]+\.[0-9]{2}$/)).min(5),
    themes: z.array(slug),
    symbols: z.array(symbol),
    plates: z.array(z.string()).length(3),
    scene,
    night,
    body,
    mascot,
    moment,
    song,
  })
  .superRefine((title, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const faces = title.symbols.map(({ id }) => id);
    const bomb = title.maths.model === 'anywhere' ? BOMB : null;
    const special = [wildOf(title.maths), ...loosesOf(title.maths), bomb].filter(
      (id) => id !== null,
    );
    const wanted = new Set([...Object.keys(title.maths.paytable), ...special]);
    if (faces.toSorted().join() !== [...wanted].toSorted().join())
      refuse('a symbol has no one face');
    const { model } = title.maths;
    if ((model === 'respin' || model === 'hold') !== (title.moment.press !== undefined))
      refuse('a full screen without respins, or respins without one');
    if (new Set(faces).size !== faces.length) refuse('a symbol has two faces');
    if (title.symbols.some(({ id, kind }) => !id.startsWith(kind))) refuse('a kind is wrong');
    const { chords, tune, refrain } = title.song;
    if (tune.length !== chords.length || refrain.length !== chords.length)
      refuse('a bar has no chord');
    if (title.plates.some((id) => plateOf(title.maths, id) === 0)) refuse('a plate pays not');
    const centavos = title.stakes.map((stake) => Number(stake.replace('.', '')));
    if (centavos.some((each, index) => each <= (centavos[index - 1] ?? 0))) refuse('stakes fall');
    if (centavos.some((each) => (each * title.maths.payoutUnit) % 100 !== 0)) {
      refuse('a stake would pay a fraction of a centavo');
    }
    const dearest = Math.max(...centavos) * Math.max(...title.maths.modes.map(({ cost }) => cost));
    if (wonNumbers(title.maths) * dearest > drawnNumbers(title.maths) * 100)
      refuse('a round has more numbers than the jackpot draws');
  });

import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [92, 136],
  [208, 136],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const flipper =
  'M74 226C48 220 22 232 8 258C4 270 -8 276 -14 292C-2 300 10 294 18 296C34 300 40 290 52 288C66 284 72 272 84 262Z';
const flukes =
  'M246 268C236 240 240 212 254 190C236 186 224 172 222 150C240 148 258 156 268 172C274 154 290 142 312 142C314 164 302 182 282 190C278 216 280 242 286 266Z';

/** One of the two curls into which a spout falls. */
const curl =
  'M150 44C146 22 138 2 118 -6C102 -10 92 0 96 12C100 22 112 20 112 12C126 16 134 30 136 46Z';

/** A knob of her snout, which a hair grows from. */
const knobs = (list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, y, r]) => oval(x, y, r)).join('');

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [264, 280],
    shapes: [
      { d: flukes, fill: 'petroleo', ...edge },
      {
        d: cuts([
          [232, 158, 36, 30],
          [302, 150, 140, 32],
          [262, 238, -78, 34],
        ]),
        fill: 'papel',
      },
    ],
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 48],
    shapes: [
      { d: curl, fill: 'ceu', ...edge },
      { d: mirrored(curl, 150), fill: 'ceu', ...edge },
      { d: 'M138 52C140 30 144 10 150 -12C156 10 160 30 162 52Z', fill: 'papel', ...edge },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M50 350C42 262 70 176 150 176C230 176 258 262 250 350Z',
        fill: 'petroleo',
        ...edge,
      },
      {
        d: 'M86 350C80 276 96 214 150 214C204 214 220 276 214 350Z',
        fill: 'papel',
        line: 'tinta',
        width: 5,
      },
      {
        d: 'M150 240L150 350M128 240C118 276 116 312 118 350M172 240C182 276 184 312 182 350M106 250C96 284 94 316 96 350M194 250C204 284 206 316 204 350',
        line: 'petroleo',
        width: 5,
      },
    ],
  },
  {
    id: 'mouth',
    of: 'head',
    joint: [150, 180],
    shapes: [
      {
        d: 'M64 156C70 214 106 246 150 246C194 246 230 214 236 156Z',
        fill: 'barro',
        ...edge,
      },
      { d: 'M106 210C120 190 180 190 194 210C188 238 112 238 106 210Z', fill: 'rosa' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 176],
    shapes: [
      {
        d: 'M56 150C54 226 98 268 150 268C202 268 246 226 244 150C214 182 184 192 150 192C116 192 86 182 56 150Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M150 200L150 260M128 200C126 222 128 242 134 258M172 200C174 222 172 242 166 258M106 196C104 216 108 236 116 250M194 196C196 216 192 236 184 250M86 186C86 204 90 220 98 234M214 186C214 204 210 220 202 234',
        line: 'petroleo',
        width: 5,
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 226],
    shapes: [
      {
        d: 'M150 40C98 40 62 82 54 142C52 156 56 164 64 168C92 188 120 196 150 196C180 196 208 188 236 168C244 164 248 156 246 142C238 82 202 40 150 40Z',
        fill: 'petroleo',
        ...edge,
      },
      { d: 'M138 48C130 92 132 142 150 178C168 142 170 92 162 48Z', fill: 'azul' },
      {
        d: knobs([
          [150, 86, 7],
          [150, 112, 8],
          [150, 140, 7.5],
          [122, 168, 6.5],
          [178, 168, 6.5],
          [98, 74, 6],
          [202, 74, 6],
        ]),
        fill: 'menta',
        line: 'tinta',
        width: 4,
      },
      { d: oval(74, 164, 13, 8, 20) + oval(226, 164, 13, 8, -20), fill: 'rosa' },
      {
        d: cuts([
          [106, 56, 130, 28],
          [194, 56, 50, 28],
        ]),
        fill: 'ceu',
      },
      { d: 'M138 50Q144 58 150 50Q156 58 162 50', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [222, 82],
    shapes: [
      {
        d: 'M222 48L231 70L256 66L239 84L252 106L229 98L214 118L212 93L188 86L210 74Z',
        fill: 'urucum',
        ...edge,
      },
      { d: knobs([[222, 84, 5]]), fill: 'sol' },
      { d: oval(224, 62, 2.5) + oval(244, 72, 2.5) + oval(200, 84, 2.5), fill: 'sol' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 136],
    shapes: [],
    faces: eyes({ at: sight, size: 17, lid: 'jenipapo' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 140],
    shapes: [],
    faces: pupils({
      at: [
        [96, 141],
        [204, 141],
      ],
      size: 8,
    }),
  },
  {
    id: 'armL',
    of: 'body',
    joint: [76, 244],
    shapes: [
      { d: flipper, fill: 'papel', ...edge },
      {
        d: cuts([
          [20, 264, 10, 40],
          [6, 282, -12, 34],
        ]),
        fill: 'petroleo',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [224, 244],
    shapes: [
      { d: mirrored(flipper, 150), fill: 'papel', ...edge },
      {
        d: mirrored(
          cuts([
            [20, 264, 10, 40],
            [6, 282, -12, 34],
          ]),
          150,
        ),
        fill: 'petroleo',
      },
    ],
  },
  {
    id: 'water',
    of: null,
    joint: [150, 300],
    shapes: [
      {
        d: 'M4 292C24 276 44 302 66 290C88 278 108 302 130 290C152 278 172 302 194 290C216 278 238 302 260 290C276 282 290 288 298 294L298 318L4 318Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: 'M34 304Q52 296 70 304M120 306Q140 296 160 306M214 304Q232 296 250 304',
        line: 'ceu',
        width: 5,
      },
    ],
  },
];

/** The mouth of one who sings: open so far, and swelling with the note. */
const note = (open: number, by: number, ms: number) => ({
  hold: { jaw: { y: open } },
  sways: [
    { part: 'jaw', channel: 'y', by, ms },
    { part: 'mouth', channel: 'y', by: by / 2, ms },
  ] as const,
});

/** The humpback of Abrolhos, who sings to the whole reef: a star of the sea over her ear, and no note too long. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 14,
  parts,
  acts: houseActs(
    {
      tempo: 1.7,
      reach: 0.8,
      arms: 62,
      more: {
        idle: {
          sways: [
            { part: 'jaw', channel: 'y', by: 5, ms: 4_600, wave: 'beat' },
            { part: 'armL', channel: 'turn', by: 7, ms: 3_800 },
            { part: 'armR', channel: 'turn', by: -7, ms: 3_800 },
            { part: 'prop', channel: 'tall', by: 0.12, ms: 2_600 },
            { part: 'water', channel: 'x', by: 5, ms: 3_300 },
          ],
        },
        tension: { hold: { prop: { tall: 0.3, wide: 0.6 } } },
        joy: note(18, 5, 700),
        wild: {
          hold: { ...note(26, 6, 520).hold, prop: { tall: 1.3, wide: 1.2 } },
          sways: [...note(26, 6, 520).sways, { part: 'prop', channel: 'tall', by: 0.25, ms: 430 }],
        },
        sleep: { hold: { head: { y: 22, turn: 0 }, prop: { tall: 0.35, wide: 0.6 } } },
      },
    },
    parts.map(({ id }) => id),
  ),
};

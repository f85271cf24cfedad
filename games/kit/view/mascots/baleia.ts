import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [92, 158],
  [208, 158],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const flipper =
  'M74 248C48 242 22 254 8 280C4 292 -8 298 -14 314C-2 322 10 316 18 318C34 322 40 312 52 310C66 306 72 294 84 284Z';
const flukes =
  'M246 290C236 262 240 234 254 212C236 208 224 194 222 172C240 170 258 178 268 194C274 176 290 164 312 164C314 186 302 204 282 212C278 238 280 264 286 288Z';

/** One of the two curls into which a spout falls. */
const curl =
  'M150 66C146 44 138 24 118 16C102 12 92 22 96 34C100 44 112 42 112 34C126 38 134 52 136 68Z';

/** A knob of her snout, which a hair grows from. */
const knobs = (list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, y, r]) => oval(x, y, r)).join('');

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [264, 302],
    shapes: [
      { d: flukes, fill: 'petroleo', ...edge },
      {
        d: cuts([
          [232, 180, 36, 30],
          [302, 172, 140, 32],
          [262, 260, -78, 34],
        ]),
        fill: 'papel',
      },
    ],
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 70],
    shapes: [
      { d: curl, fill: 'ceu', ...edge },
      { d: mirrored(curl, 150), fill: 'ceu', ...edge },
      { d: 'M138 74C140 52 144 32 150 10C156 32 160 52 162 74Z', fill: 'papel', ...edge },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 326],
    shapes: [
      {
        d: 'M50 372C42 284 70 198 150 198C230 198 258 284 250 372Z',
        fill: 'petroleo',
        ...edge,
      },
      {
        d: 'M86 372C80 298 96 236 150 236C204 236 220 298 214 372Z',
        fill: 'papel',
        line: 'tinta',
        width: 5,
      },
      {
        d: 'M150 262L150 372M128 262C118 298 116 334 118 372M172 262C182 298 184 334 182 372M106 272C96 306 94 338 96 372M194 272C204 306 206 338 204 372',
        line: 'petroleo',
        width: 5,
      },
    ],
  },
  {
    id: 'mouth',
    of: 'head',
    joint: [150, 202],
    shapes: [
      {
        d: 'M64 178C70 236 106 268 150 268C194 268 230 236 236 178Z',
        fill: 'barro',
        ...edge,
      },
      { d: 'M106 232C120 212 180 212 194 232C188 260 112 260 106 232Z', fill: 'rosa' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 198],
    shapes: [
      {
        d: 'M56 172C54 248 98 290 150 290C202 290 246 248 244 172C214 204 184 214 150 214C116 214 86 204 56 172Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M150 222L150 282M128 222C126 244 128 264 134 280M172 222C174 244 172 264 166 280M106 218C104 238 108 258 116 272M194 218C196 238 192 258 184 272M86 208C86 226 90 242 98 256M214 208C214 226 210 242 202 256',
        line: 'petroleo',
        width: 5,
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 248],
    shapes: [
      {
        d: 'M150 62C98 62 62 104 54 164C52 178 56 186 64 190C92 210 120 218 150 218C180 218 208 210 236 190C244 186 248 178 246 164C238 104 202 62 150 62Z',
        fill: 'petroleo',
        ...edge,
      },
      { d: 'M138 70C130 114 132 164 150 200C168 164 170 114 162 70Z', fill: 'azul' },
      {
        d: knobs([
          [150, 108, 7],
          [150, 134, 8],
          [150, 162, 7.5],
          [122, 190, 6.5],
          [178, 190, 6.5],
          [98, 96, 6],
          [202, 96, 6],
        ]),
        fill: 'menta',
        line: 'tinta',
        width: 4,
      },
      { d: oval(74, 186, 13, 8, 20) + oval(226, 186, 13, 8, -20), fill: 'rosa' },
      {
        d: cuts([
          [106, 78, 130, 28],
          [194, 78, 50, 28],
        ]),
        fill: 'ceu',
      },
      { d: 'M138 72Q144 80 150 72Q156 80 162 72', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [222, 104],
    shapes: [
      {
        d: 'M222 70L231 92L256 88L239 106L252 128L229 120L214 140L212 115L188 108L210 96Z',
        fill: 'urucum',
        ...edge,
      },
      { d: knobs([[222, 106, 5]]), fill: 'sol' },
      { d: oval(224, 84, 2.5) + oval(244, 94, 2.5) + oval(200, 106, 2.5), fill: 'sol' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 158],
    shapes: [],
    faces: eyes({ at: sight, size: 17, lid: 'jenipapo' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 162],
    shapes: [],
    faces: pupils({
      at: [
        [96, 163],
        [204, 163],
      ],
      size: 8,
    }),
  },
  {
    id: 'armL',
    of: 'body',
    joint: [76, 266],
    shapes: [
      { d: flipper, fill: 'papel', ...edge },
      {
        d: cuts([
          [20, 286, 10, 40],
          [6, 304, -12, 34],
        ]),
        fill: 'petroleo',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [224, 266],
    shapes: [
      { d: mirrored(flipper, 150), fill: 'papel', ...edge },
      {
        d: mirrored(
          cuts([
            [20, 286, 10, 40],
            [6, 304, -12, 34],
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
    joint: [150, 322],
    shapes: [
      {
        d: 'M4 314C24 298 44 324 66 312C88 300 108 324 130 312C152 300 172 324 194 312C216 300 238 324 260 312C276 304 290 310 298 316L298 340L4 340Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: 'M34 326Q52 318 70 326M120 328Q140 318 160 328M214 326Q232 318 250 326',
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
  box: [300, 322],
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

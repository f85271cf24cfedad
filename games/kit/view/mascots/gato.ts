import { cuts, eyes, houseActs, mirrored, oval } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [114, 152],
  [186, 152],
] as const;
const cut = { line: 'papel', width: 5 } as const;
const edge = { line: 'tinta', width: 6 } as const;
const arm = 'M110 222C84 232 66 262 62 288C62 306 104 308 106 290C108 268 122 254 132 244Z';
const paw = 'M62 282C58 312 110 314 108 286Z';
const ear = 'M68 138C58 104 54 74 60 48C90 58 114 78 126 100';
const inner = 'M80 114C74 94 72 80 74 70C90 76 102 88 110 102Z';
const lapel = 'M120 202L96 240L116 250L104 266L148 306L132 206Z';
const jingles = [0, 60, 120, 180, 240, 300].map((turn) => [
  250 + 38 * Math.cos((turn * Math.PI) / 180),
  262 + 38 * Math.sin((turn * Math.PI) / 180),
]);
/** The eye of a cat is a slit. */
const slits = (wide: number, tall: number) =>
  sight.flatMap(([x, y]) => [
    { d: oval(x, y + 2, wide, tall), fill: 'tinta' },
    { d: oval(x + 4, y - 2, 2.6), fill: 'papel' },
  ]);
const smile = 'M150 188L150 196Q138 210 124 200M150 196Q162 210 180 196';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [96, 290],
    shapes: [
      { d: 'M98 292Q22 292 30 218Q36 186 62 196', line: 'papel', width: 28 },
      { d: 'M98 292Q22 292 30 218Q36 186 62 196', line: 'tinta', width: 19 },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M72 306C70 246 100 194 150 194C200 194 230 246 228 306L228 350L72 350Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M124 200L176 200L168 306L132 306Z', fill: 'papel', ...edge },
      {
        d: 'M128 226L172 226M129 246L171 246M130 266L170 266M132 286L168 286',
        line: 'barro',
        width: 9,
      },
      { d: lapel, fill: 'papel', ...edge },
      { d: mirrored(lapel, 150), fill: 'papel', ...edge },
      { d: oval(98, 254, 13), fill: 'urucum', line: 'tinta', width: 4.5 },
      {
        d: cuts([
          [98, 254, 30, 11],
          [98, 254, 150, 11],
          [98, 254, 270, 11],
        ]),
        fill: 'barro',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [118, 238],
    shapes: [
      { d: arm, fill: 'papel', ...edge },
      { d: paw, fill: 'tinta', ...cut },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 238],
    shapes: [{ d: mirrored(arm, 150), fill: 'papel', ...edge }],
  },
  {
    id: 'prop',
    of: 'armR',
    joint: [226, 290],
    shapes: [
      { d: oval(250, 262, 43), fill: 'barro', ...edge },
      { d: oval(250, 262, 31), fill: 'papel', line: 'tinta', width: 5 },
      {
        d: jingles.map(([x = 0, y = 0]) => oval(Math.round(x), Math.round(y), 7, 5)).join(''),
        fill: 'sol',
        line: 'tinta',
        width: 3,
      },
      { d: mirrored(paw, 150), fill: 'tinta', ...cut },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 208],
    shapes: [
      {
        d: 'M150 90C100 90 62 116 58 158C56 178 66 192 78 200L70 212L96 210C112 218 130 222 150 222C170 222 188 218 204 210L230 212L222 200C234 192 244 178 242 158C238 116 200 90 150 90Z',
        fill: 'tinta',
        ...cut,
      },
      {
        d: cuts([
          [84, 128, 60, 24],
          [76, 172, 8, 26],
          [78, 184, -6, 24],
          [216, 128, 120, 24],
          [224, 172, 172, 26],
          [222, 184, 186, 24],
        ]),
        fill: 'azul',
      },
      { d: oval(133, 194, 22, 17) + oval(167, 194, 22, 17), fill: 'papel' },
      { d: 'M138 176C142 170 158 170 162 176L150 190Z', fill: 'rosa', line: 'tinta', width: 4 },
      {
        d: 'M116 192L60 182M116 200L62 206M184 192L240 182M184 200L238 206',
        line: 'papel',
        width: 3.5,
      },
    ],
  },
  {
    id: 'hat',
    of: 'head',
    joint: [160, 104],
    shapes: [
      { d: oval(156, 98, 104, 20, 7), fill: 'papel', ...edge },
      {
        d: 'M92 88C92 46 106 18 132 20C146 22 150 28 160 30C172 28 186 22 202 32C224 48 226 78 220 106C180 114 128 106 92 88Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M92 70C128 90 182 98 222 88L220 106C180 114 128 106 92 88Z',
        fill: 'urucum',
        line: 'tinta',
        width: 4.5,
      },
      { d: 'M160 32Q156 48 162 60', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [92, 122],
    shapes: [
      { d: ear, fill: 'tinta', ...cut },
      { d: inner, fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [208, 122],
    shapes: [
      { d: mirrored(ear, 150), fill: 'tinta', ...cut },
      { d: mirrored(inner, 150), fill: 'rosa' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 152],
    shapes: [],
    faces: eyes({ at: sight, size: 20, white: 'sol', ink: 'papel', lid: 'tinta' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 152],
    shapes: [],
    faces: { calm: slits(5, 13), wide: slits(11, 14) },
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 196],
    shapes: [],
    faces: {
      calm: [{ d: smile, line: 'tinta', width: 5 }],
      blink: [{ d: smile, line: 'tinta', width: 5 }],
      wide: [{ d: oval(150, 203, 10, 8), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M116 192C120 236 180 236 184 192C168 202 132 202 116 192Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: 'M126 198L176 198L172 209L130 209Z', fill: 'papel', line: 'tinta', width: 3 },
        { d: 'M150 200L162 200L161 210L150 210Z', fill: 'sol', line: 'tinta', width: 3 },
      ],
      sleep: [{ d: 'M138 200Q150 208 162 200', line: 'tinta', width: 5 }],
    },
  },
];

const shake = (by: number, ms: number) => ({ part: 'prop', channel: 'turn', by, ms }) as const;

/** The cat of the arches: linen, a carnation, a tambourine, and all night to spare. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 12,
  parts,
  acts: houseActs(
    {
      tempo: 1.3,
      reach: 1,
      arms: 46,
      more: {
        idle: { sways: [{ part: 'hat', channel: 'y', by: -5, ms: 5_200, wave: 'beat' }] },
        look: { hold: { hat: { turn: 4 } } },
        joy: {
          sways: [shake(14, 200), { part: 'hat', channel: 'y', by: -12, ms: 520, wave: 'hop' }],
        },
        wild: {
          sways: [shake(20, 215), { part: 'hat', channel: 'y', by: -40, ms: 430, wave: 'hop' }],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

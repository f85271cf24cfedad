import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart, PuppetShape } from '../puppet/index.ts';

const sight = [
  [130, 132],
  [170, 132],
] as const;
const edge = { line: 'tinta', width: 6 } as const;

const upper = 'M146 206C120 128 66 62 -2 38C-26 62 -26 132 2 178C28 214 92 222 146 220Z';
const upperBlue = 'M138 204C112 140 68 90 12 64C2 92 6 134 24 164C50 192 96 206 138 210Z';
const upperFlash = 'M132 198C108 150 74 114 32 90C28 112 34 138 46 154C70 176 102 192 132 202Z';
const lower =
  'M146 216C104 206 40 214 14 248C2 284 32 316 70 304C74 316 92 320 100 306C124 286 142 252 150 226Z';
const lowerBlue = 'M140 222C102 216 52 224 32 252C26 276 44 294 68 286C96 276 126 250 140 228Z';

/** Pale dots on the dark hem of a wing. */
const hem = [
  [0, 62, 6],
  [-6, 92, 6.5],
  [-6, 122, 6],
  [2, 150, 5.5],
  [22, 262, 5],
  [26, 282, 5.5],
  [44, 298, 5.5],
]
  .map(([x = 0, y = 0, r]) => oval(x, y, r ?? 5))
  .join('');

const eyespot = oval(70, 254, 15, 14);

/** Both wings of a side, in the pigments of a morpho. */
const wing = (side: (d: string) => string): readonly PuppetShape[] => [
  { d: side(lower), fill: 'tinta', ...edge },
  { d: side(upper), fill: 'tinta', ...edge },
  { d: side(upperBlue + lowerBlue), fill: 'azul' },
  { d: side(upperFlash), fill: 'ceu' },
  {
    d: side('M144 212C104 178 66 146 26 116M144 212C96 200 62 186 38 158'),
    line: 'azul',
    width: 5,
  },
  { d: side(hem), fill: 'papel' },
  { d: side(eyespot), fill: 'sol', line: 'tinta', width: 4 },
  { d: side(oval(70, 254, 6.5)), fill: 'urucum' },
];

const feeler = 'M134 96C120 70 104 56 84 52C70 50 62 60 68 70C74 78 86 74 84 66';

const parts: readonly PuppetPart[] = [
  { id: 'armL', of: 'body', joint: [146, 212], shapes: wing((d) => d) },
  { id: 'armR', of: 'body', joint: [154, 212], shapes: wing((d) => mirrored(d, 150)) },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M126 198C116 244 122 292 136 340L164 340C178 292 184 244 174 198Z',
        fill: 'jenipapo',
        ...edge,
      },
      {
        d: 'M122 246Q150 258 178 246M124 272Q150 284 176 272M130 298Q150 308 170 298',
        line: 'rosa',
        width: 7,
      },
      {
        d: 'M108 196C116 178 184 178 192 196C198 212 186 226 172 224C162 236 138 236 128 224C114 226 102 212 108 196Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: cuts([
          [126, 204, 74, 18],
          [150, 210, 90, 18],
          [174, 204, 106, 18],
        ]),
        fill: 'rosa',
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [134, 92],
    shapes: [
      { d: feeler, line: 'tinta', width: 12 },
      { d: feeler, line: 'rosa', width: 4 },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [166, 92],
    shapes: [
      { d: mirrored(feeler, 150), line: 'tinta', width: 12 },
      { d: mirrored(feeler, 150), line: 'rosa', width: 4 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 194],
    shapes: [
      {
        d: 'M150 76C112 76 92 104 92 138C92 176 118 196 150 196C182 196 208 176 208 138C208 104 188 76 150 76Z',
        fill: 'rosa',
        ...edge,
      },
      { d: oval(110, 158, 10, 7) + oval(190, 158, 10, 7), fill: 'urucum' },
      {
        d: 'M108 122L96 114M106 130L92 128M192 122L204 114M194 130L208 128',
        line: 'tinta',
        width: 5,
      },
      { d: oval(150, 152, 4, 3), fill: 'barro' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 166],
    shapes: [],
    faces: {
      calm: [{ d: 'M132 164Q148 178 168 162', line: 'tinta', width: 5 }],
      blink: [{ d: 'M132 164Q148 178 168 162', line: 'tinta', width: 5 }],
      wide: [{ d: oval(150, 170, 9, 8), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M126 160Q150 168 174 160C172 194 128 194 126 160Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: 'M136 178C144 170 156 170 164 178C156 188 144 188 136 178Z', fill: 'papel' },
      ],
      sleep: [{ d: 'M138 168Q150 174 162 168', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 132],
    shapes: [],
    faces: eyes({ at: sight, size: 18 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 134],
    shapes: [],
    faces: pupils({
      at: [
        [133, 135],
        [167, 135],
      ],
      size: 10.5,
    }),
  },
  {
    id: 'hat',
    of: 'head',
    joint: [150, 96],
    shapes: [
      {
        d: 'M78 96C90 84 108 82 112 80C112 40 128 26 150 26C172 26 188 40 188 80C192 82 210 84 222 96C206 112 94 112 78 96Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M112 72C134 84 166 84 188 72L188 86C166 96 134 96 112 86Z',
        fill: 'urucum',
        line: 'tinta',
        width: 4,
      },
      { d: 'M126 44L136 62M140 38L146 60M160 38L156 60M174 44L166 62', line: 'laranja', width: 4 },
      {
        d: 'M182 70C196 58 214 60 222 70C210 82 194 82 182 78Z',
        fill: 'folha',
        line: 'tinta',
        width: 4,
      },
      {
        d: oval(182, 64, 8) + oval(170, 74, 8) + oval(192, 78, 8) + oval(178, 86, 8),
        fill: 'papel',
        line: 'tinta',
        width: 4,
      },
      { d: oval(181, 75, 6), fill: 'laranja' },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [176, 262],
    shapes: [
      {
        d: 'M170 236C186 246 196 252 206 256M132 240C120 254 116 266 120 280',
        line: 'tinta',
        width: 8,
      },
      {
        d: 'M198 262L246 262L252 318L192 318ZM248 288L276 250L268 244L286 236L292 252L284 254L252 304Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M204 262C204 236 238 236 240 262', line: 'tinta', width: 8 },
      { d: 'M196 282L250 282', line: 'papel', width: 6 },
    ],
  },
];

/** Her wings shut and open: seen from the front they grow narrow about the body. */
const flap = (by: number, ms: number) =>
  [
    { part: 'armL', channel: 'wide', by, ms },
    { part: 'armR', channel: 'wide', by, ms },
  ] as const;
const shut = (share: number) => ({ armL: { wide: share }, armR: { wide: share } });

/** The blue morpho who keeps the garden: a straw hat, a watering can, and an eye for every flower. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.9,
      reach: 0.9,
      arms: 9,
      more: {
        idle: {
          hold: shut(0.9),
          sways: [...flap(0.1, 1_900), { part: 'body', channel: 'y', by: 4, ms: 1_900 }],
        },
        look: { hold: { head: { turn: 5 } }, sways: flap(0.05, 1_200) },
        tension: { hold: shut(0.62), sways: flap(0.06, 160) },
        joy: {
          hold: { prop: { turn: 14 }, ...shut(0.86) },
          sways: [...flap(0.16, 260), { part: 'hat', channel: 'y', by: -7, ms: 520, wave: 'hop' }],
        },
        wild: {
          hold: { prop: { turn: 22 }, ...shut(0.84) },
          sways: [...flap(0.24, 190), { part: 'hat', channel: 'y', by: -20, ms: 430, wave: 'hop' }],
        },
        sleep: { hold: { ...shut(0.5), hat: { y: 16 } }, sways: flap(0.04, 4_200) },
      },
    },
    parts.map(({ id }) => id),
  ),
};

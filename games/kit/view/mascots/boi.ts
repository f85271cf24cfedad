import { cuts, eyes, houseActs, mirrored, oval, pupils, star } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [114, 132],
  [186, 132],
] as const;
const cut = { line: 'papel', width: 5 } as const;
const edge = { line: 'tinta', width: 6 } as const;
const arm = 'M110 222C84 232 66 262 62 288C62 306 104 308 106 290C108 268 122 254 132 244Z';
const hoof = 'M62 284C62 308 104 310 106 290Z';
const horn = 'M98 84C64 84 40 62 42 26C60 46 84 52 112 64Z';
const ear = 'M82 104C54 92 36 102 32 122C52 134 74 130 88 120Z';
const inner = 'M76 110C60 104 48 108 44 118C56 124 70 122 80 117Z';
const band = (x: number, fill: string) => ({
  d: `M${x} 214L${x + 20} 214L${x + 24} 272L${x + 12} 262L${x} 274Z`,
  fill,
  line: 'tinta',
  width: 4,
});

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [208, 276],
    shapes: [
      { d: 'M200 280Q254 286 262 226', line: 'papel', width: 17 },
      { d: 'M200 280Q254 286 262 226', line: 'tinta', width: 9 },
      { d: 'M262 232C244 216 246 192 264 178C280 194 282 216 262 232Z', fill: 'urucum', ...edge },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 300],
    shapes: [
      {
        d: 'M70 304C68 240 98 192 150 192C202 192 232 240 230 304L230 350L70 350Z',
        fill: 'barro',
        ...edge,
      },
      { d: 'M72 312Q150 288 228 312L228 330Q150 306 72 330Z', fill: 'sol' },
      {
        d: [92, 122, 150, 178, 208].map((x, n) => oval(x, 320 - (n % 2) * 4, 6)).join(''),
        fill: 'azul',
      },
      { d: star(106, 274, 15) + star(194, 274, 15), fill: 'sol' },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [150, 214],
    shapes: [
      band(94, 'azul'),
      band(116, 'sol'),
      band(138, 'folha'),
      band(160, 'rosa'),
      band(182, 'ceu'),
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [118, 236],
    shapes: [
      { d: arm, fill: 'tinta', ...cut },
      { d: hoof, fill: 'laranja', ...edge },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 236],
    shapes: [
      { d: mirrored(arm, 150), fill: 'tinta', ...cut },
      { d: mirrored(hoof, 150), fill: 'laranja', ...edge },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [84, 112],
    shapes: [
      { d: ear, fill: 'tinta', ...cut },
      { d: inner, fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [216, 112],
    shapes: [
      { d: mirrored(ear, 150), fill: 'tinta', ...cut },
      { d: mirrored(inner, 150), fill: 'rosa' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 208],
    shapes: [
      { d: horn, fill: 'papel', ...edge },
      { d: mirrored(horn, 150), fill: 'papel', ...edge },
      { d: 'M56 48L70 62L62 66ZM244 48L230 62L238 66Z', fill: 'urucum' },
      {
        d: 'M150 62C106 62 82 84 82 122C82 156 94 170 98 190C102 214 124 226 150 226C176 226 198 214 202 190C206 170 218 156 218 122C218 84 194 62 150 62Z',
        fill: 'tinta',
        ...cut,
      },
      { d: star(150, 96, 30), fill: 'sol', ...edge },
      { d: oval(150, 97, 7), fill: 'urucum' },
      {
        d: cuts([
          [92, 142, 70, 24],
          [100, 160, 64, 22],
          [208, 142, 110, 24],
          [200, 160, 116, 22],
        ]),
        fill: 'azul',
      },
      {
        d: 'M150 166C116 166 100 180 102 200C104 220 126 228 150 228C174 228 196 220 198 200C200 180 184 166 150 166Z',
        fill: 'rosa',
        ...edge,
      },
      { d: oval(126, 188, 8, 6) + oval(174, 188, 8, 6), fill: 'barro' },
      { d: 'M136 194Q150 216 164 194', line: 'sol', width: 6 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 132],
    shapes: [],
    faces: eyes({ at: sight, size: 15, ink: 'papel' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 132],
    shapes: [],
    faces: pupils({ at: sight, size: 7 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 210],
    shapes: [],
    faces: {
      calm: [{ d: 'M128 214Q150 224 172 214', line: 'barro', width: 5 }],
      blink: [{ d: 'M128 214Q150 224 172 214', line: 'barro', width: 5 }],
      wide: [{ d: oval(150, 218, 12, 8), fill: 'barro', line: 'tinta', width: 4 }],
      joy: [
        {
          d: 'M122 208C126 244 174 244 178 208C164 216 136 216 122 208Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: oval(150, 230, 14, 7), fill: 'urucum' },
      ],
      sleep: [{ d: 'M138 218Q150 224 162 218', line: 'barro', width: 5 }],
    },
  },
];

/** The ox of the fair, with a star on its forehead and ribbons on its neck. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 12,
  parts,
  acts: houseActs(
    { tempo: 1.1, reach: 1.05, arms: 92 },
    parts.map(({ id }) => id),
  ),
};

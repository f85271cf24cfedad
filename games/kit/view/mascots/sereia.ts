import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [124, 142],
  [176, 142],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const arm =
  'M116 226C92 232 76 252 70 280C68 294 74 304 88 304C102 304 110 292 114 276C118 258 128 244 130 236Z';
const lock =
  'M92 104C64 124 62 164 70 196C54 220 56 254 72 276C84 262 84 246 80 232C98 216 104 188 100 162Z';
const shine = cuts([
  [76, 150, 84, 52],
  [74, 216, 100, 40],
]);
const scales =
  'M104 256Q114 268 124 256M126 256Q138 268 150 256M150 256Q162 268 174 256M176 256Q186 268 196 256M98 280Q108 292 118 280M118 280Q128 292 138 280M138 280Q150 292 162 280M162 280Q172 292 182 280M182 280Q192 292 202 280';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [206, 300],
    shapes: [
      {
        d: 'M190 306C232 300 250 274 248 240C232 232 220 214 220 192C240 192 254 202 260 216C266 200 280 190 298 190C300 212 286 230 272 238C278 280 252 318 206 322Z',
        fill: 'petroleo',
        ...edge,
      },
      {
        d: cuts([
          [232, 202, 58, 30],
          [286, 202, 120, 30],
        ]),
        fill: 'menta',
      },
      {
        d: 'M236 258Q248 264 258 256M230 278Q242 286 254 278',
        line: 'menta',
        width: 4,
      },
    ],
  },
  {
    id: 'mane',
    of: 'head',
    joint: [150, 120],
    shapes: [
      {
        d: 'M150 56C92 54 66 98 70 152C74 200 88 232 84 262C104 274 132 270 150 262C168 270 196 274 216 262C212 232 226 200 230 152C234 98 208 54 150 56Z',
        fill: 'tinta',
        line: 'papel',
        width: 3,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [118, 236],
    shapes: [
      { d: arm, fill: 'terra', ...edge },
      { d: 'M70 276L104 288', line: 'sol', width: 6 },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M94 350C92 300 96 250 122 230C138 220 162 220 178 230C204 250 208 300 206 350Z',
        fill: 'petroleo',
        ...edge,
      },
      { d: 'M130 196L130 226C138 238 162 238 170 226L170 196Z', fill: 'terra', ...edge },
      { d: scales, line: 'menta', width: 4 },
      {
        d: `${oval(124, 240, 5)}${oval(136, 246, 5)}${oval(150, 248, 6)}${oval(164, 246, 5)}${oval(176, 240, 5)}`,
        fill: 'papel',
        line: 'tinta',
        width: 2.5,
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 236],
    shapes: [
      { d: mirrored(arm, 150), fill: 'terra', ...edge },
      { d: 'M230 276L196 288', line: 'sol', width: 6 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 210],
    shapes: [
      {
        d: 'M150 78C108 78 94 112 96 148C98 186 122 212 150 214C178 212 202 186 204 148C206 112 192 78 150 78Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M146 152L140 172L152 174', line: 'tinta', width: 4 },
      { d: 'M134 190C142 198 158 198 166 190', line: 'urucum', width: 7 },
      { d: `${oval(110, 170, 8, 6)}${oval(190, 170, 8, 6)}`, fill: 'barro' },
      {
        d: 'M110 122C116 116 128 116 136 121M164 121C172 116 184 116 190 122',
        line: 'tinta',
        width: 5,
      },
      {
        d: 'M150 66C104 64 84 104 92 150C104 138 120 118 128 100C142 112 168 116 206 150C214 102 194 66 150 66Z',
        fill: 'tinta',
      },
      {
        d: cuts([
          [104, 108, -46, 40],
          [160, 84, 32, 44],
        ]),
        fill: 'azul',
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [94, 112],
    shapes: [
      { d: lock, fill: 'tinta', line: 'papel', width: 3 },
      { d: shine, fill: 'azul' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [206, 112],
    shapes: [
      { d: mirrored(lock, 150), fill: 'tinta', line: 'papel', width: 3 },
      { d: mirrored(shine, 150), fill: 'azul' },
    ],
  },
  { id: 'eyes', of: 'head', joint: [150, 142], shapes: [], faces: eyes({ at: sight, size: 13 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 142],
    shapes: [],
    faces: pupils({ at: sight, size: 7 }),
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 78],
    shapes: [
      { d: 'M96 96C112 70 188 70 204 96', line: 'menta', width: 9 },
      {
        d: 'M150 8L164 44L202 46L172 70L182 108L150 86L118 108L128 70L98 46L136 44Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: cuts([
          [150, 60, -90, 40],
          [154, 62, -18, 36],
          [153, 66, 54, 34],
          [147, 66, 126, 34],
          [146, 62, 198, 36],
        ]),
        fill: 'sol',
      },
      {
        d: `${oval(104, 88, 8)}${oval(84, 106, 7)}${oval(196, 88, 8)}${oval(216, 106, 7)}`,
        fill: 'papel',
        line: 'tinta',
        width: 3,
      },
    ],
  },
];

/** The mermaid of the reef, a starfish in her hair. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 1.25,
      reach: 0.8,
      arms: 88,
      more: {
        idle: {
          sways: [
            { part: 'mane', channel: 'wide', by: 0.02, ms: 3_400 },
            { part: 'earL', channel: 'turn', by: 2, ms: 3_100 },
            { part: 'earR', channel: 'turn', by: -2, ms: 3_400 },
          ],
        },
        joy: { sways: [{ part: 'mane', channel: 'turn', by: 3, ms: 700 }] },
        wild: { sways: [{ part: 'mane', channel: 'turn', by: 5, ms: 520 }] },
      },
    },
    parts.map(({ id }) => id),
  ),
};

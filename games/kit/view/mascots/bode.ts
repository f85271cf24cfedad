import { cuts, eyes, houseActs, mirrored, oval, star } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [124, 138],
  [176, 138],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const arm = 'M112 226C88 236 68 262 64 286C64 302 104 304 106 288C108 268 122 256 132 246Z';
const hoof = 'M64 280C62 304 104 306 106 286Z';
const ear = 'M104 116C74 106 38 116 20 148C50 164 86 156 106 140Z';
const inner = 'M92 124C70 118 48 126 38 144C58 152 80 146 94 136Z';
const horn = 'M96 100C56 98 18 72 12 26C12 14 24 12 28 22C38 54 66 72 104 76Z';
const rings = 'M30 60L42 46M46 76L58 58M66 88L76 68';
const panel = 'M116 206C90 230 76 266 76 304L76 350L128 350C126 300 124 250 130 202Z';
/** The eye of a goat is a slot. */
const slots = (wide: number, tall: number) =>
  sight.flatMap(([x, y]) => [
    { d: oval(x, y + 1, wide, tall), fill: 'tinta' },
    { d: oval(x + 4, y - 3, 2.4), fill: 'papel' },
  ]);

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [214, 288],
    shapes: [
      { d: 'M204 294C236 288 250 258 240 228C270 240 276 284 238 304Z', fill: 'papel', ...edge },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 300],
    shapes: [
      {
        d: 'M76 304C74 244 102 196 150 196C198 196 226 244 224 304L224 350L76 350Z',
        fill: 'papel',
        ...edge,
      },
      { d: panel, fill: 'laranja', ...edge },
      { d: mirrored(panel, 150), fill: 'laranja', ...edge },
      {
        d: 'M114 232L116 244M112 256L113 268M112 280L112 292M186 232L184 244M188 256L187 268M188 280L188 292',
        line: 'papel',
        width: 5,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [120, 240],
    shapes: [
      { d: arm, fill: 'laranja', ...edge },
      { d: hoof, fill: 'tinta' },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [180, 240],
    shapes: [
      { d: mirrored(arm, 150), fill: 'laranja', ...edge },
      { d: mirrored(hoof, 150), fill: 'tinta' },
    ],
  },
  {
    id: 'horns',
    of: 'head',
    joint: [150, 96],
    shapes: [
      { d: horn, fill: 'barro', ...edge },
      { d: mirrored(horn, 150), fill: 'barro', ...edge },
      { d: rings + mirrored(rings, 150), line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [104, 128],
    shapes: [
      { d: ear, fill: 'papel', ...edge },
      { d: inner, fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [196, 128],
    shapes: [
      { d: mirrored(ear, 150), fill: 'papel', ...edge },
      { d: mirrored(inner, 150), fill: 'rosa' },
    ],
  },
  {
    id: 'beard',
    of: 'head',
    joint: [150, 226],
    shapes: [
      { d: 'M122 216C122 252 134 284 156 302C160 282 180 252 178 216Z', fill: 'terra', ...edge },
      {
        d: cuts([
          [138, 236, 74, 40],
          [150, 236, 84, 50],
          [162, 236, 98, 38],
        ]),
        fill: 'papel',
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 208],
    shapes: [
      {
        d: 'M150 76C114 76 94 102 96 138C98 168 114 186 116 206C118 228 132 240 150 240C168 240 182 228 184 206C186 186 202 168 204 138C206 102 186 76 150 76Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M148 84C112 84 98 108 100 140C102 162 114 176 122 182C138 170 146 140 148 84Z',
        fill: 'terra',
      },
      { d: 'M130 200C136 190 164 190 170 200L158 214L142 214Z', fill: 'tinta' },
      {
        d: cuts([
          [188, 170, 96, 22],
          [180, 176, 100, 18],
          [150, 148, 90, 30],
          [158, 150, 84, 24],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 138],
    shapes: [],
    faces: eyes({ at: sight, size: 17, white: 'sol' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 138],
    shapes: [],
    faces: { calm: slots(10, 5), wide: slots(6, 6) },
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 216],
    shapes: [],
    faces: {
      calm: [
        { d: 'M150 214L150 222Q136 230 128 222M150 222Q164 230 172 222', line: 'tinta', width: 5 },
      ],
      blink: [
        { d: 'M150 214L150 222Q136 230 128 222M150 222Q164 230 172 222', line: 'tinta', width: 5 },
      ],
      wide: [{ d: oval(150, 226, 12, 9), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M122 212C124 258 176 258 178 212C164 220 136 220 122 212Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: 'M138 219L162 219L160 230L140 230Z', fill: 'papel', line: 'tinta', width: 3 },
        { d: oval(150, 242, 13, 6), fill: 'rosa' },
      ],
      sleep: [{ d: 'M138 224Q150 230 162 224', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'prop',
    of: 'jaw',
    joint: [170, 222],
    shapes: [
      { d: 'M168 222Q196 232 218 216', line: 'tinta', width: 11 },
      { d: 'M168 222Q196 232 218 216', line: 'folha', width: 5 },
      { d: star(224, 208, 21), fill: 'rosa', line: 'tinta', width: 4.5 },
      { d: oval(224, 209, 6), fill: 'sol' },
    ],
  },
  {
    id: 'hat',
    of: 'head',
    joint: [150, 92],
    shapes: [
      {
        d: 'M54 104C34 36 88 2 150 2C212 2 266 36 246 104C216 84 84 84 54 104Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M68 86C60 44 100 18 150 18C200 18 240 44 232 86', line: 'laranja', width: 5 },
      { d: star(150, 54, 25), fill: 'sol', line: 'tinta', width: 5 },
      {
        d: oval(104, 58, 11) + oval(196, 58, 11),
        fill: 'papel',
        line: 'tinta',
        width: 4,
      },
      { d: oval(104, 58, 4) + oval(196, 58, 4), fill: 'barro' },
    ],
  },
];

const chew = { part: 'jaw', channel: 'x', by: 5, ms: 1_300 } as const;

/** The goat of the dry land: a leather hat with its star, and a flower that it chews. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 12,
  parts,
  acts: houseActs(
    {
      tempo: 1.1,
      reach: 1,
      arms: 62,
      more: {
        idle: { sways: [chew, { part: 'beard', channel: 'turn', by: 4, ms: 1_300 }] },
        look: { sways: [{ ...chew, ms: 700 }] },
        joy: { sways: [{ part: 'beard', channel: 'turn', by: 12, ms: 520 }] },
        wild: {
          sways: [
            { part: 'beard', channel: 'turn', by: 20, ms: 430 },
            { part: 'hat', channel: 'y', by: -24, ms: 430, wave: 'hop' },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

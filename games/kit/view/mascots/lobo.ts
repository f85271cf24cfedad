import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [116, 146],
  [184, 146],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const ear = 'M84 118C58 88 50 50 62 20C92 36 118 66 124 98Z';
const inner = 'M88 104C70 82 66 58 71 42C90 56 104 74 109 94Z';
const arm = 'M112 222C86 234 66 266 60 292C60 308 98 308 101 292C104 272 120 258 130 246Z';
const plume = (x: number, y: number, turn: number, fill: string) => [
  { d: oval(x, y, 19, 56, turn), fill, ...edge, width: 5 },
  { d: cuts([[x, y + 28, turn - 90, 52]]), fill: 'tinta' },
  {
    d: oval(
      x + 24 * Math.sin((turn * Math.PI) / 180),
      y - 28 * Math.cos((turn * Math.PI) / 180),
      6,
    ),
    fill: 'papel',
    line: 'tinta',
    width: 3,
  },
];

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [212, 290],
    shapes: [
      {
        d: 'M200 300C240 300 276 272 284 228C270 216 246 222 238 238C232 256 220 268 200 272Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M284 228C270 216 246 222 238 238L250 246L258 238L264 250L272 240L278 250Z',
        fill: 'papel',
      },
    ],
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 104],
    shapes: [
      { d: 'M60 92C76 40 112 -4 150 -6C188 -4 224 40 240 92Z', fill: 'papel' },
      ...plume(66, 58, -56, 'folha'),
      ...plume(234, 58, 56, 'folha'),
      ...plume(102, 38, -25, 'azul'),
      ...plume(198, 38, 25, 'azul'),
      ...plume(150, 24, 0, 'rosa'),
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M84 306C82 252 108 204 150 204C192 204 218 252 216 306L216 350L84 350Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M104 222C128 206 172 206 196 222L186 240L176 232L166 250L150 238L134 250L124 232L114 240Z',
        fill: 'tinta',
      },
      { d: 'M122 306C120 268 132 250 150 250C168 250 180 268 178 350L122 350Z', fill: 'papel' },
      {
        d: cuts([
          [96, 266, 80, 30],
          [204, 266, 100, 30],
          [144, 268, 86, 24],
          [158, 272, 94, 22],
        ]),
        fill: 'terra',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [118, 238],
    shapes: [
      { d: arm, fill: 'tinta', line: 'papel', width: 3 },
      { d: cuts([[78, 276, -58, 34]]), fill: 'jenipapo' },
      { d: 'M62 282Q80 274 102 284', line: 'sol', width: 7 },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 238],
    shapes: [
      { d: mirrored(arm, 150), fill: 'tinta', line: 'papel', width: 3 },
      { d: mirrored(cuts([[78, 276, -58, 34]]), 150), fill: 'jenipapo' },
      { d: mirrored('M62 282Q80 274 102 284', 150), line: 'sol', width: 7 },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [104, 106],
    shapes: [
      { d: ear, fill: 'laranja', ...edge },
      { d: inner, fill: 'papel', line: 'tinta', width: 3 },
      { d: cuts([[94, 98, -124, 40]]), fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [196, 106],
    shapes: [
      { d: mirrored(ear, 150), fill: 'laranja', ...edge },
      { d: mirrored(inner, 150), fill: 'papel', line: 'tinta', width: 3 },
      { d: mirrored(cuts([[94, 98, -124, 40]]), 150), fill: 'rosa' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 210],
    shapes: [
      {
        d: 'M150 84C104 84 72 108 72 146C72 172 96 188 118 202C128 226 138 236 150 236C162 236 172 226 182 202C204 188 228 172 228 146C228 108 196 84 150 84Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M76 158C96 164 118 172 128 192C134 212 142 232 150 232C158 232 166 212 172 192C182 172 204 164 224 158C222 176 200 190 184 202C174 226 164 236 150 236C136 236 126 226 116 202C100 190 78 176 76 158Z',
        fill: 'papel',
      },
      {
        d: cuts([
          [150, 152, -90, 40],
          [140, 150, -98, 30],
          [160, 150, -82, 30],
          [84, 138, 10, 24],
          [216, 138, 170, 24],
        ]),
        fill: 'terra',
      },
      {
        d: 'M88 96L112 112L131 98L150 116L169 98L188 112L212 96L206 122C170 130 130 130 94 122Z',
        fill: 'sol',
        line: 'tinta',
        width: 5,
      },
      {
        d: oval(150, 118, 8) + oval(116, 117, 5) + oval(184, 117, 5),
        fill: 'urucum',
        line: 'tinta',
        width: 3,
      },
      {
        d: 'M134 206C136 196 164 196 166 206C166 216 156 222 150 222C144 222 134 216 134 206Z',
        fill: 'tinta',
      },
      { d: oval(145, 204, 4, 2.4), fill: 'papel' },
    ],
  },
  { id: 'eyes', of: 'head', joint: [150, 146], shapes: [], faces: eyes({ at: sight, size: 15 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 146],
    shapes: [],
    faces: pupils({ at: sight, size: 7, iris: 'sol' }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 224],
    shapes: [],
    faces: {
      calm: [{ d: 'M150 222L150 229M134 227Q150 240 166 227', line: 'tinta', width: 4.5 }],
      blink: [{ d: 'M150 222L150 229M134 227Q150 240 166 227', line: 'tinta', width: 4.5 }],
      wide: [{ d: oval(150, 234, 8, 7), fill: 'barro', line: 'tinta', width: 4.5 }],
      joy: [
        {
          d: 'M126 218C130 256 170 256 174 218C162 228 138 228 126 218Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: oval(150, 241, 10, 6), fill: 'rosa' },
      ],
      sleep: [{ d: 'M140 229Q150 236 160 229', line: 'tinta', width: 4.5 }],
    },
  },
];

/** The maned wolf in the plumes of carnival. */
export const puppet: Puppet = {
  box: [300, 302],
  over: 12,
  parts,
  acts: houseActs(
    {
      tempo: 0.72,
      reach: 1.15,
      arms: 98,
      more: {
        idle: {
          sways: [
            { part: 'body', channel: 'x', by: 3, ms: 1_850 },
            { part: 'head', channel: 'turn', by: 2, ms: 1_850, from: 0.25 },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [122, 148],
  [178, 148],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const ear = 'M100 110C74 94 60 66 64 40C94 44 120 70 126 98Z';
const inner = 'M98 98C84 86 76 70 76 56C94 62 108 78 112 94Z';
const arm = 'M104 222C78 232 60 252 58 272C56 290 88 294 94 278C98 264 112 252 122 246Z';
const keys = (x: number) => ({
  d: `M${x} 262L${x + 16} 262M${x} 272L${x + 16} 272M${x} 282L${x + 16} 282M${x} 292L${x + 16} 292`,
  line: 'papel',
  width: 5,
});

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [214, 290],
    shapes: [
      {
        d: 'M200 302C240 304 272 286 290 250C284 244 276 246 272 252C258 272 232 280 200 276Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M236 282L242 296M256 272L266 284', line: 'laranja', width: 5 },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M70 308C62 240 96 186 150 186C204 186 238 240 230 308L230 350L70 350Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M82 248C110 220 190 220 218 248M76 268C108 240 192 240 224 268M74 288C108 262 192 262 226 288',
        line: 'laranja',
        width: 6,
      },
      {
        d: 'M108 308C106 250 126 226 150 226C174 226 194 250 192 350L108 350Z',
        fill: 'papel',
        line: 'tinta',
        width: 4,
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [112, 104],
    shapes: [
      { d: ear, fill: 'terra', ...edge },
      { d: inner, fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [188, 104],
    shapes: [
      { d: mirrored(ear, 150), fill: 'terra', ...edge },
      { d: mirrored(inner, 150), fill: 'rosa' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 204],
    shapes: [
      {
        d: 'M150 92C108 92 84 114 86 148C88 176 112 190 126 208C134 226 166 226 174 208C188 190 212 176 214 148C216 114 192 92 150 92Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M150 100C124 100 104 112 98 132C126 122 174 122 202 132C196 112 176 100 150 100Z',
        fill: 'terra',
      },
      {
        d: cuts([
          [120, 130, 180, 16],
          [180, 130, 0, 16],
          [150, 176, -90, 34],
          [142, 178, -96, 24],
          [158, 178, -84, 24],
        ]),
        fill: 'terra',
      },
      {
        d: 'M128 194C132 176 168 176 172 194C174 212 164 222 150 222C136 222 126 212 128 194Z',
        fill: 'papel',
        line: 'tinta',
        width: 4,
      },
      { d: oval(150, 192, 13, 9), fill: 'barro', line: 'tinta', width: 4.5 },
      { d: oval(108, 172, 10, 7) + oval(192, 172, 10, 7), fill: 'urucum' },
    ],
  },
  { id: 'eyes', of: 'head', joint: [150, 148], shapes: [], faces: eyes({ at: sight, size: 14 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 148],
    shapes: [],
    faces: pupils({ at: sight, size: 8 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 206],
    shapes: [],
    faces: {
      calm: [{ d: 'M138 208Q150 218 162 208', line: 'tinta', width: 4.5 }],
      blink: [{ d: 'M138 208Q150 218 162 208', line: 'tinta', width: 4.5 }],
      wide: [{ d: oval(150, 211, 7, 6), fill: 'barro', line: 'tinta', width: 4 }],
      joy: [
        {
          d: 'M130 202C132 232 168 232 170 202C160 208 140 208 130 202Z',
          fill: 'barro',
          line: 'tinta',
          width: 4.5,
        },
        { d: oval(150, 219, 9, 5), fill: 'rosa' },
      ],
      sleep: [{ d: oval(150, 211, 5, 4), fill: 'barro', line: 'tinta', width: 4 }],
    },
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 104],
    shapes: [
      {
        d: 'M62 126C52 62 96 18 150 18C204 18 248 62 238 126C216 98 188 88 150 88C112 88 84 98 62 126Z',
        fill: 'barro',
        ...edge,
      },
      { d: 'M76 100C86 58 116 36 150 36C184 36 214 58 224 100', line: 'sol', width: 6 },
      {
        d: 'M150 42L156 56L171 57L160 66L164 81L150 73L136 81L140 66L129 57L144 56Z',
        fill: 'sol',
        line: 'tinta',
        width: 4,
      },
      { d: oval(102, 72, 9) + oval(198, 72, 9), fill: 'papel', line: 'tinta', width: 4 },
      {
        d: cuts([
          [72, 96, -70, 30],
          [228, 96, -110, 30],
          [118, 30, -20, 26],
          [182, 30, 200, 26],
        ]),
        fill: 'tinta',
      },
    ],
  },
  {
    id: 'bellows',
    of: 'body',
    joint: [150, 280],
    shapes: [
      { d: 'M96 252L206 252L206 306L96 306Z', fill: 'papel', ...edge },
      {
        d: 'M106 252L106 306M118 252L118 306M130 252L130 306M142 252L142 306M154 252L154 306M166 252L166 306M178 252L178 306M190 252L190 306',
        line: 'urucum',
        width: 5,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [112, 234],
    shapes: [
      { d: 'M70 244L102 244L102 308L70 308Z', fill: 'urucum', ...edge },
      { d: oval(86, 262, 4) + oval(86, 278, 4) + oval(86, 294, 4), fill: 'sol' },
      { d: arm, fill: 'laranja', ...edge },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [188, 234],
    shapes: [
      { d: 'M198 244L232 244L232 308L198 308Z', fill: 'urucum', ...edge },
      keys(208),
      { d: mirrored(arm, 150), fill: 'laranja', ...edge },
    ],
  },
];

const pump = (by: number, ms: number) =>
  [
    { part: 'bellows', channel: 'wide', by: by / 52, ms },
    { part: 'armL', channel: 'x', by: -by, ms },
    { part: 'armR', channel: 'x', by, ms },
  ] as const;

/** The armadillo who plays the accordion. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.9,
      reach: 1,
      arms: 0,
      more: {
        idle: { sways: pump(5, 2_140) },
        tension: { sways: pump(3, 240) },
        joy: { hold: { head: { turn: -6 } }, sways: pump(12, 520) },
        wild: {
          hold: { bellows: { wide: 1.12 }, armL: { x: -6, turn: 6 }, armR: { x: 6, turn: -6 } },
          sways: [...pump(16, 430), { part: 'prop', channel: 'y', by: -22, ms: 430, wave: 'hop' }],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

import { eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [118, 134],
  [182, 134],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const wing = 'M116 226C74 176 18 164 4 194C-8 226 40 268 112 258Z';
const vein = 'M106 240C76 216 46 200 24 202M104 246C76 236 52 232 34 236';
const arm = 'M108 236C92 240 78 252 74 268C74 282 92 284 96 272C100 262 110 256 118 252Z';
const feeler = 'M124 78C120 52 108 34 86 34';
const ruff = Array.from({ length: 11 }, (_, n) =>
  oval(84 + n * 13.2, 208 - Math.sin((n / 10) * Math.PI) * -8, 13, 14),
).join('');

const parts: readonly PuppetPart[] = [
  {
    id: 'wingL',
    of: 'body',
    joint: [116, 240],
    shapes: [
      { d: wing, fill: 'ceu', ...edge },
      { d: vein, line: 'papel', width: 5 },
    ],
  },
  {
    id: 'wingR',
    of: 'body',
    joint: [184, 240],
    shapes: [
      { d: mirrored(wing, 150), fill: 'ceu', ...edge },
      { d: mirrored(vein, 150), line: 'papel', width: 5 },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M88 304C78 244 106 204 150 204C194 204 222 244 212 304L210 350L90 350Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M90 256Q150 276 210 256L212 280Q150 300 88 280Z', fill: 'tinta' },
      { d: 'M88 302Q150 322 212 302L212 326Q150 344 88 326Z', fill: 'tinta' },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [206, 276],
    shapes: [
      { d: 'M180 264L250 264L244 318C242 326 188 326 186 318Z', fill: 'barro', ...edge },
      {
        d: 'M174 252L256 252L256 268C246 268 246 288 238 288C230 288 232 270 224 270C216 270 218 280 210 280C202 280 202 268 174 268Z',
        fill: 'laranja',
        ...edge,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [112, 242],
    shapes: [{ d: arm, fill: 'tinta', line: 'papel', width: 4 }],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [188, 242],
    shapes: [{ d: mirrored(arm, 150), fill: 'tinta', line: 'papel', width: 4 }],
  },
  {
    id: 'ruff',
    of: 'body',
    joint: [150, 210],
    shapes: [{ d: ruff, fill: 'laranja', line: 'tinta', width: 4 }],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [126, 80],
    shapes: [
      { d: feeler, line: 'papel', width: 15 },
      { d: feeler, line: 'tinta', width: 8 },
      { d: oval(84, 34, 11), fill: 'tinta', line: 'papel', width: 4 },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [174, 80],
    shapes: [
      { d: mirrored(feeler, 150), line: 'papel', width: 15 },
      { d: mirrored(feeler, 150), line: 'tinta', width: 8 },
      { d: oval(216, 34, 11), fill: 'tinta', line: 'papel', width: 4 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 206],
    shapes: [
      {
        d: 'M150 70C98 70 68 98 68 140C68 182 100 210 150 210C200 210 232 182 232 140C232 98 202 70 150 70Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M84 104C104 76 130 72 150 72C170 72 196 76 216 104C192 94 172 112 150 112C128 112 108 94 84 104Z',
        fill: 'tinta',
      },
      { d: oval(90, 168, 13, 10) + oval(210, 168, 13, 10), fill: 'laranja' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 134],
    shapes: [],
    faces: eyes({ at: sight, size: 24 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 134],
    shapes: [],
    faces: pupils({ at: sight, size: 15 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 176],
    shapes: [],
    faces: {
      calm: [{ d: 'M132 174Q150 188 168 174', line: 'tinta', width: 6 }],
      blink: [{ d: 'M132 174Q150 188 168 174', line: 'tinta', width: 6 }],
      wide: [{ d: oval(150, 180, 10, 12), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M124 168Q150 176 176 168C174 190 162 198 150 198C138 198 126 190 124 168Z',
          fill: 'barro',
          ...edge,
        },
        { d: 'M138 188Q150 180 162 188Q150 198 138 188Z', fill: 'rosa' },
      ],
      sleep: [{ d: 'M138 178Q150 184 162 178', line: 'tinta', width: 6 }],
    },
  },
];

/** The bee with her pot of honey; her wings never rest. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 0.9,
      reach: 1,
      arms: 70,
      more: {
        idle: {
          sways: [
            { part: 'wingL', channel: 'turn', by: 5, ms: 240 },
            { part: 'wingR', channel: 'turn', by: -5, ms: 240 },
          ],
        },
        tension: { hold: { wingL: { turn: -10 }, wingR: { turn: 10 } } },
        joy: {
          sways: [
            { part: 'wingL', channel: 'turn', by: 12, ms: 130 },
            { part: 'wingR', channel: 'turn', by: -12, ms: 130 },
          ],
        },
        wild: {
          hold: { wingL: { turn: 14 }, wingR: { turn: -14 } },
          sways: [
            { part: 'wingL', channel: 'turn', by: 16, ms: 110 },
            { part: 'wingR', channel: 'turn', by: -16, ms: 110 },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

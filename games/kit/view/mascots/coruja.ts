import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [112, 124],
  [188, 124],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const wing = 'M100 212C68 222 46 260 54 300C76 304 108 290 118 250Z';
const tuft = 'M84 84C70 62 62 40 64 20C88 32 110 48 122 70Z';
const breast = [
  [126, 256],
  [150, 256],
  [174, 256],
  [138, 278],
  [162, 278],
  [150, 300],
] as const;

const parts: readonly PuppetPart[] = [
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M76 304C70 238 100 194 150 194C200 194 230 238 224 304L224 350L76 350Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M104 304C102 254 122 228 150 228C178 228 198 254 196 304L196 350L104 350Z',
        fill: 'papel',
      },
      {
        d: breast
          .map(([x, y]) => `M${x - 10} ${y}L${x} ${y + 14}L${x + 10} ${y}L${x} ${y + 5}Z`)
          .join(''),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [150, 296],
    shapes: [
      { d: 'M76 276L146 288L146 324L76 312Z', fill: 'papel', ...edge },
      { d: 'M224 276L154 288L154 324L224 312Z', fill: 'papel', ...edge },
      { d: 'M146 286L154 286L154 326L146 326Z', fill: 'urucum', line: 'tinta', width: 4 },
      {
        d: 'M88 288L134 296M88 300L134 308M212 288L166 296M212 300L166 308',
        line: 'azul',
        width: 4,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [108, 224],
    shapes: [
      { d: wing, fill: 'barro', ...edge },
      {
        d: cuts([
          [70, 286, -64, 34],
          [84, 284, -64, 36],
          [98, 274, -64, 30],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [192, 224],
    shapes: [
      { d: mirrored(wing, 150), fill: 'barro', ...edge },
      {
        d: mirrored(
          cuts([
            [70, 286, -64, 34],
            [84, 284, -64, 36],
            [98, 274, -64, 30],
          ]),
          150,
        ),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [98, 78],
    shapes: [{ d: tuft, fill: 'barro', ...edge }],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [202, 78],
    shapes: [{ d: mirrored(tuft, 150), fill: 'barro', ...edge }],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 200],
    shapes: [
      {
        d: 'M150 58C92 58 58 92 58 134C58 178 98 212 150 212C202 212 242 178 242 134C242 92 208 58 150 58Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M150 66L132 92L150 112L168 92Z', fill: 'barro' },
      {
        d: oval(112, 126, 42, 40) + oval(188, 126, 42, 40),
        fill: 'papel',
        line: 'tinta',
        width: 5,
      },
      {
        d: cuts([
          [80, 168, 40, 26],
          [96, 182, 46, 22],
          [220, 168, 140, 26],
          [204, 182, 134, 22],
          [104, 80, 90, 16],
          [196, 80, 90, 16],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 124],
    shapes: [],
    faces: eyes({ at: sight, size: 25, white: 'sol' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 124],
    shapes: [],
    faces: pupils({ at: sight, size: 12 }),
  },
  {
    id: 'glasses',
    of: 'head',
    joint: [150, 124],
    shapes: [
      {
        d: oval(112, 126, 36, 35) + oval(188, 126, 36, 35) + 'M146 118Q150 112 154 118',
        line: 'urucum',
        width: 7,
      },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 158],
    shapes: [],
    faces: {
      calm: [{ d: 'M136 152L164 152L150 182Z', fill: 'laranja', ...edge }],
      blink: [{ d: 'M136 152L164 152L150 182Z', fill: 'laranja', ...edge }],
      wide: [
        { d: 'M138 168L162 168L150 192Z', fill: 'barro', line: 'tinta', width: 5 },
        { d: 'M134 150L166 150L150 174Z', fill: 'laranja', ...edge },
      ],
      joy: [
        { d: 'M136 166L164 166L150 204Z', fill: 'barro', line: 'tinta', width: 5 },
        { d: 'M132 148L168 148L150 174Z', fill: 'laranja', ...edge },
      ],
      sleep: [{ d: 'M138 154L162 154L150 178Z', fill: 'laranja', ...edge }],
    },
  },
];

/** The owl behind her glasses and her book. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 1.25,
      reach: 0.9,
      arms: 74,
      more: {
        idle: { sways: [{ part: 'prop', channel: 'y', by: 2, ms: 3_400 }] },
        joy: { sways: [{ part: 'prop', channel: 'y', by: -10, ms: 520, wave: 'hop' }] },
        wild: { sways: [{ part: 'prop', channel: 'y', by: -30, ms: 430, wave: 'hop' }] },
      },
    },
    parts.map(({ id }) => id),
  ),
};

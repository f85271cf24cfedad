import { eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [120, 128],
  [180, 128],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const shell = 'M146 196C96 192 52 222 50 280C50 304 60 318 76 322L146 322Z';
const arm = 'M92 226C70 218 50 204 38 184C30 178 22 188 28 196C40 220 62 240 88 250Z';
const feeler = 'M112 70Q102 34 72 26';

const parts: readonly PuppetPart[] = [
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M78 304C72 240 104 196 150 196C196 196 228 240 222 304L222 350L78 350Z',
        fill: 'tinta',
        line: 'papel',
        width: 5,
      },
      {
        d: 'M122 304C120 262 132 240 150 240C168 240 180 262 178 304L178 350L122 350Z',
        fill: 'barro',
      },
      { d: 'M124 268L176 268M122 290L178 290M122 312L178 312', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'wingL',
    of: 'body',
    joint: [138, 204],
    shapes: [
      { d: shell, fill: 'urucum', ...edge },
      { d: oval(92, 238, 17) + oval(112, 284, 15) + oval(70, 290, 11), fill: 'tinta' },
    ],
  },
  {
    id: 'wingR',
    of: 'body',
    joint: [162, 204],
    shapes: [
      { d: mirrored(shell, 150), fill: 'urucum', ...edge },
      { d: oval(208, 238, 17) + oval(188, 284, 15) + oval(230, 290, 11), fill: 'tinta' },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [96, 234],
    shapes: [{ d: arm, fill: 'tinta', line: 'papel', width: 5 }],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [204, 234],
    shapes: [{ d: mirrored(arm, 150), fill: 'tinta', line: 'papel', width: 5 }],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [114, 74],
    shapes: [
      { d: feeler, line: 'papel', width: 15 },
      { d: feeler, line: 'tinta', width: 8 },
      { d: oval(70, 26, 13), fill: 'sol', ...edge },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [186, 74],
    shapes: [
      { d: mirrored(feeler, 150), line: 'papel', width: 15 },
      { d: mirrored(feeler, 150), line: 'tinta', width: 8 },
      { d: oval(230, 26, 13), fill: 'sol', ...edge },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 204],
    shapes: [
      {
        d: 'M150 62C96 62 62 92 62 136C62 180 98 208 150 208C202 208 238 180 238 136C238 92 204 62 150 62Z',
        fill: 'tinta',
        line: 'papel',
        width: 5,
      },
      {
        d: 'M150 82C128 82 112 96 112 96C88 96 76 114 76 138C76 174 106 198 150 198C194 198 224 174 224 138C224 114 212 96 188 96C188 96 172 82 150 82Z',
        fill: 'papel',
      },
      { d: oval(94, 164, 15, 11) + oval(206, 164, 15, 11), fill: 'rosa' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 128],
    shapes: [],
    faces: eyes({ at: sight, size: 21 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 128],
    shapes: [],
    faces: pupils({ at: sight, size: 12 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 170],
    shapes: [],
    faces: {
      calm: [{ d: 'M130 166Q150 184 170 166', line: 'tinta', width: 6 }],
      blink: [{ d: 'M130 166Q150 184 170 166', line: 'tinta', width: 6 }],
      wide: [{ d: oval(150, 174, 11, 13), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M120 160Q150 168 180 160C178 186 164 194 150 194C136 194 122 186 120 160Z',
          fill: 'barro',
          ...edge,
        },
        { d: 'M134 182Q150 172 166 182Q150 196 134 182Z', fill: 'rosa' },
      ],
      sleep: [{ d: 'M136 172Q150 178 164 172', line: 'tinta', width: 6 }],
    },
  },
  {
    id: 'hat',
    of: 'head',
    joint: [150, 70],
    shapes: [
      { d: 'M122 72L150 6L178 72Q150 84 122 72Z', fill: 'azul', ...edge },
      { d: 'M133 46L162 34L169 50L128 60Z', fill: 'sol' },
      { d: oval(150, 8, 12), fill: 'rosa', line: 'tinta', width: 5 },
    ],
  },
];

/** The ladybird in her party hat; her wings go up when she is glad. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 0.85,
      reach: 1,
      arms: -18,
      more: {
        idle: { sways: [{ part: 'hat', channel: 'turn', by: 2, ms: 3_300 }] },
        tension: { hold: { wingL: { turn: 6 }, wingR: { turn: -6 } } },
        joy: {
          hold: { wingL: { turn: 16 }, wingR: { turn: -16 } },
          sways: [
            { part: 'wingL', channel: 'turn', by: 9, ms: 180 },
            { part: 'wingR', channel: 'turn', by: -9, ms: 180 },
          ],
        },
        wild: {
          hold: { wingL: { turn: 30 }, wingR: { turn: -30 } },
          sways: [
            { part: 'wingL', channel: 'turn', by: 16, ms: 150 },
            { part: 'wingR', channel: 'turn', by: -16, ms: 150 },
            { part: 'hat', channel: 'y', by: -14, ms: 430, wave: 'hop' },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

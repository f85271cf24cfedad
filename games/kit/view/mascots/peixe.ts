import { cuts, eyes, houseActs, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[206, 150]] as const;
const edge = { line: 'tinta', width: 6 } as const;

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [66, 190],
    shapes: [
      {
        d: 'M76 168C54 158 28 130 -8 134C4 154 8 172 6 190C8 210 2 230 -12 248C26 254 54 228 76 214Z',
        fill: 'azul',
        ...edge,
      },
      { d: 'M64 180L14 156M62 190L18 190M64 202L12 226', line: 'ceu', width: 5 },
    ],
  },
  {
    id: 'crown',
    of: 'body',
    joint: [120, 112],
    shapes: [
      {
        d: 'M190 92C150 62 92 22 22 -34C36 32 52 92 78 146Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: 'M92 128C74 80 56 38 40 -8M116 112C92 72 70 40 50 8M146 98C122 68 96 44 72 24',
        line: 'ceu',
        width: 5,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [120, 258],
    shapes: [
      {
        d: 'M82 226C58 258 42 292 28 334C76 330 132 312 176 276Z',
        fill: 'azul',
        ...edge,
      },
      { d: 'M92 246C74 272 58 298 48 322M118 262C100 284 84 302 72 318', line: 'ceu', width: 5 },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M64 190C74 124 128 78 190 86C236 94 258 130 268 168C280 172 288 180 288 190C288 202 276 208 264 208C250 254 206 290 154 284C108 276 74 240 64 190Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M86 138C76 152 70 170 66 190C70 210 78 228 90 242C80 210 78 172 86 138ZM146 88C132 92 118 100 106 112C92 160 94 224 112 264C124 272 136 278 150 282C126 226 124 150 146 88Z',
        fill: 'tinta',
      },
      {
        d: 'M178 84C154 148 154 224 184 280C206 274 224 262 238 248C202 216 188 142 214 94C204 88 192 84 178 84Z',
        fill: 'laranja',
      },
      {
        d: cuts([
          [104, 150, 84, 30],
          [112, 196, 80, 32],
          [124, 236, 70, 26],
          [176, 236, 70, 26],
          [166, 196, 84, 28],
        ]),
        fill: 'papel',
      },
      {
        d: 'M214 94C188 142 202 216 238 248',
        line: 'tinta',
        width: 5,
      },
    ],
  },
  {
    id: 'jaw',
    of: 'body',
    joint: [262, 192],
    shapes: [
      { d: 'M258 186C272 176 294 180 294 190C292 196 276 198 258 194Z', fill: 'urucum', ...edge },
    ],
    faces: {
      calm: [
        { d: 'M256 194C272 194 290 194 288 202C280 214 262 210 254 202Z', fill: 'urucum', ...edge },
      ],
      blink: [
        { d: 'M256 194C272 194 290 194 288 202C280 214 262 210 254 202Z', fill: 'urucum', ...edge },
      ],
      wide: [{ d: oval(274, 196, 13, 14), fill: 'barro', line: 'urucum', width: 9 }],
      joy: [
        { d: 'M246 184C264 192 284 190 298 180C300 212 264 230 246 184Z', fill: 'barro', ...edge },
        { d: 'M264 206C272 198 284 198 290 202C284 212 272 214 264 206Z', fill: 'rosa' },
      ],
      sleep: [{ d: 'M258 196Q274 202 286 196', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'head',
    of: 'body',
    joint: [206, 160],
    shapes: [
      { d: oval(206, 150, 33, 34), fill: 'papel', line: 'tinta', width: 5 },
      { d: oval(228, 194, 12, 8, 10), fill: 'rosa' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [206, 150],
    shapes: [],
    faces: eyes({ at: sight, size: 21, lid: 'laranja' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [208, 154],
    shapes: [],
    faces: pupils({ at: [[211, 155]], size: 10.5 }),
  },
  {
    id: 'glass',
    of: 'head',
    joint: [206, 150],
    shapes: [
      { d: oval(206, 150, 32), line: 'tinta', width: 13 },
      { d: oval(206, 150, 32), line: 'sol', width: 6 },
      { d: 'M188 178C176 206 186 232 206 240', line: 'tinta', width: 9 },
      { d: 'M188 178C176 206 186 232 206 240', line: 'sol', width: 4 },
    ],
  },
  {
    id: 'hat',
    of: 'head',
    joint: [196, 100],
    shapes: [
      {
        d: 'M136 92C124 62 148 30 196 30C244 30 266 54 256 84C236 74 176 76 136 92Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M138 90C176 74 232 72 254 82L256 100C224 90 180 94 144 108Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: 'M206 88C240 86 272 96 286 112C262 118 230 112 208 106Z',
        fill: 'tinta',
        line: 'tinta',
        width: 5,
      },
      { d: oval(206, 54, 15), fill: 'sol', line: 'tinta', width: 4 },
      { d: 'M206 45L206 63M199 57Q206 68 213 57', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'prop',
    of: 'armR',
    joint: [126, 262],
    shapes: [
      {
        d: 'M112 256C90 256 82 276 92 290C102 304 122 300 128 286L200 286L200 308L212 308L212 288L222 288L222 304L234 304L234 270L130 270C126 262 120 256 112 256Z',
        fill: 'sol',
        ...edge,
      },
      { d: oval(110, 278, 8), fill: 'azul', line: 'tinta', width: 4 },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [168, 216],
    shapes: [
      {
        d: 'M176 206C152 202 124 218 112 250C122 258 132 254 138 262C146 272 156 266 162 258C176 250 186 230 182 212Z',
        fill: 'azul',
        ...edge,
      },
      { d: 'M168 220L132 248M174 228L152 256', line: 'ceu', width: 5 },
    ],
  },
];

/** The angelfish who keeps the treasure of the wreck: a purser's cap, a monocle, and the key of every chest. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 1.1,
      reach: 0.8,
      arms: 26,
      more: {
        idle: {
          sways: [
            { part: 'body', channel: 'y', by: 5, ms: 2_900 },
            { part: 'crown', channel: 'turn', by: 3, ms: 2_900 },
            { part: 'armL', channel: 'turn', by: 4, ms: 2_700 },
            { part: 'armR', channel: 'turn', by: 6, ms: 2_100 },
            { part: 'tail', channel: 'wide', by: 0.14, ms: 1_300 },
          ],
        },
        tension: {
          hold: { hat: { y: -10 } },
          sways: [{ part: 'tail', channel: 'wide', by: 0.2, ms: 240 }],
        },
        joy: { sways: [{ part: 'hat', channel: 'y', by: -10, ms: 520, wave: 'hop' }] },
        wild: {
          sways: [
            { part: 'hat', channel: 'y', by: -30, ms: 430, wave: 'hop' },
            { part: 'glass', channel: 'y', by: 7, ms: 430, wave: 'hop' },
            { part: 'tail', channel: 'wide', by: 0.24, ms: 260 },
          ],
        },
        sleep: { hold: { head: { y: 3, turn: 3 }, hat: { y: 12, turn: 6 } } },
      },
    },
    parts.map(({ id }) => id),
  ),
};

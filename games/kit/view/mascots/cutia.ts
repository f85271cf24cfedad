import { cuts, eyes, houseActs, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[186, 104]] as const;
const edge = { line: 'tinta', width: 6 } as const;
const ear = 'M138 88C114 66 110 30 130 20C154 26 170 54 166 84Z';
const inner = 'M142 80C128 64 124 44 132 36C146 42 156 60 154 78Z';
const arm = 'M168 214C186 210 206 214 222 226C232 234 228 250 214 250C198 248 182 250 170 244Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [62, 286],
    shapes: [{ d: 'M66 274C50 268 36 274 32 286C38 298 56 298 68 292Z', fill: 'terra', ...edge }],
  },
  {
    id: 'body',
    of: null,
    joint: [140, 306],
    shapes: [
      {
        d: 'M58 308C38 236 72 160 138 152C190 148 216 200 214 308L214 350L58 350Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M60 304C46 246 66 196 104 174C96 210 98 262 124 304Z',
        fill: 'laranja',
        line: 'tinta',
        width: 5,
      },
      {
        d: cuts([
          [72, 216, 68, 38],
          [66, 242, 72, 38],
          [84, 202, 66, 30],
          [86, 240, 70, 42],
        ]),
        fill: 'terra',
      },
      { d: 'M176 198C206 214 214 258 206 308L166 308C160 266 162 226 176 198Z', fill: 'papel' },
      {
        d: cuts([
          [182, 226, 86, 30],
          [194, 246, 90, 30],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'foot',
    of: 'body',
    joint: [150, 306],
    shapes: [
      {
        d: 'M112 308C106 270 146 254 172 276C200 282 236 288 244 304C246 316 232 318 220 318L120 318Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M216 302L216 312M230 304L230 312', line: 'tinta', width: 4.5 },
      { d: cuts([[130, 284, 24, 34]]), fill: 'laranja' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [182, 74],
    shapes: [
      { d: moved(ear, 34, 4, 0.94), fill: 'terra', ...edge },
      { d: moved(inner, 34, 4, 0.94), fill: 'rosa' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [146, 168],
    shapes: [
      {
        d: 'M108 138C104 90 138 60 182 62C232 66 276 110 282 138C284 154 268 162 246 160C222 184 166 196 132 182C116 174 110 158 108 138Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M282 138C284 154 268 162 246 160C222 184 180 192 150 188C176 172 206 142 240 126C256 122 274 124 282 138Z',
        fill: 'laranja',
      },
      { d: 'M158 82C176 70 206 76 214 92', line: 'laranja', width: 7 },
      {
        d: cuts([
          [120, 128, 30, 34],
          [118, 148, 26, 30],
          [128, 110, 36, 26],
          [134, 168, 10, 26],
        ]),
        fill: 'laranja',
      },
      { d: oval(276, 130, 12, 10, 20), fill: 'tinta' },
      { d: oval(214, 142, 13, 8, -20), fill: 'rosa' },
      { d: 'M246 136L300 122M246 144L304 146M244 151L298 168', line: 'tinta', width: 3 },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [150, 84],
    shapes: [
      { d: ear, fill: 'terra', ...edge },
      { d: inner, fill: 'rosa' },
    ],
  },
  { id: 'eyes', of: 'head', joint: [186, 104], shapes: [], faces: eyes({ at: sight, size: 19 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [186, 104],
    shapes: [],
    faces: pupils({ at: sight, size: 12 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [240, 160],
    shapes: [],
    faces: {
      calm: [{ d: 'M270 156Q250 170 226 160', line: 'tinta', width: 5 }],
      blink: [{ d: 'M270 156Q250 170 226 160', line: 'tinta', width: 5 }],
      wide: [{ d: oval(246, 166, 11, 10), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        { d: 'M268 154C264 196 216 194 214 158C232 164 252 164 268 154Z', fill: 'barro', ...edge },
        { d: 'M248 160L248 172L260 170L260 157Z', fill: 'papel', line: 'tinta', width: 3 },
        { d: oval(236, 182, 10, 6), fill: 'rosa' },
      ],
      sleep: [{ d: oval(246, 164, 7, 5), fill: 'barro', line: 'tinta', width: 4 }],
    },
  },
  {
    id: 'armR',
    of: 'body',
    joint: [178, 226],
    shapes: [{ d: moved(arm, 22, -18), fill: 'terra', ...edge }],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [240, 222],
    shapes: [
      {
        d: 'M200 236C196 204 224 180 262 182C280 184 286 196 280 210C266 242 224 262 200 236Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M210 236C216 212 240 196 272 196', line: 'laranja', width: 6 },
      {
        d: cuts([
          [226, 240, -32, 40],
          [222, 206, -26, 30],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [172, 230],
    shapes: [
      { d: arm, fill: 'terra', ...edge },
      { d: cuts([[178, 230, 6, 30]]), fill: 'laranja' },
    ],
  },
];

/** The agouti, who hides every nut and is never sure of the count. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.75,
      reach: 0.9,
      arms: 0,
      more: {
        idle: {
          sways: [
            { part: 'jaw', channel: 'y', by: 2, ms: 640, wave: 'hop' },
            { part: 'prop', channel: 'turn', by: 3, ms: 1_300 },
          ],
        },
        tension: {
          hold: { prop: { x: -10, y: 4 }, armL: { x: -8 }, armR: { x: -8 } },
          sways: [{ part: 'prop', channel: 'turn', by: 4, ms: 150 }],
        },
        joy: {
          hold: { prop: { x: 8, y: 14 } },
          sways: [{ part: 'prop', channel: 'y', by: -14, ms: 520, wave: 'hop' }],
        },
        wild: {
          hold: { prop: { x: 34, y: 10 } },
          sways: [
            { part: 'prop', channel: 'y', by: -46, ms: 430, wave: 'hop' },
            { part: 'prop', channel: 'turn', by: 40, ms: 860 },
            { part: 'armL', channel: 'turn', by: 16, ms: 430 },
            { part: 'armR', channel: 'turn', by: 16, ms: 430 },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[176, 142]] as const;
const edge = { line: 'tinta', width: 6 } as const;
const fin = 'M118 218C88 220 56 246 44 284C66 292 98 286 114 266C124 254 130 240 128 228Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [80, 296],
    shapes: [
      {
        d: 'M104 304C70 300 46 274 44 240C24 236 6 220 2 200C24 192 48 202 56 218C66 200 86 190 108 194C106 216 92 232 74 238C78 258 94 270 116 278Z',
        fill: 'rosa',
        ...edge,
      },
      {
        d: cuts([
          [18, 206, 32, 30],
          [96, 202, 146, 30],
          [60, 250, 70, 30],
        ]),
        fill: 'urucum',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [120, 232],
    shapes: [
      { d: fin, fill: 'rosa', ...edge },
      { d: cuts([[70, 270, -36, 40]]), fill: 'urucum' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M92 308C86 248 106 188 152 184C204 188 222 248 216 308L216 350L92 350Z',
        fill: 'rosa',
        ...edge,
      },
      { d: 'M146 308C136 264 146 216 178 204C204 224 212 266 208 350L146 350Z', fill: 'papel' },
      {
        d: cuts([
          [104, 270, 76, 34],
          [112, 244, 74, 36],
          [164, 250, 84, 24],
          [176, 276, 84, 22],
        ]),
        fill: 'urucum',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [196, 232],
    shapes: [
      { d: mirrored(fin, 156), fill: 'rosa', ...edge },
      { d: mirrored(cuts([[70, 270, -36, 40]]), 156), fill: 'urucum' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [206, 178],
    shapes: [
      { d: 'M196 170C226 172 258 170 286 166C286 182 248 202 204 204Z', fill: 'papel', ...edge },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 206],
    shapes: [
      {
        d: 'M146 66C92 66 68 108 72 152C76 200 112 220 156 216C186 212 204 198 214 178C240 178 270 174 290 168C302 162 300 150 288 146C262 138 236 132 214 132C212 96 194 66 146 66Z',
        fill: 'rosa',
        ...edge,
      },
      { d: 'M200 166C230 166 262 164 284 160', line: 'tinta', width: 5 },
      {
        d: 'M206 172L212 180L218 172ZM224 171L230 179L236 171ZM242 169L248 177L254 169Z',
        fill: 'papel',
      },
      {
        d: cuts([
          [84, 128, 66, 34],
          [90, 162, 56, 34],
          [106, 190, 36, 30],
          [232, 146, 6, 36],
        ]),
        fill: 'urucum',
      },
      { d: oval(152, 176, 13, 9), fill: 'urucum' },
    ],
  },
  { id: 'eyes', of: 'head', joint: [176, 142], shapes: [], faces: eyes({ at: sight, size: 15 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [176, 142],
    shapes: [],
    faces: pupils({ at: sight, size: 8 }),
  },
  {
    id: 'prop',
    of: 'head',
    joint: [140, 84],
    shapes: [
      {
        d: 'M62 104C58 90 84 82 100 80C96 52 104 24 124 24C136 24 140 30 150 28C166 24 184 34 186 62C206 62 226 66 224 80C196 98 108 116 62 104Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M99 78C128 86 160 80 187 62L188 48C160 66 128 70 98 62Z', fill: 'tinta' },
      {
        d: cuts([
          [118, 36, 96, 22],
          [166, 36, 84, 20],
          [84, 96, -4, 40],
        ]),
        fill: 'ceu',
      },
    ],
  },
  {
    id: 'water',
    of: null,
    joint: [150, 300],
    shapes: [
      {
        d: 'M20 306C20 282 44 276 56 288C68 300 84 298 96 288C108 278 124 278 136 288C148 298 164 298 176 288C188 278 204 278 216 288C228 298 244 300 256 288C268 276 288 282 288 306Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: 'M38 296Q56 302 74 300M110 294Q126 302 146 300M196 294Q214 302 232 300',
        line: 'ceu',
        width: 4,
      },
    ],
  },
];

/** The pink river dolphin who comes to the feast in a hat. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 6,
  parts,
  acts: houseActs(
    {
      tempo: 1.35,
      reach: 1,
      arms: 82,
      more: {
        idle: {
          sways: [
            { part: 'water', channel: 'x', by: 7, ms: 2_900 },
            { part: 'body', channel: 'turn', by: 2, ms: 3_700 },
          ],
        },
        joy: {
          hold: { jaw: { turn: 10 } },
          sways: [
            { part: 'jaw', channel: 'turn', by: 5, ms: 300 },
            { part: 'water', channel: 'x', by: 10, ms: 900 },
          ],
        },
        wild: {
          hold: { jaw: { turn: 12 } },
          sways: [
            { part: 'jaw', channel: 'turn', by: 6, ms: 260 },
            { part: 'water', channel: 'x', by: 14, ms: 600 },
            { part: 'prop', channel: 'y', by: -26, ms: 580, wave: 'hop' },
          ],
        },
        sleep: { sways: [{ part: 'water', channel: 'x', by: 5, ms: 4_200 }] },
      },
    },
    parts.map(({ id }) => id),
  ),
};

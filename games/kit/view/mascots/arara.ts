import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[164, 132]] as const;
const edge = { line: 'tinta', width: 6 } as const;
const wing =
  'M118 206C84 214 58 252 50 304L70 294L78 308L92 292L102 306L114 288C130 262 134 226 118 206Z';
const quills = cuts([
  [70, 288, -64, 44],
  [84, 286, -70, 50],
  [99, 284, -76, 48],
]);
const feather = 'M134 66C108 50 92 22 98 2C122 8 142 34 146 62Z';
const scallops =
  'M150 236Q160 248 170 236M172 236Q182 248 192 236M146 256Q156 268 166 256M168 256Q178 268 188 256M190 256Q198 266 206 256M148 276Q158 288 168 276M170 276Q180 288 190 276M192 276Q200 286 208 276';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [92, 296],
    shapes: [
      { d: 'M100 304C70 300 30 274 4 226C38 236 82 256 112 284Z', fill: 'urucum', ...edge },
      { d: 'M104 304C72 304 44 296 20 270C54 270 90 278 114 292Z', fill: 'azul', ...edge },
      {
        d: cuts([
          [26, 240, 34, 60],
          [44, 280, 12, 44],
        ]),
        fill: 'tinta',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [112, 216],
    shapes: [
      { d: wing, fill: 'azul', ...edge },
      {
        d: 'M50 304L70 294L78 308L92 292L102 306L114 288L116 280C96 274 76 274 58 280Z',
        fill: 'ceu',
      },
      { d: quills, fill: 'tinta' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M86 306C82 246 104 190 150 186C204 190 222 246 220 306L220 350L86 350Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: 'M146 196C190 196 216 250 212 350L144 350L144 304C130 268 130 226 146 196Z',
        fill: 'sol',
        line: 'tinta',
        width: 4,
      },
      { d: scallops, line: 'laranja', width: 4 },
      {
        d: cuts([
          [98, 262, 70, 30],
          [108, 238, 72, 34],
          [112, 274, 76, 28],
        ]),
        fill: 'tinta',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [200, 216],
    shapes: [
      { d: mirrored(wing, 158), fill: 'azul', ...edge },
      {
        d: mirrored(
          'M50 304L70 294L78 308L92 292L102 306L114 288L116 280C96 274 76 274 58 280Z',
          158,
        ),
        fill: 'ceu',
      },
      { d: mirrored(quills, 158), fill: 'tinta' },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [140, 66],
    shapes: [
      { d: feather, fill: 'urucum', ...edge },
      { d: cuts([[106, 16, 52, 44]]), fill: 'tinta' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [152, 62],
    shapes: [
      { d: 'M146 66C140 36 152 8 170 -4C182 18 178 48 164 66Z', fill: 'sol', ...edge },
      { d: cuts([[168, 8, 100, 44]]), fill: 'laranja' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [206, 192],
    shapes: [
      {
        d: 'M194 188C222 188 242 204 246 226C230 246 204 242 194 222Z',
        fill: 'tinta',
        line: 'papel',
        width: 3,
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [146, 208],
    shapes: [
      {
        d: 'M148 52C92 52 66 96 70 146C74 200 108 224 152 222C190 220 206 200 210 170C214 106 196 52 148 52Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: 'M98 72C122 42 184 44 206 92C176 76 134 74 98 72Z',
        fill: 'folha',
        line: 'tinta',
        width: 5,
      },
      {
        d: 'M208 94C172 70 124 86 120 138C118 180 146 208 182 208C202 206 212 192 212 176Z',
        fill: 'papel',
        line: 'tinta',
        width: 5,
      },
      {
        d: 'M120 144C110 196 146 228 188 222C206 218 214 208 214 200C188 206 134 204 120 144Z',
        fill: 'tinta',
      },
      { d: 'M136 170Q150 180 168 176M142 184Q156 194 176 189', line: 'tinta', width: 4 },
      {
        d: cuts([
          [84, 118, 74, 34],
          [88, 150, 70, 36],
          [100, 176, 60, 34],
          [104, 100, 80, 26],
        ]),
        fill: 'tinta',
      },
    ],
  },
  {
    id: 'beak',
    of: 'head',
    joint: [204, 140],
    shapes: [
      {
        d: 'M198 86C252 78 292 122 290 182C288 218 274 242 256 258C256 228 238 204 202 196C192 164 190 124 198 86Z',
        fill: 'tinta',
        line: 'papel',
        width: 3.5,
      },
      { d: 'M222 104C252 110 274 134 276 168C262 142 244 126 222 116Z', fill: 'papel' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [164, 132],
    shapes: [],
    faces: eyes({ at: sight, size: 19, white: 'sol' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [164, 132],
    shapes: [],
    faces: pupils({ at: sight, size: 9 }),
  },
  {
    id: 'prop',
    of: 'body',
    joint: [128, 300],
    shapes: [
      {
        d: 'M112 300C112 290 126 288 128 300ZM128 300C128 290 142 288 144 300ZM164 300C164 290 178 288 180 300ZM180 300C180 290 194 288 196 300Z',
        fill: 'jenipapo',
        line: 'tinta',
        width: 4,
      },
      { d: oval(128, 302, 2), fill: 'tinta' },
    ],
  },
];

const open = { jaw: { turn: 16 } };

/** The macaw of the house. */
export const puppet: Puppet = {
  box: [300, 302],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 0.9,
      reach: 1,
      arms: 96,
      more: {
        idle: { sways: [{ part: 'jaw', channel: 'turn', by: 3, ms: 4_100, wave: 'beat' }] },
        tension: { hold: { jaw: { turn: 6 } } },
        joy: { hold: open, sways: [{ part: 'jaw', channel: 'turn', by: 9, ms: 260 }] },
        wild: {
          hold: open,
          sways: [
            { part: 'jaw', channel: 'turn', by: 12, ms: 215 },
            { part: 'armL', channel: 'turn', by: 30, ms: 215 },
            { part: 'armR', channel: 'turn', by: -30, ms: 215 },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

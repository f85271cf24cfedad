import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const edge = { line: 'tinta', width: 6 } as const;
const thin = { line: 'tinta', width: 4 } as const;
const sight = [
  [112, 132],
  [188, 132],
] as const;
const both = (d: string): string => d + mirrored(d, 150);

/** A lock of the mane, carved in three waves. */
const lock =
  'M110 44C62 48 28 86 36 132C14 152 10 190 28 214C16 240 24 276 54 290C60 276 72 270 88 272C98 246 92 228 84 218C76 164 88 106 122 76Z';
const flow = cuts([
  [92, 72, 128, 54],
  [66, 122, 104, 56],
  [48, 146, 108, 48],
  [70, 186, 98, 56],
  [44, 212, 84, 46],
  [62, 240, 88, 34],
]);
const ear = 'M82 84C58 74 40 46 42 16C70 20 96 40 106 68Z';
const brow = 'M82 106C92 80 124 78 146 104L146 124C126 104 106 106 90 126C84 122 80 114 82 106Z';
const whisker =
  'M144 182C128 172 108 174 92 186C80 194 68 192 60 182C60 202 76 212 94 206C114 200 128 198 144 198Z';
const upper =
  'M82 210L104 215L102 230L86 227ZM105 215L126 219L124 233L104 231ZM127 219L149 220L149 234L126 233Z';
const fang = 'M92 212L114 218L100 252Z';
const lower = 'M96 252L97 236L116 237L117 255ZM117 255L118 238L149 238L149 257Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'body',
    of: null,
    joint: [150, 340],
    shapes: [
      {
        d: 'M104 246C104 286 84 314 58 340L58 364L242 364L242 340C216 314 196 286 196 246Z',
        fill: 'azul',
        ...edge,
      },
      { d: 'M134 284L166 284L186 364L114 364Z', fill: 'sol', ...edge },
      { d: both('M110 276C108 306 92 328 74 348'), line: 'papel', width: 7 },
      { d: both(oval(92, 344, 4)), fill: 'tinta' },
    ],
  },
  {
    id: 'mane',
    of: 'head',
    joint: [150, 164],
    shapes: [
      { d: lock, fill: 'terra', ...edge },
      { d: mirrored(lock, 150), fill: 'terra', ...edge },
      { d: both(flow), fill: 'laranja' },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [94, 74],
    shapes: [
      { d: ear, fill: 'laranja', ...edge },
      { d: 'M82 70C68 60 58 46 56 34C70 40 82 52 88 64Z', fill: 'barro' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [206, 74],
    shapes: [
      { d: mirrored(ear, 150), fill: 'laranja', ...edge },
      { d: mirrored('M82 70C68 60 58 46 56 34C70 40 82 52 88 64Z', 150), fill: 'barro' },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [150, 296],
    shapes: [
      { d: oval(150, 344, 9), fill: 'terra', ...thin },
      {
        d: 'M150 292C130 294 130 320 120 338C138 346 162 346 180 338C170 320 170 294 150 292Z',
        fill: 'laranja',
        ...edge,
      },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 204],
    shapes: [
      {
        d: 'M78 202L222 202C228 246 212 278 190 290C166 300 134 300 110 290C88 278 72 246 78 202Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M90 204L210 204L206 254C176 264 124 264 94 254Z', fill: 'tinta' },
      { d: 'M106 258C112 220 188 220 194 258C170 264 130 264 106 258Z', fill: 'barro' },
      { d: both(lower), fill: 'papel', ...thin },
      { d: 'M128 276Q150 284 172 276', line: 'barro', width: 5 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 264],
    shapes: [
      {
        d: 'M76 84C90 54 120 40 150 40C180 40 210 54 224 84C236 118 234 154 224 180L206 204L94 204L76 180C66 154 64 118 76 84Z',
        fill: 'laranja',
        ...edge,
      },
      { d: both(oval(88, 166, 9, 9)), fill: 'papel', ...thin },
      {
        d: both(
          cuts([
            [104, 72, 74, 26],
            [120, 62, 80, 28],
          ]),
        ),
        fill: 'papel',
      },
    ],
  },
  {
    id: 'crest',
    of: 'head',
    joint: [150, 74],
    shapes: [
      {
        d: 'M150 98C130 80 116 54 122 29C130 33 134 34 138 34C136 24 142 13 150 2C158 13 164 24 162 34C166 34 170 33 178 29C184 54 170 80 150 98Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: cuts([
          [150, -6, 90, 66],
          [134, 44, 76, 34],
          [166, 44, 104, 34],
        ]),
        fill: 'ceu',
      },
    ],
  },
  { id: 'eyes', of: 'head', joint: [150, 132], shapes: [], faces: eyes({ at: sight, size: 25 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 132],
    shapes: [],
    faces: pupils({ at: sight, size: 11, iris: 'azul' }),
  },
  {
    id: 'brow',
    of: 'head',
    joint: [150, 110],
    shapes: [
      { d: both(brow), fill: 'tinta' },
      { d: both(cuts([[94, 108, -30, 40]])), fill: 'sol' },
    ],
  },
  {
    id: 'muzzle',
    of: 'head',
    joint: [150, 174],
    shapes: [
      { d: both(fang), fill: 'papel', ...thin },
      { d: both(upper), fill: 'papel', ...thin },
      {
        d: 'M150 126C128 126 122 148 114 164C88 168 70 186 72 210C102 226 198 226 228 210C230 186 212 168 186 164C178 148 172 126 150 126Z',
        fill: 'urucum',
        ...edge,
      },
      { d: both(oval(130, 176, 11, 8, -20)), fill: 'tinta' },
      { d: both('M138 142Q134 152 134 160'), line: 'barro', width: 5 },
      { d: both(whisker), fill: 'tinta' },
    ],
  },
];

const bell = (by: number, ms: number) => ({ part: 'prop', channel: 'turn', by, ms }) as const;
const chew = (by: number, ms: number) => ({ part: 'jaw', channel: 'y', by, ms }) as const;
const locks = (by: number, ms: number) => ({ part: 'mane', channel: 'wide', by, ms }) as const;

/** The figurehead of a river boat: carved to frighten bad luck off, and kind to everybody aboard. */
export const puppet: Puppet = {
  box: [300, 344],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 1.15,
      reach: 0.9,
      arms: 0,
      more: {
        idle: {
          sways: [
            bell(6, 2_100),
            chew(2, 2_600),
            locks(0.02, 3_400),
            { part: 'brow', channel: 'y', by: 3, ms: 4_100, wave: 'beat' },
          ],
        },
        look: { hold: { brow: { y: -6 } }, sways: [bell(5, 1_400)] },
        tension: {
          hold: { brow: { y: 7 }, jaw: { y: -4 } },
          sways: [bell(4, 180), { part: 'jaw', channel: 'x', by: 2, ms: 110 }],
        },
        joy: {
          hold: { jaw: { y: 20 }, brow: { y: -14 } },
          sways: [bell(16, 520), chew(6, 520), locks(0.04, 520)],
        },
        wild: {
          hold: { jaw: { y: 26 }, brow: { y: -16 } },
          sways: [
            bell(26, 430),
            chew(14, 430),
            locks(0.07, 430),
            { part: 'crest', channel: 'tall', by: 0.12, ms: 430 },
          ],
        },
        sleep: { hold: { brow: { y: 8 } }, sways: [bell(2, 4_200), chew(3, 4_200)] },
      },
    },
    parts.map(({ id }) => id),
  ),
};

import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const edge = { line: 'tinta', width: 6 } as const;
const thin = { line: 'tinta', width: 4 } as const;
const sight = [
  [112, 118],
  [188, 118],
] as const;
const both = (d: string): string => d + mirrored(d, 150);

/** A lock of the mane, carved in three waves. */
const lock =
  'M110 30C62 34 28 72 36 118C14 138 10 176 28 200C16 226 24 262 54 276C60 262 72 256 88 258C98 232 92 214 84 204C76 150 88 92 122 62Z';
const flow = cuts([
  [92, 58, 128, 54],
  [66, 108, 104, 56],
  [48, 132, 108, 48],
  [70, 172, 98, 56],
  [44, 198, 84, 46],
  [62, 226, 88, 34],
]);
const ear = 'M82 70C58 60 40 32 42 2C70 6 96 26 106 54Z';
const brow = 'M82 92C92 66 124 64 146 90L146 110C126 90 106 92 90 112C84 108 80 100 82 92Z';
const whisker =
  'M144 168C128 158 108 160 92 172C80 180 68 178 60 168C60 188 76 198 94 192C114 186 128 184 144 184Z';
const upper =
  'M82 196L104 201L102 216L86 213ZM105 201L126 205L124 219L104 217ZM127 205L149 206L149 220L126 219Z';
const fang = 'M92 198L114 204L100 238Z';
const lower = 'M96 238L97 222L116 223L117 241ZM117 241L118 224L149 224L149 243Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'body',
    of: null,
    joint: [150, 326],
    shapes: [
      {
        d: 'M104 232C104 272 84 300 58 326L58 350L242 350L242 326C216 300 196 272 196 232Z',
        fill: 'azul',
        ...edge,
      },
      { d: 'M134 270L166 270L186 350L114 350Z', fill: 'sol', ...edge },
      { d: both('M110 262C108 292 92 314 74 334'), line: 'papel', width: 7 },
      { d: both(oval(92, 330, 4)), fill: 'tinta' },
    ],
  },
  {
    id: 'mane',
    of: 'head',
    joint: [150, 150],
    shapes: [
      { d: lock, fill: 'terra', ...edge },
      { d: mirrored(lock, 150), fill: 'terra', ...edge },
      { d: both(flow), fill: 'laranja' },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [94, 60],
    shapes: [
      { d: ear, fill: 'laranja', ...edge },
      { d: 'M82 56C68 46 58 32 56 20C70 26 82 38 88 50Z', fill: 'barro' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [206, 60],
    shapes: [
      { d: mirrored(ear, 150), fill: 'laranja', ...edge },
      { d: mirrored('M82 56C68 46 58 32 56 20C70 26 82 38 88 50Z', 150), fill: 'barro' },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [150, 282],
    shapes: [
      { d: oval(150, 330, 9), fill: 'terra', ...thin },
      {
        d: 'M150 278C130 280 130 306 120 324C138 332 162 332 180 324C170 306 170 280 150 278Z',
        fill: 'laranja',
        ...edge,
      },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 190],
    shapes: [
      {
        d: 'M78 188L222 188C228 232 212 264 190 276C166 286 134 286 110 276C88 264 72 232 78 188Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M90 190L210 190L206 240C176 250 124 250 94 240Z', fill: 'tinta' },
      { d: 'M106 244C112 206 188 206 194 244C170 250 130 250 106 244Z', fill: 'barro' },
      { d: both(lower), fill: 'papel', ...thin },
      { d: 'M128 262Q150 270 172 262', line: 'barro', width: 5 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 250],
    shapes: [
      {
        d: 'M76 70C90 40 120 26 150 26C180 26 210 40 224 70C236 104 234 140 224 166L206 190L94 190L76 166C66 140 64 104 76 70Z',
        fill: 'laranja',
        ...edge,
      },
      { d: both(oval(88, 152, 9, 9)), fill: 'papel', ...thin },
      {
        d: both(
          cuts([
            [104, 58, 74, 26],
            [120, 48, 80, 28],
          ]),
        ),
        fill: 'papel',
      },
    ],
  },
  {
    id: 'crest',
    of: 'head',
    joint: [150, 60],
    shapes: [
      {
        d: 'M150 84C130 66 116 40 122 10C130 18 134 20 138 20C136 0 142 -22 150 -44C158 -22 164 0 162 20C166 20 170 18 178 10C184 40 170 66 150 84Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: cuts([
          [150, -20, 90, 66],
          [134, 30, 76, 34],
          [166, 30, 104, 34],
        ]),
        fill: 'ceu',
      },
    ],
  },
  { id: 'eyes', of: 'head', joint: [150, 118], shapes: [], faces: eyes({ at: sight, size: 25 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 118],
    shapes: [],
    faces: pupils({ at: sight, size: 11, iris: 'azul' }),
  },
  {
    id: 'brow',
    of: 'head',
    joint: [150, 96],
    shapes: [
      { d: both(brow), fill: 'tinta' },
      { d: both(cuts([[94, 94, -30, 40]])), fill: 'sol' },
    ],
  },
  {
    id: 'muzzle',
    of: 'head',
    joint: [150, 160],
    shapes: [
      { d: both(fang), fill: 'papel', ...thin },
      { d: both(upper), fill: 'papel', ...thin },
      {
        d: 'M150 112C128 112 122 134 114 150C88 154 70 172 72 196C102 212 198 212 228 196C230 172 212 154 186 150C178 134 172 112 150 112Z',
        fill: 'urucum',
        ...edge,
      },
      { d: both(oval(130, 162, 11, 8, -20)), fill: 'tinta' },
      { d: both('M138 128Q134 138 134 146'), line: 'barro', width: 5 },
      { d: both(whisker), fill: 'tinta' },
    ],
  },
];

const bell = (by: number, ms: number) => ({ part: 'prop', channel: 'turn', by, ms }) as const;
const chew = (by: number, ms: number) => ({ part: 'jaw', channel: 'y', by, ms }) as const;
const locks = (by: number, ms: number) => ({ part: 'mane', channel: 'wide', by, ms }) as const;

/** The figurehead of a river boat: carved to frighten bad luck off, and kind to everybody aboard. */
export const puppet: Puppet = {
  box: [300, 330],
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

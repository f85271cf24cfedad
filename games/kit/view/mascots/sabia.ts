import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[170, 122]] as const;
const edge = { line: 'tinta', width: 6 } as const;
const wing = 'M114 208C80 216 54 254 46 306L68 296L78 310L92 294L104 306C124 276 130 232 114 208Z';
const quills = cuts([
  [70, 290, -64, 46],
  [86, 290, -68, 50],
  [102, 290, -74, 46],
]);
const steam = 'M212 238C200 222 224 212 212 194M236 240C224 224 248 214 236 196';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [96, 296],
    shapes: [
      {
        d: 'M104 304C70 306 30 296 2 262L22 256L14 240C52 246 92 266 116 288Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: cuts([
          [20, 264, 24, 60],
          [30, 250, 26, 56],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [110, 216],
    shapes: [
      { d: wing, fill: 'terra', ...edge },
      { d: quills, fill: 'laranja' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M84 306C78 246 100 186 150 182C206 186 226 246 222 306L222 350L84 350Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M87 306C82 250 100 196 140 186C116 222 112 280 120 350L87 350Z', fill: 'terra' },
      {
        d: 'M148 186C186 190 208 216 214 240C190 250 154 246 130 224C134 208 140 194 148 186Z',
        fill: 'papel',
      },
      {
        d: cuts([
          [152, 206, 80, 24],
          [168, 212, 80, 26],
          [184, 218, 84, 24],
          [198, 226, 88, 18],
        ]),
        fill: 'terra',
      },
      {
        d: cuts([
          [146, 262, 80, 26],
          [164, 266, 84, 24],
          [182, 264, 90, 26],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [198, 218],
    shapes: [
      { d: mirrored(wing, 158), fill: 'terra', ...edge },
      { d: mirrored(quills, 158), fill: 'laranja' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [206, 146],
    shapes: [
      { d: 'M196 142C230 148 252 150 274 150C258 170 228 178 200 168Z', fill: 'laranja', ...edge },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [146, 206],
    shapes: [
      {
        d: 'M150 56C98 56 72 96 76 144C80 194 110 220 154 218C196 216 216 186 218 152C220 104 198 56 150 56Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M214 162C208 194 188 214 154 214C134 214 120 206 110 194C150 198 188 184 200 158Z',
        fill: 'papel',
      },
      {
        d: cuts([
          [142, 196, 84, 16],
          [158, 192, 84, 20],
          [174, 186, 84, 20],
          [190, 178, 88, 18],
        ]),
        fill: 'terra',
      },
      { d: oval(170, 122, 30, 29), fill: 'sol', line: 'tinta', width: 4 },
      {
        d: cuts([
          [90, 120, 74, 34],
          [96, 152, 68, 34],
          [112, 104, 82, 32],
          [118, 140, 70, 30],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'beak',
    of: 'head',
    joint: [206, 138],
    shapes: [
      {
        d: 'M198 108C236 106 270 122 290 146C262 156 230 158 200 154C194 138 194 122 198 108Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M220 128L234 130', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [170, 122],
    shapes: [],
    faces: eyes({ at: sight, size: 19 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [170, 122],
    shapes: [],
    faces: pupils({ at: sight, size: 11 }),
  },
  {
    id: 'crown',
    of: 'head',
    joint: [134, 64],
    shapes: [
      {
        d: 'M84 82L72 28L104 50L118 6L144 42L174 8L180 72C148 58 112 62 84 82Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M84 82L80 64C112 44 150 42 179 54L180 72C148 58 112 62 84 82Z',
        fill: 'azul',
        line: 'tinta',
        width: 4,
      },
      {
        d: oval(72, 26, 9) + oval(118, 4, 9) + oval(175, 6, 9),
        fill: 'urucum',
        line: 'tinta',
        width: 4,
      },
      { d: oval(104, 61, 4) + oval(131, 55, 4) + oval(158, 56, 4), fill: 'papel' },
    ],
  },
  {
    id: 'steam',
    of: 'prop',
    joint: [224, 240],
    shapes: [
      { d: steam, line: 'tinta', width: 13 },
      { d: steam, line: 'papel', width: 6 },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [224, 300],
    shapes: [
      { d: 'M258 262C286 256 288 286 254 286', line: 'tinta', width: 15 },
      { d: 'M258 262C286 256 288 286 254 286', line: 'papel', width: 6 },
      { d: oval(224, 302, 50, 10), fill: 'azul', ...edge },
      {
        d: 'M184 248C188 290 200 300 224 300C248 300 260 290 264 248Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M187 264C212 276 236 276 261 264L259 276C236 288 212 288 189 276Z', fill: 'azul' },
      { d: oval(224, 248, 40, 11), fill: 'terra', ...edge },
    ],
  },
];

const open = { jaw: { turn: 14 } };
const sing = (by: number, ms: number) => ({ part: 'jaw', channel: 'turn', by, ms }) as const;
const rise = (by: number, ms: number) => [
  { part: 'steam', channel: 'y', by: -by, ms } as const,
  { part: 'steam', channel: 'wide', by: 0.14, ms: ms * 0.8 } as const,
];

/** The thrush who sings at sunrise, crowned, with the first cup of the day. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 1.05,
      reach: 0.95,
      arms: 72,
      more: {
        idle: {
          sways: [
            { part: 'jaw', channel: 'turn', by: 5, ms: 3_700, wave: 'beat' },
            ...rise(7, 2_400),
          ],
        },
        look: { sways: rise(6, 1_600) },
        tension: { hold: { steam: { tall: 0.6 } }, sways: rise(3, 300) },
        joy: { hold: open, sways: [sing(9, 260), ...rise(10, 900)] },
        wild: {
          hold: open,
          sways: [
            sing(12, 215),
            ...rise(14, 600),
            { part: 'prop', channel: 'y', by: -34, ms: 430, wave: 'hop' },
            { part: 'crown', channel: 'y', by: -26, ms: 430, wave: 'hop' },
          ],
        },
        sleep: { sways: rise(4, 4_200) },
      },
    },
    parts.map(({ id }) => id),
  ),
};

import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[164, 128]] as const;
const edge = { line: 'tinta', width: 6 } as const;
const black = { fill: 'tinta', line: 'papel', width: 3 } as const;
const wing = 'M110 212C76 222 50 258 46 306L66 294L78 308L92 292L104 304C122 270 128 232 110 212Z';
const quills = cuts([
  [68, 290, -66, 46],
  [84, 290, -72, 48],
  [100, 286, -78, 44],
]);
const boughs =
  'M262 262C236 264 222 252 216 236M262 262C288 264 302 252 308 236M262 236C240 238 230 226 226 210M262 236C284 238 294 226 298 210';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [94, 292],
    shapes: [
      {
        d: 'M108 304C70 314 30 304 -10 274L8 266L2 246C40 254 82 264 114 282Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: cuts([
          [16, 272, 18, 70],
          [22, 258, 20, 60],
        ]),
        fill: 'ceu',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [108, 222],
    shapes: [
      { d: wing, fill: 'azul', ...edge },
      { d: quills, fill: 'ceu' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M82 308C76 248 98 184 150 182C204 186 222 246 216 308L216 350L82 350Z',
        fill: 'azul',
        ...edge,
      },
      { d: 'M152 236C184 236 200 270 194 350L122 350C118 272 126 238 152 236Z', fill: 'ceu' },
      {
        d: cuts([
          [140, 262, 82, 28],
          [160, 270, 92, 26],
          [178, 262, 98, 28],
        ]),
        fill: 'papel',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [192, 222],
    shapes: [
      { d: mirrored(wing, 150), fill: 'azul', ...edge },
      { d: mirrored(quills, 150), fill: 'ceu' },
    ],
  },
  {
    id: 'ribbon',
    of: 'body',
    joint: [124, 236],
    shapes: [
      { d: 'M104 228L138 236L128 312L118 304L108 312L98 302L86 308Z', fill: 'urucum', ...edge },
      { d: 'M99 266L133 270M94 288L130 292', line: 'papel', width: 8 },
    ],
  },
  {
    id: 'scarf',
    of: 'body',
    joint: [150, 220],
    shapes: [
      {
        d: 'M88 202C120 222 182 222 212 200C226 210 226 232 212 242C176 260 122 258 88 240C76 230 76 212 88 202Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M112 216L108 248M150 220L150 254M188 214L194 246', line: 'papel', width: 9 },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [204, 152],
    shapes: [{ d: 'M196 148C226 154 256 152 276 146C262 168 226 178 198 170Z', ...black }],
  },
  {
    id: 'prop',
    of: 'head',
    joint: [276, 142],
    shapes: [
      {
        d: 'M256 136C258 118 290 112 304 126C312 150 300 184 278 210C262 190 252 162 256 136Z',
        fill: 'barro',
        ...edge,
      },
      { d: 'M258 138C260 118 290 114 303 128C292 140 272 144 258 138Z', fill: 'sol' },
      { d: cuts([[284, 196, -82, 46]]), fill: 'laranja' },
    ],
  },
  {
    id: 'crest',
    of: 'head',
    joint: [160, 84],
    shapes: [
      {
        d: 'M110 86C98 62 98 34 110 14C122 24 132 36 138 48C140 26 150 6 168 -6C176 14 178 32 174 48C186 36 202 30 220 32C218 58 204 84 184 98Z',
        ...black,
      },
      {
        d: cuts([
          [112, 28, 66, 42],
          [164, 10, 96, 46],
          [208, 42, 132, 36],
        ]),
        fill: 'azul',
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [146, 206],
    shapes: [
      {
        d: 'M150 66C98 66 72 102 76 148C80 194 112 216 152 214C192 212 214 188 214 154C214 106 196 68 150 66Z',
        ...black,
      },
      {
        d: 'M79 150C74 112 90 84 114 74C98 110 100 164 122 208C96 198 82 176 79 150Z',
        fill: 'azul',
      },
      { d: oval(164, 128, 30, 29), fill: 'petroleo' },
      {
        d: cuts([
          [112, 170, 62, 34],
          [126, 184, 54, 30],
          [118, 120, 76, 30],
        ]),
        fill: 'azul',
      },
    ],
  },
  {
    id: 'beak',
    of: 'head',
    joint: [204, 136],
    shapes: [
      { d: 'M198 114C236 108 270 120 294 140C268 150 232 156 198 154Z', ...black },
      { d: cuts([[208, 128, 4, 52]]), fill: 'ceu' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [164, 128],
    shapes: [],
    faces: eyes({ at: sight, size: 19, ink: 'papel' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [164, 128],
    shapes: [],
    faces: pupils({ at: sight, size: 10 }),
  },
  {
    id: 'sprout',
    of: null,
    joint: [262, 306],
    shapes: [
      { d: 'M262 312L262 204', line: 'tinta', width: 18 },
      { d: boughs, line: 'tinta', width: 14 },
      { d: 'M262 312L262 204', line: 'terra', width: 9 },
      { d: boughs, line: 'terra', width: 6 },
      { d: oval(216, 232, 19, 12), fill: 'folha', line: 'tinta', width: 5 },
      { d: oval(308, 232, 19, 12), fill: 'folha', line: 'tinta', width: 5 },
      { d: oval(226, 206, 19, 12), fill: 'folha', line: 'tinta', width: 5 },
      { d: oval(298, 206, 19, 12), fill: 'folha', line: 'tinta', width: 5 },
      { d: oval(262, 196, 24, 14), fill: 'folha', line: 'tinta', width: 5 },
      { d: 'M224 312Q262 286 300 312Z', fill: 'terra', line: 'tinta', width: 5 },
    ],
  },
];

const toss = (by: number, ms: number) => [
  { part: 'prop', channel: 'y', by: -by, ms, wave: 'hop' } as const,
  { part: 'prop', channel: 'turn', by: by * 0.5, ms: ms * 2 } as const,
  { part: 'jaw', channel: 'turn', by: 7, ms } as const,
];

/** The azure jay, who buries pine nuts, forgets them, and so plants the forests of the south. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.9,
      reach: 1,
      arms: 84,
      more: {
        idle: {
          hold: { sprout: { tall: 0.5, wide: 0.6 } },
          sways: [
            { part: 'crest', channel: 'turn', by: 5, ms: 2_700, wave: 'beat' },
            { part: 'sprout', channel: 'turn', by: 2, ms: 3_100 },
          ],
        },
        look: { hold: { sprout: { tall: 0.5, wide: 0.6 } } },
        tension: {
          hold: { sprout: { tall: 0.35, wide: 0.5 }, crest: { turn: -8 } },
          sways: [{ part: 'prop', channel: 'turn', by: 4, ms: 140 }],
        },
        joy: {
          hold: { sprout: { tall: 0.72, wide: 0.8 }, jaw: { turn: 8 } },
          sways: [...toss(30, 520), { part: 'ribbon', channel: 'turn', by: 10, ms: 520 }],
        },
        wild: {
          hold: { sprout: { tall: 1.05, wide: 1 }, jaw: { turn: 12 } },
          sways: [
            ...toss(90, 860),
            { part: 'ribbon', channel: 'turn', by: 22, ms: 430 },
            { part: 'crest', channel: 'turn', by: 8, ms: 430 },
            { part: 'sprout', channel: 'turn', by: 5, ms: 430 },
          ],
        },
        sleep: { hold: { sprout: { tall: 0.5, wide: 0.6 } } },
      },
    },
    parts.map(({ id }) => id),
  ),
};

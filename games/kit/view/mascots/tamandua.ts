import { cuts, eyes, houseActs, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart, PuppetShape } from '../puppet/index.ts';

const sight = [[126, 92]] as const;
const edge = { line: 'tinta', width: 6 } as const;

/** An ant about a point, head to the right. */
const ant = (x: number, y: number): readonly PuppetShape[] => [
  {
    d: moved('M-8 4L-16 14M-2 5L-2 16M6 4L14 14M12 -4L20 -14M10 -5L12 -16', x, y),
    line: 'tinta',
    width: 3.5,
  },
  {
    d: oval(x - 13, y - 2, 10, 7) + oval(x, y, 6, 5) + oval(x + 11, y - 1, 7, 6),
    fill: 'urucum',
    line: 'tinta',
    width: 3.5,
  },
];

const limb = 'M92 196C72 212 62 238 62 262L60 288L110 288C110 264 116 246 134 228Z';
const claws =
  'M58 278C54 292 56 302 62 308L68 290C70 300 74 308 80 310L86 290C88 300 92 308 98 308L104 288C106 296 110 300 116 300L112 276Z';

const trunk = 'M66 306C56 232 88 158 140 152C188 152 228 196 232 306L232 350L66 350Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [66, 300],
    shapes: [
      {
        d: 'M92 316C52 320 8 292 4 236C0 190 14 148 44 116C42 132 46 142 52 148C56 132 66 122 78 116C72 130 76 142 84 148C74 176 74 214 96 248Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: cuts([
          [40, 148, 106, 60],
          [60, 158, 106, 70],
          [26, 190, 92, 70],
          [44, 218, 80, 70],
          [66, 236, 64, 56],
        ]),
        fill: 'laranja',
      },
      {
        d: cuts([
          [22, 226, 78, 50],
          [56, 186, 98, 50],
        ]),
        fill: 'tinta',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [212, 224],
    shapes: [
      { d: moved(limb, 108, 0), fill: 'terra', ...edge },
      { d: moved(claws, 108, 0), fill: 'tinta' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [146, 304],
    shapes: [
      {
        d: trunk,
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M88 176C104 160 120 152 142 152C180 152 208 182 222 226C232 258 234 300 232 350L196 350C198 290 190 240 160 214C138 196 108 186 88 176Z',
        fill: 'papel',
      },
      {
        d: 'M102 164C116 156 128 152 142 152C176 152 202 182 214 222C224 258 226 300 224 350L206 350C208 290 200 234 168 204C148 186 122 172 102 164Z',
        fill: 'tinta',
      },
      {
        d: cuts([
          [86, 214, 80, 34],
          [106, 216, 74, 34],
          [84, 256, 84, 36],
          [132, 228, 66, 34],
        ]),
        fill: 'barro',
      },
      { d: trunk, ...edge },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [104, 224],
    shapes: [
      { d: limb, fill: 'papel', ...edge },
      { d: 'M64 250L114 250L111 266L61 266Z', fill: 'tinta' },
      { d: claws, fill: 'tinta', line: 'papel', width: 3 },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [92, 66],
    shapes: [
      { d: oval(84, 54, 17, 20, -24), fill: 'terra', ...edge },
      { d: oval(85, 56, 8, 11, -24), fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [136, 56],
    shapes: [
      { d: oval(142, 46, 15, 19, 14), fill: 'terra', ...edge },
      { d: oval(142, 48, 7, 11, 14), fill: 'rosa' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [262, 172],
    shapes: [],
    faces: {
      calm: [],
      blink: [{ d: 'M268 178Q282 188 294 180', line: 'rosa', width: 6 }],
      wide: [],
      joy: [
        { d: 'M266 178C300 204 306 236 280 246C262 252 254 236 266 230', line: 'tinta', width: 13 },
        { d: 'M266 178C300 204 306 236 280 246C262 252 254 236 266 230', line: 'rosa', width: 7 },
      ],
      sleep: [{ d: 'M268 178Q276 196 268 208', line: 'rosa', width: 6 }],
    },
  },
  {
    id: 'head',
    of: 'body',
    joint: [110, 160],
    shapes: [
      {
        d: 'M104 50C70 58 56 94 64 130C72 166 100 184 130 176C152 170 168 152 188 150C222 150 248 168 268 186C280 192 290 184 286 172C268 138 232 112 196 104C172 98 166 80 156 66C144 50 124 46 104 50Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M80 150C96 178 122 180 142 168C158 158 172 148 190 148C222 150 250 168 270 186C276 188 280 186 283 182C260 162 226 138 190 138C160 140 132 168 80 150Z',
        fill: 'tinta',
      },
      { d: oval(278, 176, 9, 8, 40), fill: 'tinta' },
      { d: oval(126, 94, 25, 25), fill: 'laranja' },
      {
        d: cuts([
          [78, 106, 80, 32],
          [92, 126, 62, 26],
          [196, 122, 18, 34],
          [224, 138, 28, 28],
          [150, 128, 6, 30],
        ]),
        fill: 'laranja',
      },
      { d: 'M242 168Q256 174 268 184', line: 'papel', width: 4 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [126, 92],
    shapes: [],
    faces: eyes({ at: sight, size: 15, lid: 'terra' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [128, 96],
    shapes: [],
    faces: pupils({ at: [[129, 96]], size: 7.5 }),
  },
  {
    id: 'prop',
    of: 'head',
    joint: [214, 108],
    shapes: ant(212, 92),
  },
];

/** The giant anteater, on whose long nose an ant walks as if nothing could happen to it. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 1.45,
      reach: 0.85,
      arms: 58,
      more: {
        idle: {
          sways: [
            { part: 'prop', channel: 'x', by: 22, ms: 6_400 },
            { part: 'prop', channel: 'y', by: 7, ms: 6_400 },
            { part: 'prop', channel: 'y', by: -2, ms: 240 },
          ],
        },
        look: { hold: { head: { turn: 7 } } },
        tension: { sways: [{ part: 'prop', channel: 'x', by: 3, ms: 120 }] },
        joy: { sways: [{ part: 'prop', channel: 'y', by: -16, ms: 480, wave: 'hop' }] },
        wild: {
          hold: { head: { turn: -8 } },
          sways: [
            { part: 'prop', channel: 'y', by: -40, ms: 520, wave: 'hop' },
            { part: 'prop', channel: 'turn', by: 30, ms: 520 },
          ],
        },
        sleep: { sways: [{ part: 'prop', channel: 'y', by: -1.5, ms: 2_100 }] },
      },
    },
    parts.map(({ id }) => id),
  ),
};

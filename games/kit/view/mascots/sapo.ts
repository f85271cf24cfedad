import { eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [92, 92],
  [208, 92],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const arm =
  'M92 236C66 246 50 268 52 292C50 300 44 306 40 316L132 316C128 306 118 300 112 296C112 276 120 262 128 252Z';
const toes =
  'M40 316C34 306 44 296 54 300C58 290 72 290 76 300C88 294 100 300 102 312L104 330L40 330Z';
const mantle = 'M124 216C84 218 44 248 32 304L34 350L104 350C96 300 104 256 134 232Z';
const spot = (x: number, y: number): string =>
  `M${x - 4} ${y - 6}L${x + 4} ${y - 6}L${x} ${y + 8}Z`;

const parts: readonly PuppetPart[] = [
  {
    id: 'cape',
    of: 'body',
    joint: [150, 226],
    shapes: [
      {
        d: 'M96 214C42 230 14 274 8 350L292 350C286 274 258 230 204 214Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: 'M40 262Q26 296 24 340M62 246Q48 288 46 340M260 262Q274 296 276 340M238 246Q252 288 254 340',
        line: 'barro',
        width: 6,
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M74 306C66 250 96 204 150 204C204 204 234 250 226 306L226 350L74 350Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M98 308C94 262 116 232 150 232C184 232 206 262 202 308L202 350L98 350Z',
        fill: 'papel',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [104, 246],
    shapes: [
      { d: arm, fill: 'folha', ...edge },
      { d: toes, fill: 'menta', ...edge },
      { d: oval(82, 266, 8, 6) + oval(96, 250, 5, 4), fill: 'mata' },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [196, 246],
    shapes: [
      { d: mirrored(arm, 150), fill: 'folha', ...edge },
      { d: mirrored(toes, 150), fill: 'menta', ...edge },
      { d: oval(218, 266, 8, 6) + oval(204, 250, 5, 4), fill: 'mata' },
    ],
  },
  {
    id: 'collar',
    of: 'body',
    joint: [150, 226],
    shapes: [
      { d: mantle, fill: 'papel', ...edge },
      { d: mirrored(mantle, 150), fill: 'papel', ...edge },
      {
        d: [
          [110, 238],
          [82, 252],
          [94, 272],
          [62, 282],
          [80, 304],
          [56, 312],
        ]
          .map(([x = 0, y = 0]) => spot(x, y) + spot(300 - x, y))
          .join(''),
        fill: 'tinta',
      },
    ],
  },
  {
    id: 'sac',
    of: 'head',
    joint: [150, 176],
    shapes: [
      {
        d: 'M84 168C78 226 112 264 150 264C188 264 222 226 216 168Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M106 214Q114 236 134 246M194 214Q186 236 166 246', line: 'laranja', width: 5 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 214],
    shapes: [
      {
        d: 'M58 108C54 76 72 58 94 58C112 58 124 68 130 82C142 78 158 78 170 82C176 68 188 58 206 58C228 58 246 76 242 108C268 128 272 156 258 176C240 202 196 212 150 212C104 212 60 202 42 176C28 156 32 128 58 108Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M44 164C66 186 104 194 150 194C196 194 234 186 256 164C252 196 204 212 150 212C96 212 48 196 44 164Z',
        fill: 'menta',
      },
      {
        d:
          oval(64, 138, 9, 7) +
          oval(82, 150, 6, 5) +
          oval(60, 156, 5, 4) +
          oval(236, 138, 9, 7) +
          oval(218, 150, 6, 5) +
          oval(240, 156, 5, 4) +
          oval(150, 100, 8, 6) +
          oval(132, 108, 5, 4) +
          oval(168, 108, 5, 4),
        fill: 'mata',
      },
      { d: oval(138, 126, 4, 6, 20) + oval(162, 126, 4, 6, -20), fill: 'tinta' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 164],
    shapes: [],
    faces: {
      calm: [
        { d: 'M46 154Q62 172 92 170Q150 176 208 170Q238 172 254 154', line: 'tinta', width: 6 },
      ],
      blink: [
        { d: 'M46 154Q62 172 92 170Q150 176 208 170Q238 172 254 154', line: 'tinta', width: 6 },
      ],
      wide: [
        { d: 'M52 158Q150 176 248 158', line: 'tinta', width: 6 },
        { d: oval(150, 170, 20, 12), fill: 'barro', line: 'tinta', width: 5 },
      ],
      joy: [
        {
          d: 'M48 146C60 200 104 218 150 218C196 218 240 200 252 146C222 162 186 168 150 168C114 168 78 162 48 146Z',
          fill: 'barro',
          ...edge,
        },
        {
          d: 'M98 202C112 182 188 182 202 202C188 214 170 218 150 218C130 218 112 214 98 202Z',
          fill: 'rosa',
        },
      ],
      sleep: [{ d: 'M60 160Q150 182 240 160', line: 'tinta', width: 6 }],
    },
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 92],
    shapes: [],
    faces: eyes({ at: sight, size: 25, white: 'sol', lid: 'folha' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 98],
    shapes: [],
    faces: pupils({
      at: [
        [94, 101],
        [206, 101],
      ],
      size: 10,
    }),
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 84],
    shapes: [
      {
        d: 'M108 84L98 22L126 48L150 8L174 48L202 22L192 84C166 92 134 92 108 84Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M110 68C136 76 164 76 190 68L188 84C164 90 136 90 112 84Z',
        fill: 'urucum',
        line: 'tinta',
        width: 4,
      },
      {
        d: oval(98, 20, 8) + oval(150, 6, 9) + oval(202, 20, 8),
        fill: 'ceu',
        line: 'tinta',
        width: 5,
      },
      { d: 'M150 34L160 50L150 64L140 50Z', fill: 'azul', line: 'tinta', width: 4 },
    ],
  },
];

/** The toad who is king of the pond: heavy lids, a crown, ermine, and a throat that he fills. */
export const puppet: Puppet = {
  box: [300, 300],
  over: 12,
  parts,
  acts: houseActs(
    {
      tempo: 1.3,
      reach: 0.8,
      arms: 40,
      more: {
        idle: { sways: [{ part: 'sac', channel: 'tall', by: 0.1, ms: 1_300 }] },
        tension: {
          hold: { sac: { tall: 1.35, wide: 1.2 } },
          sways: [{ part: 'sac', channel: 'tall', by: 0.06, ms: 220 }],
        },
        joy: { sways: [{ part: 'prop', channel: 'y', by: -12, ms: 680, wave: 'hop' }] },
        wild: { sways: [{ part: 'prop', channel: 'y', by: -34, ms: 560, wave: 'hop' }] },
        sleep: { sways: [{ part: 'sac', channel: 'tall', by: 0.14, ms: 4_200 }] },
      },
    },
    parts.map(({ id }) => id),
  ),
};

import { cuts, eyes, houseActs, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[146, 96]] as const;
const edge = { line: 'tinta', width: 6 } as const;

/** A boat of the heliconia at its place on the stem: red, with a yellow lip. */
const bract = (x: number, y: number, side: 1 | -1) => [
  {
    d: `M${x} ${y}C${x + 14 * side} ${y + 16} ${x + 44 * side} ${y + 8} ${x + 58 * side} ${y - 34}C${x + 30 * side} ${y - 20} ${x + 10 * side} ${y - 22} ${x} ${y - 20}Z`,
    fill: 'urucum',
    ...edge,
  },
  {
    d: `M${x + 58 * side} ${y - 34}C${x + 30 * side} ${y - 20} ${x + 10 * side} ${y - 22} ${x} ${y - 20}C${x + 16 * side} ${y - 8} ${x + 42 * side} ${y - 8} ${x + 58 * side} ${y - 34}Z`,
    fill: 'sol',
  },
];

const parts: readonly PuppetPart[] = [
  {
    id: 'prop',
    of: null,
    joint: [252, 320],
    shapes: [
      { d: 'M250 330C206 322 178 296 176 252C214 250 246 280 254 326Z', fill: 'mata', ...edge },
      { d: 'M188 262L246 318', line: 'folha', width: 5 },
      { d: 'M252 340Q262 240 252 120', line: 'tinta', width: 17 },
      { d: 'M252 340Q262 240 252 120', line: 'folha', width: 7 },
      ...bract(255, 272, 1),
      ...bract(257, 236, -1),
      ...bract(256, 198, 1),
      { d: 'M246 128C240 108 246 88 256 74C266 90 268 110 260 128Z', fill: 'urucum', ...edge },
      ...bract(255, 158, -1),
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [148, 158],
    shapes: [
      {
        d: 'M136 160C146 112 158 56 196 -4C212 26 218 62 210 94L198 92L200 116L186 112L184 136L168 146L158 174Z',
        fill: 'azul',
        ...edge,
      },
      {
        d: cuts([
          [192, 30, 104, 64],
          [202, 62, 112, 60],
          [176, 68, 106, 60],
        ]),
        fill: 'ceu',
      },
    ],
  },
  {
    id: 'tail',
    of: 'body',
    joint: [104, 246],
    shapes: [
      {
        d: 'M94 238C76 254 44 268 14 296C38 300 64 292 84 280C76 292 72 300 68 312C96 302 118 282 124 252Z',
        fill: 'jenipapo',
        ...edge,
      },
      {
        d: cuts([
          [38, 288, -34, 52],
          [84, 298, -60, 42],
        ]),
        fill: 'rosa',
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [120, 250],
    shapes: [
      {
        d: 'M96 112C74 156 74 214 92 258C102 268 116 268 128 256C162 230 186 186 184 142C182 122 176 112 168 104Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M180 128C186 172 160 224 122 256C112 226 112 190 126 166C142 142 164 132 180 128Z',
        fill: 'papel',
      },
      {
        d: cuts([
          [140, 190, 70, 20],
          [128, 212, 76, 20],
          [152, 206, 112, 18],
          [92, 168, 86, 26],
          [92, 204, 82, 28],
        ]),
        fill: 'mata',
      },
      {
        d: 'M116 132C128 150 152 158 184 140C186 160 176 178 160 186C138 178 122 158 116 132Z',
        fill: 'urucum',
        line: 'tinta',
        width: 5,
      },
      {
        d: [
          [136, 152],
          [154, 158],
          [170, 156],
          [150, 170],
          [164, 172],
        ]
          .map(([x = 0, y = 0]) => `M${x - 7} ${y - 4}L${x} ${y + 7}L${x + 7} ${y - 4}Z`)
          .join(''),
        fill: 'sol',
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [138, 138],
    shapes: [
      { d: 'M108 66C88 64 70 50 62 32C84 34 104 42 118 56Z', fill: 'mata', ...edge },
      { d: 'M118 60C104 48 96 32 96 14C114 22 128 36 134 54Z', fill: 'folha', ...edge },
      {
        d: 'M138 48C106 48 84 74 86 104C88 134 112 152 142 150C172 148 192 126 190 98C188 70 168 48 138 48Z',
        fill: 'folha',
        ...edge,
      },
      { d: 'M188 86C164 70 128 66 96 78C104 60 122 52 140 52C164 54 182 66 188 86Z', fill: 'azul' },
      { d: oval(126, 126, 14, 8, -10), fill: 'rosa' },
      {
        d: cuts([
          [96, 104, 70, 26],
          [106, 88, 60, 20],
        ]),
        fill: 'mata',
      },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [182, 114],
    shapes: [
      { d: 'M176 112C202 116 226 124 250 134C224 134 198 130 178 124Z', fill: 'barro', ...edge },
    ],
  },
  {
    id: 'beak',
    of: 'head',
    joint: [182, 108],
    shapes: [
      {
        d: 'M180 94C210 96 240 108 264 130C236 124 204 118 180 116C186 108 186 102 180 94Z',
        fill: 'tinta',
        line: 'tinta',
        width: 3,
      },
      { d: 'M192 103C208 105 222 109 234 115', line: 'ceu', width: 3 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [146, 96],
    shapes: [],
    faces: eyes({ at: sight, size: 19 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [146, 98],
    shapes: [],
    faces: pupils({ at: [[149, 98]], size: 10.5 }),
  },
  {
    id: 'armR',
    of: 'body',
    joint: [116, 166],
    shapes: [
      {
        d: 'M132 164C100 128 58 92 2 74C0 104 12 130 34 150L24 158C40 176 58 186 78 190L72 200C96 208 120 200 134 184Z',
        fill: 'ceu',
        ...edge,
      },
      { d: 'M132 166C104 140 76 122 44 108C52 132 74 152 104 168Z', fill: 'azul' },
      {
        d: cuts([
          [20, 98, 36, 60],
          [44, 152, 16, 56],
          [84, 188, -8, 36],
        ]),
        fill: 'tinta',
      },
    ],
  },
];

const beat = (by: number, ms: number) =>
  [
    { part: 'armL', channel: 'turn', by, ms },
    { part: 'armR', channel: 'turn', by: -by, ms },
  ] as const;

/** The hummingbird, who never lands: her wings beat even while she sleeps on the air. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.7,
      reach: 0.9,
      arms: 8,
      more: {
        idle: { sways: [...beat(15, 150), { part: 'body', channel: 'y', by: 7, ms: 1_700 }] },
        look: {
          hold: { body: { x: -8 } },
          sways: [...beat(15, 140), { part: 'body', channel: 'x', by: 6, ms: 1_100 }],
        },
        tension: { sways: beat(9, 90) },
        joy: {
          hold: { jaw: { turn: 9 } },
          sways: [...beat(20, 120), { part: 'jaw', channel: 'turn', by: 7, ms: 260 }],
        },
        wild: {
          hold: { jaw: { turn: 12 } },
          sways: [...beat(26, 110), { part: 'body', channel: 'x', by: 14, ms: 700 }],
        },
        sleep: { sways: beat(5, 420) },
      },
    },
    parts.map(({ id }) => id),
  ),
};

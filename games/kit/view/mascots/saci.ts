import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [122, 138],
  [178, 138],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const arm = 'M112 206C84 206 60 220 42 246C32 262 50 276 66 262C80 250 102 244 122 242Z';
const curls = oval(98, 118, 12) + oval(90, 132, 9);
const brow = 'M104 116Q118 104 136 112';
const grin = 'M124 176Q150 184 180 170Q176 198 152 199Q130 198 124 176Z';
const lip = { line: 'tinta', width: 5 } as const;
const ear = oval(88, 146, 13, 16);
const leaf = (x: number, y: number, turn: number) => ({
  d: oval(x, y, 11, 5.5, turn),
  fill: 'folha',
  line: 'tinta',
  width: 3.5,
});

/** A turn of the wind: a sickle that lies round him, tipped to one side or the other. */
const gust = (id: string, x: number, y: number, reach: number, tip: number, fill: string) => {
  const [left, right] = [x - reach, x + reach];
  return {
    id,
    of: 'wind',
    joint: [x, y],
    shapes: [
      {
        d:
          `M${left - 10} ${y - 20 - tip}C${left + 10} ${y + 6 - tip / 2} ${x - reach * 0.4} ${y + 12} ${x} ${y + 10}` +
          `C${x + reach * 0.4} ${y + 8} ${right - 10} ${y + tip / 2} ${right + 10} ${y - 20 + tip}` +
          `C${right + 20} ${y + 20 + tip / 2} ${x + reach * 0.5} ${y + 38} ${x} ${y + 38}` +
          `C${x - reach * 0.5} ${y + 38} ${left - 20} ${y + 20 - tip / 2} ${left - 10} ${y - 20 - tip}Z`,
        fill,
        ...edge,
      },
      {
        d: `M${x - reach * 0.74} ${y + 14}Q${x} ${y + 34} ${x + reach * 0.6} ${y + 17}`,
        line: fill === 'papel' ? 'ceu' : 'papel',
        width: 5,
      },
    ],
  } as const;
};

const parts: readonly PuppetPart[] = [
  {
    id: 'funnel',
    of: 'body',
    joint: [150, 330],
    shapes: [
      {
        d: 'M42 246C48 218 252 218 258 246C250 300 210 330 170 350L130 350C90 330 50 300 42 246Z',
        fill: 'petroleo',
        ...edge,
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 296],
    shapes: [
      {
        d: 'M106 204C98 232 104 258 114 276L186 276C196 258 202 232 194 204C180 194 120 194 106 204Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M112 250C128 256 172 256 188 250L184 286L116 286Z',
        fill: 'urucum',
        line: 'tinta',
        width: 5,
      },
      { d: 'M134 216Q150 226 166 216', line: 'barro', width: 5 },
    ],
  },
  {
    id: 'wind',
    of: 'body',
    joint: [150, 330],
    shapes: [],
  },
  gust('gustC', 140, 314, 44, -8, 'ceu'),
  gust('gustB', 162, 286, 76, 12, 'papel'),
  gust('gustA', 148, 252, 108, -12, 'menta'),
  {
    id: 'leaves',
    of: 'wind',
    joint: [150, 276],
    shapes: [leaf(24, 290, 40), leaf(278, 296, -30), leaf(232, 330, 20), leaf(62, 326, -24)],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [116, 222],
    shapes: [{ d: arm, fill: 'terra', ...edge }],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [184, 222],
    shapes: [{ d: mirrored(arm, 150), fill: 'terra', ...edge }],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 204],
    shapes: [
      { d: ear, fill: 'terra', ...edge },
      { d: mirrored(ear, 150), fill: 'terra', ...edge },
      {
        d: 'M150 78C110 78 88 104 88 142C88 182 116 210 150 210C184 210 212 182 212 142C212 104 190 78 150 78Z',
        fill: 'terra',
        ...edge,
      },
      { d: curls + mirrored(curls, 150), fill: 'tinta' },
      { d: brow + 'M164 110Q182 100 196 114', line: 'tinta', width: 6 },
      { d: 'M143 160Q150 168 157 160', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 180],
    shapes: [],
    faces: {
      calm: [{ d: grin, fill: 'papel', ...lip }],
      blink: [{ d: grin, fill: 'papel', ...lip }],
      wide: [{ d: oval(150, 186, 9, 10), fill: 'barro', line: 'tinta', width: 4.5 }],
      joy: [
        {
          d: 'M122 174C126 210 174 210 178 174C162 182 138 182 122 174Z',
          fill: 'barro',
          line: 'tinta',
          width: 5,
        },
        { d: 'M128 177Q150 186 172 177L170 186Q150 193 130 186Z', fill: 'papel' },
      ],
      sleep: [{ d: 'M136 184Q150 192 164 184', line: 'tinta', width: 5.5 }],
    },
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 138],
    shapes: [],
    faces: eyes({ at: sight, size: 16 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 138],
    shapes: [],
    faces: pupils({ at: sight, size: 9 }),
  },
  {
    id: 'prop',
    of: 'cap',
    joint: [186, 44],
    shapes: [
      {
        d: 'M150 6C206 -14 262 14 272 76C274 104 250 110 238 90C226 66 204 62 172 66Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: cuts([
          [206, 18, 30, 34],
          [262, 62, 80, 30],
        ]),
        fill: 'barro',
      },
    ],
  },
  {
    id: 'cap',
    of: 'head',
    joint: [150, 110],
    shapes: [
      {
        d: 'M82 112C78 54 108 6 164 4C198 8 214 44 218 112C178 98 122 98 82 112Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: cuts([
          [112, 54, 106, 34],
          [132, 36, 104, 30],
          [186, 40, 76, 30],
        ]),
        fill: 'barro',
      },
      {
        d: 'M80 116C78 104 86 94 100 91C132 83 168 83 200 91C214 94 222 104 220 116C217 124 206 119 196 115C168 107 132 107 104 115C94 119 83 124 80 116Z',
        fill: 'barro',
        ...edge,
      },
    ],
  },
];

/** The wind turns: each of its rounds slides to the side, the next one after it. */
const spin = (by: number, ms: number) =>
  [
    { part: 'gustA', channel: 'x', by, ms },
    { part: 'gustB', channel: 'x', by: -by, ms, from: 0.15 },
    { part: 'gustC', channel: 'x', by, ms, from: 0.3 },
    { part: 'leaves', channel: 'x', by: by * 1.4, ms: ms * 1.5 },
    { part: 'leaves', channel: 'y', by: -by * 0.8, ms: ms * 0.75 },
    { part: 'prop', channel: 'turn', by: by * 0.7, ms: ms * 2.2 },
  ] as const;

/** The boy of the tales with his red cap, at home in his whirlwind. */
export const puppet: Puppet = {
  box: [300, 336],
  over: 4,
  parts,
  acts: houseActs(
    {
      tempo: 0.86,
      reach: 1.1,
      arms: 70,
      more: {
        idle: { sways: [...spin(6, 700), { part: 'body', channel: 'x', by: 4, ms: 2_900 }] },
        look: { sways: spin(6, 600) },
        tension: { sways: spin(3, 240) },
        joy: { sways: spin(10, 420) },
        wild: { sways: [...spin(14, 300), { part: 'body', channel: 'x', by: 16, ms: 1_200 }] },
        sleep: { sways: spin(2, 3_600) },
      },
    },
    parts.map(({ id }) => id),
  ),
};

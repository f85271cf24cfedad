import { cuts, eyes, houseActs, mirrored, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart, PuppetShape } from '../puppet/index.ts';

const sight = [
  [106, 132],
  [194, 132],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const wing = 'M98 214C66 222 44 256 42 302L60 290L74 304L88 288L100 300C118 266 120 230 98 214Z';
const beak = 'M118 144C120 114 180 114 182 144C182 168 164 176 150 198C136 176 118 168 118 144Z';

/** One of the flock, around its own middle. */
const small: readonly PuppetShape[] = [
  { d: 'M-8 -30L-16 -50L0 -38L6 -52L14 -30Z', fill: 'laranja', line: 'tinta', width: 5 },
  {
    d: 'M-34 40C-42 0 -26 -36 4 -36C32 -36 42 -4 36 36Q0 56 -34 40Z',
    fill: 'folha',
    line: 'tinta',
    width: 5,
  },
  { d: oval(6, -8, 20, 17), fill: 'menta' },
  { d: oval(4, -11, 9), fill: 'papel', line: 'tinta', width: 3.5 },
  { d: oval(6, -11, 4), fill: 'tinta' },
  { d: 'M16 2C26 2 34 8 36 16C26 22 16 16 14 8Z', fill: 'barro', line: 'tinta', width: 4 },
  { d: 'M16 -16C34 -18 46 -6 46 10C36 2 26 0 16 2Z', fill: 'laranja', line: 'tinta', width: 4 },
];
const friend = (x: number, y: number, scale: number, isTurned: boolean): PuppetShape[] =>
  small.map((shape) => ({
    ...shape,
    d: moved(isTurned ? mirrored(shape.d, 0) : shape.d, x, y, scale),
  }));

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [196, 290],
    shapes: [
      {
        d: 'M184 304C222 318 258 318 292 304L278 290L288 274C254 278 222 272 194 258Z',
        fill: 'azul',
        ...edge,
      },
      { d: cuts([[272, 292, 178, 54]]), fill: 'ceu' },
    ],
  },
  { id: 'friend', of: 'body', joint: [52, 262], shapes: friend(44, 220, 1.02, true) },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M84 308C74 246 104 190 150 190C196 190 226 246 216 308L216 350L84 350Z',
        fill: 'folha',
        ...edge,
      },
      { d: 'M150 212C184 212 200 252 194 350L106 350C100 252 116 212 150 212Z', fill: 'sol' },
      {
        d: cuts([
          [134, 250, 80, 26],
          [154, 256, 96, 26],
          [172, 248, 100, 26],
          [144, 282, 88, 22],
          [164, 282, 94, 22],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [104, 222],
    shapes: [
      { d: wing, fill: 'folha', ...edge },
      { d: 'M42 302L60 290L74 304L88 288L100 300L108 280C88 272 66 276 47 274Z', fill: 'azul' },
      { d: 'M98 216C84 220 72 230 63 244C80 246 98 242 110 232Z', fill: 'sol' },
    ],
  },
  { id: 'crown', of: 'head', joint: [150, 74], shapes: friend(146, 36, 0.82, false) },
  {
    id: 'head',
    of: 'body',
    joint: [150, 208],
    shapes: [
      {
        d: 'M150 62C98 62 66 96 66 142C66 190 102 216 150 216C198 216 234 190 234 142C234 96 202 62 150 62Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M108 74C124 98 136 110 150 118C164 110 176 98 192 74C166 58 134 58 108 74Z',
        fill: 'laranja',
      },
      { d: oval(106, 134, 33, 34), fill: 'menta' },
      { d: oval(194, 134, 33, 34), fill: 'menta' },
      {
        d: cuts([
          [78, 168, 60, 34],
          [94, 178, 56, 30],
          [222, 168, 120, 34],
          [206, 178, 124, 30],
        ]),
        fill: 'mata',
      },
    ],
  },
  { id: 'eyes', of: 'head', joint: [150, 132], shapes: [], faces: eyes({ at: sight, size: 21 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 132],
    shapes: [],
    faces: pupils({ at: sight, size: 11 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 160],
    shapes: [],
    faces: {
      calm: [
        { d: 'M130 176L170 176L150 212Z', fill: 'barro', ...edge },
        { d: beak, fill: 'laranja', ...edge },
      ],
      blink: [{ d: beak, fill: 'laranja', ...edge }],
      wide: [
        { d: oval(150, 192, 24, 22), fill: 'barro', ...edge },
        { d: moved(beak, 0, -8), fill: 'laranja', ...edge },
      ],
      joy: [
        {
          d: 'M112 158C106 212 130 236 150 236C170 236 194 212 188 158Z',
          fill: 'barro',
          ...edge,
        },
        { d: oval(150, 214, 20, 14), fill: 'rosa', line: 'tinta', width: 4 },
        {
          d: 'M114 144C116 112 184 112 186 144C186 164 164 166 150 188C136 166 114 164 114 144Z',
          fill: 'laranja',
          ...edge,
        },
      ],
      sleep: [{ d: beak, fill: 'laranja', ...edge }],
    },
  },
  {
    id: 'prop',
    of: 'armR',
    joint: [232, 222],
    shapes: [
      { d: 'M212 214L266 138L304 200L222 232Z', fill: 'urucum', ...edge },
      { d: 'M228 192L250 222', line: 'papel', width: 8 },
      { d: oval(285, 169, 15, 38, -31), fill: 'barro', ...edge },
      { d: 'M204 212L222 236', line: 'tinta', width: 16 },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [198, 232],
    shapes: [
      {
        d: 'M190 218C208 210 224 216 234 214L250 222L244 234L252 246L238 250L234 262C212 264 196 256 188 244Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: cuts([
          [238, 226, 172, 30],
          [236, 242, 184, 30],
        ]),
        fill: 'mata',
      },
    ],
  },
];

/** The small ones never stand still. */
const flock = (by: number, ms: number) => [
  { part: 'friend', channel: 'y', by: -by, ms, wave: 'hop' } as const,
  { part: 'crown', channel: 'y', by: -by, ms: ms * 0.8, wave: 'hop' } as const,
  { part: 'crown', channel: 'turn', by: by * 0.6, ms: ms * 1.6 } as const,
];

/** The parakeet who leads the flock in the mango tree, and is louder than all of it. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.7,
      reach: 1.1,
      arms: 30,
      more: {
        idle: { sways: flock(5, 1_500) },
        look: { sways: flock(4, 900) },
        tension: {
          hold: { friend: { y: 16 }, crown: { y: 8 } },
          sways: [{ part: 'crown', channel: 'x', by: 2, ms: 110 }],
        },
        joy: {
          sways: [...flock(16, 420), { part: 'jaw', channel: 'tall', by: 0.1, ms: 210 }],
        },
        wild: {
          hold: { armL: { turn: 84 } },
          sways: [...flock(34, 380), { part: 'jaw', channel: 'tall', by: 0.16, ms: 190 }],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

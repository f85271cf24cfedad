import { cuts, eyes, houseActs, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[218, 28]] as const;
const edge = { line: 'tinta', width: 6 } as const;

/** A leg in full stride, from the hip at 0, 0 down to three toes. */
const thigh = 'M-16 -18C-26 10 -22 34 -4 46L12 44C28 26 26 2 18 -18Z';
const shin = 'M-2 38L-22 66L14 92L36 92L52 98L20 102L-6 100L-38 72C-42 62 -22 46 -14 36Z';
const leg = (x: number, y: number): PuppetPart['shapes'] => [
  { d: moved(shin, x, y), fill: 'laranja', ...edge },
  { d: moved(thigh, x, y), fill: 'terra', ...edge },
  { d: moved(cuts([[-6, -6, 84, 34]]), x, y), fill: 'laranja' },
];

const parts: readonly PuppetPart[] = [
  { id: 'legL', of: 'body', joint: [98, 206], shapes: leg(90, 204) },
  {
    id: 'tail',
    of: 'body',
    joint: [60, 180],
    shapes: [
      {
        d: 'M96 134C60 126 26 140 4 172L24 172L-6 202L20 200L0 230L28 222L20 250L46 234L46 258L66 236C84 230 92 214 98 196Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: cuts([
          [26, 182, -18, 46],
          [20, 214, -30, 48],
          [36, 236, -46, 40],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [168, 160],
    shapes: [
      {
        d: 'M174 148C150 126 122 112 92 112L104 122L80 126L100 136L82 148L106 152C126 164 150 170 170 172Z',
        fill: 'barro',
        ...edge,
      },
    ],
  },
  {
    id: 'neck',
    of: 'body',
    joint: [180, 180],
    shapes: [
      {
        d: 'M150 196C178 164 190 112 192 66L192 40L226 44C234 98 230 160 204 206Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M156 194C182 164 194 116 195 66L206 68C206 124 194 176 168 204Z', fill: 'tinta' },
      {
        d: 'M190 146C202 154 218 156 230 152L226 174C212 178 196 174 182 166Z',
        fill: 'sol',
        ...edge,
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [126, 300],
    shapes: [
      {
        d: 'M50 176C58 136 110 118 156 132C192 142 216 166 214 196C210 230 176 248 134 244C118 250 104 240 92 236C70 228 48 208 50 176Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: cuts([
          [70, 168, 30, 34],
          [74, 194, 24, 36],
          [96, 218, 12, 36],
        ]),
        fill: 'laranja',
      },
      {
        d: 'M164 140C190 144 218 170 212 204C204 230 182 240 166 242C152 212 150 172 164 140Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M172 172L204 170L186 224', line: 'azul', width: 13 },
    ],
  },
  { id: 'legR', of: 'body', joint: [142, 212], shapes: leg(142, 208) },
  {
    id: 'armR',
    of: 'body',
    joint: [158, 166],
    shapes: [
      {
        d: 'M166 150C136 138 100 144 66 164L84 168L54 186L82 188L62 208L92 204L84 224L112 212C138 212 160 196 168 172Z',
        fill: 'barro',
        ...edge,
      },
      {
        d: cuts([
          [82, 170, 4, 50],
          [80, 190, -4, 54],
          [92, 206, -14, 46],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [182, 18],
    shapes: [
      {
        d: 'M186 10C164 0 142 10 118 -4C124 12 116 18 122 32C144 38 164 24 188 28Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M136 12Q154 20 176 16', line: 'barro', width: 5 },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [246, 50],
    shapes: [{ d: 'M232 50C258 50 280 52 298 58C282 72 252 74 234 64Z', fill: 'laranja', ...edge }],
  },
  {
    id: 'head',
    of: 'neck',
    joint: [206, 64],
    shapes: [
      {
        d: 'M216 -16C188 -16 172 6 174 34C176 62 196 76 220 74C246 72 260 56 258 30C256 2 242 -16 216 -16Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M196 -8L186 -30L204 -18L208 -42L218 -20L232 -38L230 -14C220 -16 206 -14 196 -8Z',
        fill: 'tinta',
      },
      { d: oval(202, 56, 11, 7), fill: 'rosa' },
    ],
  },
  {
    id: 'beak',
    of: 'head',
    joint: [250, 40],
    shapes: [
      {
        d: 'M246 28C272 28 294 40 304 58C284 56 258 56 236 54C230 44 236 32 246 28Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M256 40L270 44', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [218, 28],
    shapes: [],
    faces: eyes({ at: sight, size: 19, lid: 'papel' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [222, 31],
    shapes: [],
    faces: pupils({ at: [[224, 32]], size: 9.5 }),
  },
  {
    id: 'band',
    of: 'head',
    joint: [216, 10],
    shapes: [
      {
        d: 'M176 22C196 6 232 2 254 12L250 -4C228 -12 198 -8 180 6Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M194 10L200 -1M210 5L214 -6M226 3L229 -7', line: 'sol', width: 5 },
    ],
  },
];

/** Her legs in turn, by so many degrees: a trot on the spot, or all that she has. */
const stride = (by: number, ms: number) =>
  [
    { part: 'legL', channel: 'turn', by, ms },
    { part: 'legR', channel: 'turn', by: -by, ms },
    { part: 'earL', channel: 'turn', by: by / 2, ms: ms / 2 },
  ] as const;

/** The rhea of the cerrado, number seven: a headband, a long stride, and eyes on the finish. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 6,
  parts,
  acts: houseActs(
    {
      tempo: 0.75,
      reach: 1,
      arms: 34,
      more: {
        idle: {
          sways: [...stride(7, 1_300), { part: 'neck', channel: 'turn', by: 2.5, ms: 2_600 }],
        },
        look: { hold: { neck: { turn: 8 } }, sways: stride(5, 900) },
        tension: {
          hold: { neck: { turn: 14 }, legL: { turn: 16 }, legR: { turn: -10 } },
          sways: stride(3, 130),
        },
        joy: { hold: { jaw: { turn: 10 } }, sways: stride(22, 420) },
        wild: {
          hold: { jaw: { turn: 14 }, neck: { turn: 6 } },
          sways: [...stride(36, 260), { part: 'neck', channel: 'turn', by: 6, ms: 260 }],
        },
        sleep: { hold: { neck: { turn: 20, y: 8 } } },
      },
    },
    parts.map(({ id }) => id),
  ),
};

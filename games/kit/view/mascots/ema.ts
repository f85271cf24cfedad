import { cuts, eyes, houseActs, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[218, 76]] as const;
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
  { id: 'legL', of: 'body', joint: [98, 254], shapes: leg(90, 252) },
  {
    id: 'tail',
    of: 'body',
    joint: [60, 228],
    shapes: [
      {
        d: 'M96 182C60 174 26 188 4 220L24 220L-6 250L20 248L0 278L28 270L20 298L46 282L46 306L66 284C84 278 92 262 98 244Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: cuts([
          [26, 230, -18, 46],
          [20, 262, -30, 48],
          [36, 284, -46, 40],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [168, 208],
    shapes: [
      {
        d: 'M174 196C150 174 122 160 92 160L104 170L80 174L100 184L82 196L106 200C126 212 150 218 170 220Z',
        fill: 'barro',
        ...edge,
      },
    ],
  },
  {
    id: 'neck',
    of: 'body',
    joint: [180, 228],
    shapes: [
      {
        d: 'M150 244C178 212 190 160 192 114L192 88L226 92C234 146 230 208 204 254Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M156 242C182 212 194 164 195 114L206 116C206 172 194 224 168 252Z', fill: 'tinta' },
      {
        d: 'M190 194C202 202 218 204 230 200L226 222C212 226 196 222 182 214Z',
        fill: 'sol',
        ...edge,
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [126, 348],
    shapes: [
      {
        d: 'M50 224C58 184 110 166 156 180C192 190 216 214 214 244C210 278 176 296 134 292C118 298 104 288 92 284C70 276 48 256 50 224Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: cuts([
          [70, 216, 30, 34],
          [74, 242, 24, 36],
          [96, 266, 12, 36],
        ]),
        fill: 'laranja',
      },
      {
        d: 'M164 188C190 192 218 218 212 252C204 278 182 288 166 290C152 260 150 220 164 188Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M172 220L204 218L186 272', line: 'azul', width: 13 },
    ],
  },
  { id: 'legR', of: 'body', joint: [142, 260], shapes: leg(142, 256) },
  {
    id: 'armR',
    of: 'body',
    joint: [158, 214],
    shapes: [
      {
        d: 'M166 198C136 186 100 192 66 212L84 216L54 234L82 236L62 256L92 252L84 272L112 260C138 260 160 244 168 220Z',
        fill: 'barro',
        ...edge,
      },
      {
        d: cuts([
          [82, 218, 4, 50],
          [80, 238, -4, 54],
          [92, 254, -14, 46],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [182, 66],
    shapes: [
      {
        d: 'M186 58C164 48 142 58 118 44C124 60 116 66 122 80C144 86 164 72 188 76Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M136 60Q154 68 176 64', line: 'barro', width: 5 },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [246, 98],
    shapes: [
      { d: 'M232 98C258 98 280 100 298 106C282 120 252 122 234 112Z', fill: 'laranja', ...edge },
    ],
  },
  {
    id: 'head',
    of: 'neck',
    joint: [206, 112],
    shapes: [
      {
        d: 'M216 32C188 32 172 54 174 82C176 110 196 124 220 122C246 120 260 104 258 78C256 50 242 32 216 32Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M196 40L186 18L204 30L208 6L218 28L232 10L230 34C220 32 206 34 196 40Z',
        fill: 'tinta',
      },
      { d: oval(202, 104, 11, 7), fill: 'rosa' },
    ],
  },
  {
    id: 'beak',
    of: 'head',
    joint: [250, 88],
    shapes: [
      {
        d: 'M246 76C272 76 294 88 304 106C284 104 258 104 236 102C230 92 236 80 246 76Z',
        fill: 'sol',
        ...edge,
      },
      { d: 'M256 88L270 92', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [218, 76],
    shapes: [],
    faces: eyes({ at: sight, size: 19, lid: 'papel' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [222, 79],
    shapes: [],
    faces: pupils({ at: [[224, 80]], size: 9.5 }),
  },
  {
    id: 'band',
    of: 'head',
    joint: [216, 58],
    shapes: [
      {
        d: 'M176 70C196 54 232 50 254 60L250 44C228 36 198 40 180 54Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M194 58L200 47M210 53L214 42M226 51L229 41', line: 'sol', width: 5 },
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
  box: [300, 352],
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
        joy: { hold: { jaw: { turn: 10 }, armR: { turn: 24 } }, sways: stride(22, 420) },
        wild: {
          hold: { jaw: { turn: 14 }, neck: { turn: 6 }, armR: { turn: 34 }, armL: { turn: 20 } },
          sways: [...stride(36, 260), { part: 'neck', channel: 'turn', by: 6, ms: 260 }],
        },
        sleep: { hold: { neck: { turn: 20, y: 8 } } },
      },
    },
    parts.map(({ id }) => id),
  ),
};

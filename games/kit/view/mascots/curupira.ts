import { cuts, eyes, houseActs, mirrored, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const edge = { line: 'tinta', width: 6 } as const;
const thin = { line: 'tinta', width: 4 } as const;
const sight = [
  [146, 142],
  [195, 140],
] as const;
const arm = 'M124 204C98 204 74 220 60 246C54 264 74 276 88 262C98 248 112 242 130 240Z';
const band = 'M92 212L108 206L112 240L98 246Z';
const grin = 'M140 174Q170 186 204 166Q202 196 172 199Q146 197 140 174Z';
const teeth = 'M144 179Q172 188 201 172L199 180Q172 193 148 187Z';
const lip = { line: 'tinta', width: 5 } as const;

/** A foot whose toes point behind him: trackers follow it the wrong way. */
const foot = (dx: number) => [
  {
    d: moved(
      'M118 300C98 302 78 308 70 318C66 328 74 334 84 334L146 334C160 334 162 318 154 308C146 296 130 296 118 300Z',
      dx,
      0,
    ),
    fill: 'terra',
    ...edge,
  },
  { d: moved(oval(70, 318, 12, 13), dx, 0), fill: 'terra', ...thin },
  { d: moved(oval(88, 325, 9, 10), dx, 0), fill: 'terra', ...thin },
  { d: moved(oval(103, 328, 7, 8), dx, 0), fill: 'terra', ...thin },
  {
    d: moved(oval(63, 314, 4, 5, 20) + oval(84, 320, 3.5) + oval(100, 324, 3), dx, 0),
    fill: 'rosa',
  },
];

const parts: readonly PuppetPart[] = [
  {
    id: 'flame',
    of: 'head',
    joint: [156, 150],
    shapes: [
      {
        d: 'M96 180C60 166 42 136 50 100C56 112 66 120 76 122C50 86 60 42 88 14C88 36 96 50 108 58C102 18 128 -32 172 -70C164 -34 174 -10 192 6C204 -4 210 -18 210 -32C236 4 242 40 232 72C244 66 252 54 254 40C274 84 264 132 244 158C236 172 226 180 216 184Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: 'M104 168C82 150 76 130 80 110C90 122 98 124 106 124C90 90 98 62 114 46C116 62 122 72 132 78C128 36 144 0 166 -26C160 4 170 26 190 42C200 34 204 22 206 10C222 42 222 74 212 98C222 94 228 86 232 76C242 108 236 140 214 168Z',
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'glow',
    of: 'flame',
    joint: [156, 130],
    shapes: [
      {
        d: 'M112 150C98 126 102 100 116 84C120 96 128 104 136 106C134 74 146 46 162 26C162 52 172 70 188 80C194 74 196 66 198 58C210 82 208 108 202 124C210 122 213 116 216 110C218 132 210 152 200 162Z',
        fill: 'sol',
      },
    ],
  },
  {
    id: 'legs',
    of: 'body',
    joint: [156, 262],
    shapes: [
      {
        d: 'M116 258L154 258C152 284 144 298 140 316L106 316C108 296 110 278 116 258Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M160 258L198 258C206 280 212 298 218 316L184 316C178 298 164 284 160 258Z',
        fill: 'terra',
        ...edge,
      },
    ],
  },
  { id: 'footL', of: 'legs', joint: [124, 312], shapes: foot(-16) },
  { id: 'footR', of: 'legs', joint: [202, 312], shapes: foot(64) },
  {
    id: 'body',
    of: null,
    joint: [156, 300],
    shapes: [
      {
        d: 'M118 196C108 222 110 246 116 268L198 268C204 246 206 222 196 196C182 186 132 186 118 196Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M106 244C130 254 184 254 208 244L222 284L202 276L194 296L176 278L158 300L140 278L122 296L112 276L92 284Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: cuts([
          [120, 256, 104, 24],
          [140, 258, 96, 26],
          [158, 260, 90, 28],
          [176, 258, 84, 26],
          [194, 256, 76, 24],
        ]),
        fill: 'mata',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [124, 222],
    shapes: [
      { d: arm, fill: 'terra', ...edge },
      { d: band, fill: 'folha', ...thin },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [190, 222],
    shapes: [
      { d: mirrored(arm, 157), fill: 'terra', ...edge },
      { d: mirrored(band, 157), fill: 'folha', ...thin },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [157, 202],
    shapes: [
      { d: 'M130 198Q150 218 156 226M186 198Q168 214 162 226', line: 'papel', width: 5 },
      {
        d: 'M128 224L190 216L193 236L168 239L168 248L150 250L149 241L131 244Z',
        fill: 'sol',
        ...edge,
      },
      { d: oval(160, 229, 6, 5), fill: 'tinta' },
      { d: 'M142 222L144 243M180 218L182 237', line: 'laranja', width: 4 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [156, 202],
    shapes: [
      {
        d: 'M156 82C118 82 98 108 98 142C98 178 126 202 158 202C192 202 216 176 216 142C216 108 194 82 156 82Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M106 134C90 122 74 124 64 116C68 142 82 168 108 164Z', fill: 'terra', ...edge },
      { d: 'M98 144Q88 138 80 132', line: 'barro', width: 5 },
      { d: 'M130 118Q146 108 160 116M186 114Q200 108 210 118', line: 'tinta', width: 6 },
      { d: 'M174 150C190 156 190 168 176 168', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [170, 142],
    shapes: [],
    faces: eyes({ at: sight, size: 17 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [170, 142],
    shapes: [],
    faces: pupils({
      at: [
        [149, 143],
        [198, 141],
      ],
      size: 8,
      iris: 'folha',
    }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [172, 180],
    shapes: [],
    faces: {
      calm: [
        { d: grin, fill: 'barro', ...lip },
        { d: teeth, fill: 'menta' },
      ],
      blink: [
        { d: grin, fill: 'barro', ...lip },
        { d: teeth, fill: 'menta' },
      ],
      wide: [{ d: oval(176, 184, 9, 11), fill: 'barro', ...lip }],
      joy: [
        { d: 'M134 170C138 214 204 214 208 162C188 176 156 180 134 170Z', fill: 'barro', ...lip },
        { d: 'M139 175Q174 186 205 168L203 178Q174 194 143 185Z', fill: 'menta' },
      ],
      sleep: [{ d: 'M154 184Q172 192 190 182', line: 'tinta', width: 5.5 }],
    },
  },
  {
    id: 'fringe',
    of: 'head',
    joint: [156, 96],
    shapes: [
      {
        d: 'M96 132C96 96 122 70 158 70C194 70 218 94 218 130C208 118 200 108 198 98C194 110 182 116 170 112C176 106 176 98 174 92C162 112 138 120 122 112C112 114 104 122 96 132Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: cuts([
          [120, 106, -52, 30],
          [150, 104, -58, 28],
          [192, 100, -112, 26],
        ]),
        fill: 'sol',
      },
    ],
  },
];

/** His hair burns: outer and inner flame never move together. */
const burn = (by: number, ms: number) =>
  [
    { part: 'flame', channel: 'tall', by: by / 100, ms },
    { part: 'flame', channel: 'turn', by: by * 0.4, ms: ms * 2.3 },
    { part: 'glow', channel: 'tall', by: by / 60, ms: ms * 0.8, from: 0.4 },
  ] as const;

/** The guardian of the forest: hair of flame, feet that point behind him, and a whistle. */
export const puppet: Puppet = {
  box: [312, 340],
  over: 6,
  parts,
  acts: houseActs(
    {
      tempo: 0.8,
      reach: 1.1,
      arms: 76,
      more: {
        idle: { sways: burn(4, 640) },
        look: { sways: burn(4, 520) },
        tension: { hold: { flame: { tall: 0.9 } }, sways: burn(3, 180) },
        joy: { hold: { flame: { tall: 1.06 } }, sways: burn(6, 380) },
        wild: {
          hold: { flame: { tall: 1.1, wide: 1.06 } },
          sways: [
            ...burn(8, 260),
            { part: 'footL', channel: 'turn', by: 12, ms: 430 },
            { part: 'footR', channel: 'turn', by: -12, ms: 430 },
          ],
        },
        sleep: { hold: { flame: { tall: 0.84 } }, sways: burn(2, 2_800) },
      },
    },
    parts.map(({ id }) => id),
  ),
};

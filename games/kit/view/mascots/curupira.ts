import { cuts, eyes, houseActs, mirrored, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const edge = { line: 'tinta', width: 6 } as const;
const thin = { line: 'tinta', width: 4 } as const;
const sight = [
  [146, 170],
  [195, 168],
] as const;
const arm = 'M124 232C98 232 74 248 60 274C54 292 74 304 88 290C98 276 112 270 130 268Z';
const band = 'M92 240L108 234L112 268L98 274Z';
const grin = 'M140 202Q170 214 204 194Q202 224 172 227Q146 225 140 202Z';
const teeth = 'M144 207Q172 216 201 200L199 208Q172 221 148 215Z';
const lip = { line: 'tinta', width: 5 } as const;

/** A foot whose toes point behind him: trackers follow it the wrong way. */
const foot = (dx: number) => [
  {
    d: moved(
      'M118 328C98 330 78 336 70 346C66 356 74 362 84 362L146 362C160 362 162 346 154 336C146 324 130 324 118 328Z',
      dx,
      0,
    ),
    fill: 'terra',
    ...edge,
  },
  { d: moved(oval(70, 346, 12, 13), dx, 0), fill: 'terra', ...thin },
  { d: moved(oval(88, 353, 9, 10), dx, 0), fill: 'terra', ...thin },
  { d: moved(oval(103, 356, 7, 8), dx, 0), fill: 'terra', ...thin },
  {
    d: moved(oval(63, 342, 4, 5, 20) + oval(84, 348, 3.5) + oval(100, 352, 3), dx, 0),
    fill: 'rosa',
  },
];

const parts: readonly PuppetPart[] = [
  {
    id: 'flame',
    of: 'head',
    joint: [156, 178],
    shapes: [
      {
        d: 'M96 208C60 194 42 164 50 128C56 140 66 148 76 150C50 115 60 82 88 62C88 78 96 88 108 94C102 65 128 28 172 0C164 26 174 44 192 56C204 48 210 38 210 28C236 54 242 81 232 105C244 100 252 91 254 81C274 114 264 160 244 186C236 200 226 208 216 212Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: 'M104 196C82 178 76 158 80 138C90 150 98 152 106 152C90 118 98 97 114 85C116 97 122 105 132 109C128 78 144 51 166 32C160 54 170 71 190 82C200 77 204 68 206 59C222 82 222 106 212 126C222 122 228 115 232 108C242 136 236 168 214 196Z',
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'glow',
    of: 'flame',
    joint: [156, 158],
    shapes: [
      {
        d: 'M112 178C98 154 102 128 116 114C120 124 128 132 136 134C134 106 146 85 162 71C162 90 172 103 188 111C194 106 196 100 198 94C210 112 208 136 202 152C210 150 213 144 216 138C218 160 210 180 200 190Z',
        fill: 'sol',
      },
    ],
  },
  {
    id: 'legs',
    of: 'body',
    joint: [156, 290],
    shapes: [
      {
        d: 'M116 286L154 286C152 312 144 326 140 344L106 344C108 324 110 306 116 286Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M160 286L198 286C206 308 212 326 218 344L184 344C178 326 164 312 160 286Z',
        fill: 'terra',
        ...edge,
      },
    ],
  },
  { id: 'footL', of: 'legs', joint: [124, 340], shapes: foot(-16) },
  { id: 'footR', of: 'legs', joint: [202, 340], shapes: foot(64) },
  {
    id: 'body',
    of: null,
    joint: [156, 328],
    shapes: [
      {
        d: 'M118 224C108 250 110 274 116 296L198 296C204 274 206 250 196 224C182 214 132 214 118 224Z',
        fill: 'terra',
        ...edge,
      },
      {
        d: 'M106 272C130 282 184 282 208 272L222 312L202 304L194 324L176 306L158 328L140 306L122 324L112 304L92 312Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: cuts([
          [120, 284, 104, 24],
          [140, 286, 96, 26],
          [158, 288, 90, 28],
          [176, 286, 84, 26],
          [194, 284, 76, 24],
        ]),
        fill: 'mata',
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [124, 250],
    shapes: [
      { d: arm, fill: 'terra', ...edge },
      { d: band, fill: 'folha', ...thin },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [190, 250],
    shapes: [
      { d: mirrored(arm, 157), fill: 'terra', ...edge },
      { d: mirrored(band, 157), fill: 'folha', ...thin },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [157, 230],
    shapes: [
      { d: 'M130 226Q150 246 156 254M186 226Q168 242 162 254', line: 'papel', width: 5 },
      {
        d: 'M128 252L190 244L193 264L168 267L168 276L150 278L149 269L131 272Z',
        fill: 'sol',
        ...edge,
      },
      { d: oval(160, 257, 6, 5), fill: 'tinta' },
      { d: 'M142 250L144 271M180 246L182 265', line: 'laranja', width: 4 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [156, 230],
    shapes: [
      {
        d: 'M156 110C118 110 98 136 98 170C98 206 126 230 158 230C192 230 216 204 216 170C216 136 194 110 156 110Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M106 162C90 150 74 152 64 144C68 170 82 196 108 192Z', fill: 'terra', ...edge },
      { d: 'M98 172Q88 166 80 160', line: 'barro', width: 5 },
      { d: 'M130 146Q146 136 160 144M186 142Q200 136 210 146', line: 'tinta', width: 6 },
      { d: 'M174 178C190 184 190 196 176 196', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [170, 170],
    shapes: [],
    faces: eyes({ at: sight, size: 17 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [170, 170],
    shapes: [],
    faces: pupils({
      at: [
        [149, 171],
        [198, 169],
      ],
      size: 8,
      iris: 'folha',
    }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [172, 208],
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
      wide: [{ d: oval(176, 212, 9, 11), fill: 'barro', ...lip }],
      joy: [
        { d: 'M134 198C138 242 204 242 208 190C188 204 156 208 134 198Z', fill: 'barro', ...lip },
        { d: 'M139 203Q174 214 205 196L203 206Q174 222 143 213Z', fill: 'menta' },
      ],
      sleep: [{ d: 'M154 212Q172 220 190 210', line: 'tinta', width: 5.5 }],
    },
  },
  {
    id: 'fringe',
    of: 'head',
    joint: [156, 124],
    shapes: [
      {
        d: 'M96 160C96 124 122 98 158 98C194 98 218 122 218 158C208 146 200 136 198 126C194 138 182 144 170 140C176 134 176 126 174 120C162 140 138 148 122 140C112 142 104 150 96 160Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: cuts([
          [120, 134, -52, 30],
          [150, 132, -58, 28],
          [192, 128, -112, 26],
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
  box: [312, 368],
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

import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const edge = { line: 'tinta', width: 6 } as const;
const thin = { line: 'tinta', width: 4 } as const;
const sight = [
  [124, 104],
  [176, 104],
] as const;
const both = (d: string): string => d + mirrored(d, 150);
const arm =
  'M92 202C54 208 24 246 32 280C38 300 60 298 76 288L112 268C120 258 112 246 100 248L80 256C82 246 94 238 110 234Z';
const hand =
  'M94 246C108 238 126 242 132 252C136 262 128 266 120 264C122 272 112 274 106 268C98 276 86 272 86 262C86 254 88 250 94 246Z';
const lid = 'M106 94Q124 82 142 96';
const lip = { line: 'tinta', width: 5 } as const;

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [218, 290],
    shapes: [
      {
        d: 'M206 306C262 318 306 268 296 206C290 162 240 158 234 194C230 222 262 228 264 206C252 208 250 196 258 190C274 182 284 204 278 224C264 240 232 236 222 214C208 176 240 140 276 146C318 156 330 222 312 272C292 324 244 344 200 332Z',
        fill: 'barro',
        ...edge,
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 310],
    shapes: [
      {
        d: 'M58 330C52 250 88 190 150 188C212 190 248 250 242 330L242 350L58 350Z',
        fill: 'barro',
        ...edge,
      },
      {
        d: both(
          cuts([
            [86, 232, 104, 34],
            [76, 264, 98, 30],
            [96, 262, 98, 34],
            [74, 298, 92, 28],
          ]),
        ),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'beard',
    of: 'head',
    joint: [150, 130],
    shapes: [
      {
        d: 'M72 92C44 126 46 176 70 208L84 196L92 228L110 210L126 246L150 222L174 246L190 210L208 228L216 196L230 208C254 176 256 126 228 92Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: both(
          cuts([
            [66, 140, 88, 44],
            [84, 160, 84, 48],
            [104, 178, 82, 44],
            [128, 196, 84, 36],
          ]),
        ),
        fill: 'barro',
      },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [86, 92],
    shapes: [{ d: oval(74, 92, 16, 20), fill: 'terra', ...edge }],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [214, 92],
    shapes: [{ d: oval(226, 92, 16, 20), fill: 'terra', ...edge }],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 206],
    shapes: [
      {
        d: 'M150 16C104 16 76 50 78 98C80 150 100 194 150 196C200 194 220 150 222 98C224 50 196 16 150 16Z',
        fill: 'barro',
        ...edge,
      },
      {
        d: 'M150 84C136 66 108 68 98 88C90 112 100 138 112 152C130 166 170 166 188 152C200 138 210 112 202 88C192 68 164 66 150 84Z',
        fill: 'terra',
        ...thin,
      },
      {
        d: 'M150 122C122 120 98 142 100 168C104 192 128 204 150 204C172 204 196 192 200 168C202 142 178 120 150 122Z',
        fill: 'terra',
        ...edge,
      },
      { d: both(oval(138, 142, 7, 5, 30)), fill: 'tinta' },
      { d: 'M128 128Q150 118 172 128', line: 'barro', width: 5 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 104],
    shapes: [],
    faces: eyes({ at: sight, size: 17, ink: 'tinta' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 104],
    shapes: [],
    faces: pupils({
      at: [
        [127, 106],
        [173, 106],
      ],
      size: 8,
      iris: 'sol',
    }),
  },
  { id: 'brow', of: 'head', joint: [150, 90], shapes: [{ d: both(lid), line: 'tinta', width: 9 }] },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 168],
    shapes: [],
    faces: {
      calm: [
        { d: 'M114 164C120 194 180 194 186 164C164 174 136 174 114 164Z', fill: 'papel', ...lip },
        { d: 'M132 171L132 184M150 173L150 187M168 171L168 184', line: 'tinta', width: 3 },
      ],
      blink: [
        { d: 'M114 164C120 194 180 194 186 164C164 174 136 174 114 164Z', fill: 'papel', ...lip },
        { d: 'M132 171L132 184M150 173L150 187M168 171L168 184', line: 'tinta', width: 3 },
      ],
      wide: [{ d: oval(150, 176, 13, 14), fill: 'barro', line: 'rosa', width: 6 }],
      joy: [
        { d: oval(150, 184, 36, 34), fill: 'rosa', ...lip },
        { d: oval(150, 184, 25, 24), fill: 'tinta' },
        { d: 'M130 196C136 184 164 184 170 196C164 210 136 210 130 196Z', fill: 'urucum' },
      ],
      sleep: [{ d: oval(150, 176, 11, 9), fill: 'tinta', line: 'rosa', width: 5 }],
    },
  },
  {
    id: 'cap',
    of: 'head',
    joint: [150, 50],
    shapes: [
      {
        d: 'M214 58C236 44 256 46 268 60C252 64 240 70 232 82C222 80 212 72 214 58Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M80 76C80 62 84 52 90 44C126 30 174 30 210 44C216 52 220 62 220 76C176 58 124 58 80 76Z',
        fill: 'sol',
        ...edge,
      },
      { d: both('M100 46L112 60L124 44ZM128 42L140 57L150 42Z'), fill: 'azul' },
    ],
  },
  {
    id: 'prop',
    of: 'body',
    joint: [150, 330],
    shapes: [
      {
        d: 'M84 266C84 304 94 330 108 352L192 352C206 330 216 304 216 266Z',
        fill: 'azul',
        ...edge,
      },
      { d: 'M86 282L108 330L128 284L150 336L172 284L192 330L214 282', line: 'papel', width: 6 },
      { d: oval(150, 264, 68, 19), fill: 'urucum', ...edge },
      { d: oval(150, 260, 58, 14), fill: 'papel', ...thin },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [96, 222],
    shapes: [
      { d: arm, fill: 'barro', ...edge },
      { d: hand, fill: 'terra', ...edge },
      {
        d: cuts([
          [60, 236, 122, 34],
          [52, 268, 70, 20],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [204, 222],
    shapes: [
      { d: mirrored(arm, 150), fill: 'barro', ...edge },
      { d: mirrored(hand, 150), fill: 'terra', ...edge },
      {
        d: mirrored(
          cuts([
            [60, 236, 122, 34],
            [52, 268, 70, 20],
          ]),
          150,
        ),
        fill: 'laranja',
      },
    ],
  },
];

/** Hands in turn on the drum. */
const beat = (by: number, ms: number) =>
  [
    { part: 'armL', channel: 'turn', by, ms, wave: 'hop' },
    { part: 'armR', channel: 'turn', by: -by, ms, from: 0.5, wave: 'hop' },
  ] as const;
const howl = (by: number, ms: number) => ({ part: 'beard', channel: 'wide', by, ms }) as const;

/** The red howler, whose voice is heard a league away, at his drum. */
export const puppet: Puppet = {
  box: [300, 330],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.95,
      reach: 1,
      arms: 62,
      more: {
        idle: { sways: [...beat(7, 1_100), howl(0.02, 2_600)] },
        look: { sways: beat(5, 700) },
        tension: { hold: { brow: { y: 5 } }, sways: beat(6, 150) },
        joy: {
          hold: { head: { y: -8 }, brow: { y: -8 } },
          sways: [...beat(20, 340), howl(0.06, 340)],
        },
        wild: {
          hold: { brow: { y: -9 } },
          sways: [howl(0.09, 215), { part: 'prop', channel: 'tall', by: 0.05, ms: 215 }],
        },
        sleep: { hold: { brow: { y: 6 } }, sways: [howl(0.03, 4_200)] },
      },
    },
    parts.map(({ id }) => id),
  ),
};

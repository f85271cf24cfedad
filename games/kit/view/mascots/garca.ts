import { cuts, eyes, houseActs, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const edge = { line: 'tinta', width: 6 } as const;
const thin = { line: 'tinta', width: 4 } as const;
/** Her head was drawn on a small sheet. */
const large = (d: string): string => moved(d, -26, 20, 1.16);
const leg = (x: number): string =>
  `M${x - 5} 246L${x + 5} 246L${x + 5} 286L${x + 20} 294L${x - 12} 294Z`;

const parts: readonly PuppetPart[] = [
  {
    id: 'prop',
    of: 'body',
    joint: [132, 254],
    shapes: [
      { d: 'M104 278L98 265L298 134L305 146Z', fill: 'laranja', ...edge },
      { d: 'M128 258L152 243', line: 'urucum', width: 8 },
    ],
  },
  {
    id: 'line',
    of: 'prop',
    joint: [302, 140],
    shapes: [
      { d: oval(302, 228, 12, 15), fill: 'papel', ...thin },
      { d: 'M302 140L302 258', line: 'tinta', width: 3.5 },
      { d: 'M290 226C291 210 313 210 314 226Z', fill: 'urucum', ...thin },
    ],
  },
  {
    id: 'fish',
    of: 'line',
    joint: [302, 256],
    shapes: [
      {
        d: 'M302 252C323 266 325 292 309 310L323 330L302 323L281 330L295 310C279 292 281 266 302 252Z',
        fill: 'azul',
        ...thin,
      },
      { d: 'M289 288Q301 298 315 288M291 300Q302 309 313 300', line: 'ceu', width: 4 },
      { d: oval(296, 274, 5), fill: 'papel' },
      { d: oval(296, 274, 2.5), fill: 'tinta' },
    ],
  },
  {
    id: 'legs',
    of: 'body',
    joint: [140, 272],
    shapes: [{ d: leg(122) + leg(156), fill: 'laranja', ...edge }],
  },
  {
    id: 'body',
    of: null,
    joint: [140, 318],
    shapes: [
      {
        d: 'M200 228C196 194 156 180 118 194C78 210 46 248 12 288C36 284 48 288 62 296C116 308 176 296 194 264C200 252 202 240 200 228Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: cuts([
          [150, 284, 170, 40],
          [176, 268, 160, 34],
        ]),
        fill: 'ceu',
      },
    ],
  },
  {
    id: 'neck',
    of: 'body',
    joint: [180, 248],
    shapes: [
      {
        d: 'M146 248C182 234 180 206 148 188C110 166 104 124 130 94L178 100C152 128 156 148 184 166C224 190 224 234 190 262Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M152 245C180 232 184 208 160 190L190 258Z', fill: 'papel' },
      {
        d: cuts([
          [186, 218, 74, 40],
          [198, 212, 82, 34],
        ]),
        fill: 'ceu',
      },
    ],
  },
  {
    id: 'plumes',
    of: 'head',
    joint: [120, 114],
    shapes: [
      {
        d: large(
          'M134 74C104 78 78 98 66 134C80 124 88 122 92 124C92 132 90 138 88 146C108 134 124 118 140 100Z',
        ),
        fill: 'papel',
        ...edge,
      },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [194, 124],
    shapes: [
      {
        d: large('M182 86C210 90 240 92 268 94C244 106 210 110 180 104Z'),
        fill: 'laranja',
        ...edge,
      },
    ],
  },
  {
    id: 'head',
    of: 'neck',
    joint: [150, 126],
    shapes: [
      {
        d: large(
          'M158 40C130 40 114 58 116 82C118 104 140 114 164 112C188 110 202 94 202 76C202 54 184 40 158 40Z',
        ),
        fill: 'papel',
        ...edge,
      },
      { d: large('M176 66L204 66L204 94L180 92C172 86 170 74 176 66Z'), fill: 'menta' },
    ],
  },
  {
    id: 'beak',
    of: 'head',
    joint: [196, 112],
    shapes: [
      {
        d: large('M190 62C224 64 266 76 294 94C258 96 222 96 188 92C184 82 184 70 190 62Z'),
        fill: 'sol',
        ...edge,
      },
      { d: large('M208 76L224 79'), line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [163, 104],
    shapes: [],
    faces: eyes({ at: [[163, 104]], size: 18 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [163, 104],
    shapes: [],
    faces: pupils({ at: [[167, 105]], size: 10 }),
  },
  {
    id: 'cap',
    of: 'head',
    joint: [152, 74],
    shapes: [
      {
        d: large('M114 50C110 10 138 -14 162 -14C190 -14 208 10 208 42C178 50 144 54 114 50Z'),
        fill: 'sol',
        ...edge,
      },
      {
        d: large('M114 32C144 38 178 36 207 26L208 42C178 50 144 54 114 50Z'),
        fill: 'urucum',
        ...thin,
      },
      {
        d: large(
          'M82 56C96 42 214 28 240 38C248 48 236 56 214 58C172 64 122 70 94 68C82 66 78 62 82 56Z',
        ),
        fill: 'sol',
        ...edge,
      },
      {
        d: large('M100 58Q160 54 226 44M132 22Q146 8 152 -2M160 24Q166 10 166 -2'),
        line: 'laranja',
        width: 4,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [166, 230],
    shapes: [
      {
        d: 'M180 236C164 206 122 208 94 234C72 256 44 274 16 282L48 288L54 278L68 294L80 278L96 294L106 276C142 278 178 262 180 236Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: cuts([
          [150, 236, 160, 60],
          [150, 250, 158, 58],
          [132, 228, 158, 50],
        ]),
        fill: 'ceu',
      },
    ],
  },
  {
    id: 'raft',
    of: 'body',
    joint: [150, 332],
    shapes: [
      {
        d: 'M-6 308L276 308C292 310 292 326 276 328L-6 328C-22 326 -22 310 -6 308Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M10 326L294 326C310 328 310 346 294 348L10 348C-6 346 -6 328 10 326Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M40 304L48 352M230 304L238 352', line: 'papel', width: 8 },
    ],
  },
];

const bob = (by: number, ms: number) =>
  [
    { part: 'body', channel: 'turn', by: by * 0.5, ms: ms * 1.6 },
    { part: 'line', channel: 'turn', by: by * 1.5, ms },
    { part: 'prop', channel: 'turn', by, ms: ms * 1.3 },
  ] as const;
const wriggle = (by: number, ms: number) => ({ part: 'fish', channel: 'turn', by, ms }) as const;
const clap = (by: number, ms: number) => ({ part: 'jaw', channel: 'turn', by, ms }) as const;

/** The white heron who goes to sea on her raft, with a straw hat and a rod. */
export const puppet: Puppet = {
  box: [320, 340],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 1.1,
      reach: 0.9,
      arms: 46,
      more: {
        idle: {
          sways: [
            ...bob(2, 1_900),
            wriggle(6, 1_300),
            { part: 'plumes', channel: 'turn', by: 4, ms: 2_900 },
          ],
        },
        look: { hold: { neck: { turn: 5 } }, sways: [...bob(2, 1_400), wriggle(8, 800)] },
        tension: {
          hold: { neck: { turn: 8 }, prop: { turn: 4 } },
          sways: [...bob(1.4, 260), wriggle(14, 180)],
        },
        joy: {
          hold: { prop: { turn: -8 }, jaw: { turn: 14 }, armL: { turn: 24 } },
          sways: [
            ...bob(3, 520),
            wriggle(26, 260),
            clap(8, 260),
            { part: 'armL', channel: 'turn', by: 16, ms: 520 },
          ],
        },
        wild: {
          hold: { prop: { turn: -14 }, jaw: { turn: 16 } },
          sways: [
            ...bob(4, 430),
            wriggle(40, 215),
            clap(10, 215),
            { part: 'cap', channel: 'y', by: -22, ms: 430, wave: 'hop' },
          ],
        },
        sleep: { hold: { neck: { turn: -6 } }, sways: [...bob(1, 4_200), wriggle(3, 4_200)] },
      },
    },
    parts.map(({ id }) => id),
  ),
};

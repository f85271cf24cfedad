import { cuts, eyes, houseActs, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const edge = { line: 'tinta', width: 6 } as const;
const thin = { line: 'tinta', width: 4 } as const;
/** Her head was drawn on a small sheet. */
const large = (d: string): string => moved(d, -34, -8, 1.24);
const leg = (x: number): string =>
  `M${x - 5} 246L${x + 5} 246L${x + 5} 286L${x + 20} 294L${x - 12} 294Z`;

const parts: readonly PuppetPart[] = [
  {
    id: 'prop',
    of: 'body',
    joint: [132, 232],
    shapes: [
      { d: 'M104 256L98 243L316 104L323 116Z', fill: 'laranja', ...edge },
      { d: 'M128 236L152 221', line: 'urucum', width: 8 },
    ],
  },
  {
    id: 'line',
    of: 'prop',
    joint: [319, 112],
    shapes: [
      { d: oval(319, 210, 12, 15), fill: 'papel', ...thin },
      { d: 'M319 112L319 238', line: 'tinta', width: 3.5 },
      { d: 'M307 208C308 192 330 192 331 208Z', fill: 'urucum', ...thin },
    ],
  },
  {
    id: 'fish',
    of: 'line',
    joint: [319, 236],
    shapes: [
      {
        d: 'M319 232C340 246 342 272 326 290L340 310L319 303L298 310L312 290C296 272 298 246 319 232Z',
        fill: 'azul',
        ...thin,
      },
      { d: 'M306 268Q318 278 332 268M308 280Q319 289 330 280', line: 'ceu', width: 4 },
      { d: oval(313, 254, 5), fill: 'papel' },
      { d: oval(313, 254, 2.5), fill: 'tinta' },
    ],
  },
  {
    id: 'legs',
    of: 'body',
    joint: [140, 250],
    shapes: [{ d: leg(122) + leg(156), fill: 'laranja', ...edge }],
  },
  {
    id: 'body',
    of: null,
    joint: [140, 296],
    shapes: [
      {
        d: 'M200 206C196 172 156 158 118 172C78 188 46 226 12 266C36 262 48 266 62 274C116 286 176 274 194 242C200 230 202 218 200 206Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: cuts([
          [150, 262, 170, 40],
          [176, 246, 160, 34],
        ]),
        fill: 'ceu',
      },
    ],
  },
  {
    id: 'neck',
    of: 'body',
    joint: [180, 226],
    shapes: [
      {
        d: 'M146 226C182 212 180 184 148 166C110 144 104 102 130 72L178 78C152 106 156 126 184 144C224 168 224 212 190 240Z',
        fill: 'papel',
        ...edge,
      },
      { d: 'M152 223C180 210 184 186 160 168L190 236Z', fill: 'papel' },
      {
        d: cuts([
          [186, 196, 74, 40],
          [198, 190, 82, 34],
        ]),
        fill: 'ceu',
      },
    ],
  },
  {
    id: 'plumes',
    of: 'head',
    joint: [124, 92],
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
    joint: [200, 106],
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
    joint: [150, 104],
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
    joint: [204, 90],
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
    joint: [168, 84],
    shapes: [],
    faces: eyes({ at: [[168, 84]], size: 18 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [168, 84],
    shapes: [],
    faces: pupils({ at: [[172, 85]], size: 10 }),
  },
  {
    id: 'cap',
    of: 'head',
    joint: [158, 52],
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
    joint: [166, 208],
    shapes: [
      {
        d: 'M180 214C164 184 122 186 94 212C72 234 44 252 16 260L48 266L54 256L68 272L80 256L96 272L106 254C142 256 178 240 180 214Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: cuts([
          [150, 214, 160, 60],
          [150, 228, 158, 58],
          [132, 206, 158, 50],
        ]),
        fill: 'ceu',
      },
    ],
  },
  {
    id: 'raft',
    of: 'body',
    joint: [150, 310],
    shapes: [
      {
        d: 'M-6 286L276 286C292 288 292 304 276 306L-6 306C-22 304 -22 288 -6 286Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M10 304L294 304C310 306 310 324 294 326L10 326C-6 324 -6 306 10 304Z',
        fill: 'terra',
        ...edge,
      },
      { d: 'M40 282L48 330M230 282L238 330', line: 'papel', width: 8 },
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
  box: [320, 318],
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

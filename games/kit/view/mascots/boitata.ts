import { cuts, houseActs, mirrored, oval } from '../puppet/index.ts';
import type { FaceName, Puppet, PuppetPart, PuppetShape } from '../puppet/index.ts';

const edge = { line: 'tinta', width: 6 } as const;
const thin = { line: 'tinta', width: 5 } as const;

/** A wreath of flames about a point: tongues of fire that all lean the way the wind goes. */
function fire(x: number, y: number, inner: number, tongues: readonly number[]): string {
  const [from, to] = [(-218 * Math.PI) / 180, (38 * Math.PI) / 180];
  const step = (to - from) / tongues.length;
  const at = (angle: number, reach: number): string =>
    `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  const drawn = tongues.map((reach, n) => {
    const base = from + n * step;
    const middle = inner + (reach - inner) * 0.55;
    return (
      `Q${at(base - step * 0.1, middle)} ${at(base + step * 0.62, reach)}` +
      `Q${at(base + step * 0.66, middle)} ${at(base + step, inner)}`
    );
  });
  return `M${at(from, inner)}${drawn.join('')}Z`;
}

/** Great round eyes of embers with a slit: one face of both. */
const stare = (grow: number): PuppetShape[] => [
  ...[104, 196].map((x) => ({ d: oval(x, 112, 38 * grow, 40 * grow), fill: 'papel', ...edge })),
  { d: oval(104, 113, 26, 28) + oval(196, 113, 26, 28), fill: 'urucum' },
];
const arcs = (rise: number): PuppetShape[] => [
  {
    d: oval(104, 112, 38, 40) + oval(196, 112, 38, 40),
    fill: 'laranja',
    ...edge,
  },
  {
    d: `M74 ${114 - rise / 4}Q104 ${114 + rise} 134 ${114 - rise / 4}M166 ${114 - rise / 4}Q196 ${114 + rise} 226 ${114 - rise / 4}`,
    line: 'tinta',
    width: 7,
  },
];
const slits = (wide: number): PuppetShape[] => [
  {
    d: [104, 196]
      .map((x) => `M${x} 88Q${x + wide * 2} 113 ${x} 138Q${x - wide * 2} 113 ${x} 88Z`)
      .join(''),
    fill: 'tinta',
  },
  { d: oval(116, 100, 6) + oval(208, 100, 6), fill: 'papel' },
];
const smile = (d: string): PuppetShape[] => [{ d, line: 'tinta', width: 6 }];
const mouths: Readonly<Record<FaceName, readonly PuppetShape[]>> = {
  calm: smile('M112 172Q150 192 188 172'),
  blink: [
    ...smile('M112 172Q150 192 188 172'),
    { d: 'M150 182L150 204L140 216M150 204L160 216', line: 'ceu', width: 6 },
  ],
  wide: [{ d: oval(150, 178, 15, 11), fill: 'barro', ...thin }],
  joy: [
    { d: 'M104 164C110 218 190 218 196 164C174 178 126 178 104 164Z', fill: 'barro', ...thin },
    { d: 'M118 171L125 187L132 174ZM168 174L175 187L182 171Z', fill: 'papel' },
    { d: 'M150 190L150 216L138 230M150 216L162 230', line: 'ceu', width: 7 },
  ],
  sleep: smile('M128 178Q150 186 172 178'),
};

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [226, 288],
    shapes: [
      {
        d: 'M226 304C276 300 292 268 280 234C274 216 254 218 254 234C260 256 250 266 216 270Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M266 248L280 242M264 268L280 276', line: 'sol', width: 6 },
    ],
  },
  {
    id: 'flame',
    of: 'tail',
    joint: [266, 232],
    shapes: [
      {
        d: 'M252 236C234 212 246 194 256 176C260 190 268 192 268 180C272 168 270 158 266 146C292 164 304 194 298 214C294 234 274 246 252 236Z',
        fill: 'azul',
        ...edge,
      },
      { d: 'M264 232C256 218 262 208 270 198C284 210 286 228 264 232Z', fill: 'ceu' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M22 312C14 282 44 264 84 266L216 266C256 264 286 282 278 312L278 350L22 350Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: 'M64 280C60 256 90 240 150 240C210 240 240 256 236 280C220 300 80 300 64 280Z',
        fill: 'urucum',
        ...edge,
      },
      { d: 'M76 290Q150 308 224 290M22 316Q150 340 278 316', line: 'barro', width: 8 },
      {
        d: cuts([
          [32, 296, -40, 30],
          [76, 268, -30, 24],
          [268, 296, -140, 30],
          [224, 268, -150, 24],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'neck',
    of: 'body',
    joint: [150, 290],
    shapes: [
      {
        d: 'M104 156C104 200 92 232 82 272C112 292 188 292 218 272C208 232 196 200 196 156Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: 'M118 160C120 204 112 240 106 282C132 290 168 290 194 282C188 240 180 204 182 160Z',
        fill: 'sol',
      },
      {
        d: 'M117 216Q150 230 183 216M112 242Q150 256 188 242M108 266Q150 280 192 266',
        line: 'laranja',
        width: 7,
      },
    ],
  },
  {
    id: 'mane',
    of: 'head',
    joint: [150, 160],
    shapes: [
      { d: fire(150, 128, 92, [120, 132, 138, 144, 138, 132, 120]), fill: 'urucum', ...edge },
    ],
  },
  {
    id: 'crest',
    of: 'head',
    joint: [150, 150],
    shapes: [{ d: fire(150, 128, 80, [102, 112, 118, 124, 118, 112, 102]), fill: 'laranja' }],
  },
  {
    id: 'head',
    of: 'neck',
    joint: [150, 196],
    shapes: [
      {
        d: 'M150 54C108 54 76 78 68 118C60 160 102 204 150 204C198 204 240 160 232 118C224 78 192 54 150 54Z',
        fill: 'sol',
        ...edge,
      },
      { d: oval(140, 154, 3.5, 2.5) + oval(160, 154, 3.5, 2.5), fill: 'tinta' },
      {
        d:
          cuts([
            [82, 164, 34, 26],
            [92, 178, 30, 26],
          ]) +
          mirrored(
            cuts([
              [82, 164, 34, 26],
              [92, 178, 30, 26],
            ]),
            150,
          ),
        fill: 'urucum',
      },
    ],
  },
  { id: 'jaw', of: 'head', joint: [150, 170], shapes: [], faces: mouths },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 112],
    shapes: [],
    faces: { calm: stare(1), blink: arcs(10), wide: stare(1.1), joy: arcs(-26), sleep: arcs(22) },
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 112],
    shapes: [],
    faces: { calm: slits(9), wide: slits(4) },
  },
  {
    id: 'prop',
    of: 'head',
    joint: [150, 84],
    shapes: [
      {
        d: 'M150 86C128 82 126 60 140 44C142 54 148 54 148 44C152 32 150 22 146 12C170 26 182 52 174 70C170 82 160 88 150 86Z',
        fill: 'azul',
        ...thin,
      },
      { d: 'M151 80C142 74 142 64 151 54C162 62 164 74 151 80Z', fill: 'ceu' },
    ],
  },
];

/** Fire is never still: the mane reaches up and sinks, the crest against it. */
const burn = (by: number, ms: number) =>
  [
    { part: 'mane', channel: 'tall', by, ms },
    { part: 'mane', channel: 'turn', by: by * 50, ms: ms * 1.7 },
    { part: 'crest', channel: 'tall', by, ms: ms * 0.8, from: 0.5 },
    { part: 'flame', channel: 'turn', by: by * 150, ms: ms * 0.9 },
    { part: 'flame', channel: 'tall', by: by * 1.6, ms: ms * 0.7, from: 0.3 },
    { part: 'prop', channel: 'tall', by: by * 2, ms: ms * 0.75, from: 0.2 },
  ] as const;
const bend = (by: number, ms: number) =>
  [
    { part: 'neck', channel: 'turn', by, ms },
    { part: 'head', channel: 'turn', by: -by, ms, from: 0.2 },
  ] as const;

/** The serpent of fire of the tales, all eyes and flame. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 6,
  parts,
  acts: houseActs(
    {
      tempo: 1,
      reach: 0.9,
      arms: 0,
      more: {
        idle: { sways: [...burn(0.04, 900), ...bend(3, 3_600)] },
        look: { sways: [...burn(0.04, 800), ...bend(2, 1_900)] },
        tension: { hold: { mane: { tall: 1.06, wide: 1.04 } }, sways: burn(0.06, 260) },
        joy: { sways: [...burn(0.07, 420), ...bend(5, 1_040)] },
        wild: {
          hold: { mane: { tall: 1.1, wide: 1.08 }, flame: { tall: 1.2 } },
          sways: [...burn(0.1, 300), ...bend(9, 860)],
        },
        sleep: { hold: { mane: { tall: 0.9, wide: 0.94 } }, sways: burn(0.02, 2_600) },
      },
    },
    parts.map(({ id }) => id),
  ),
};

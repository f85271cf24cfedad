import { cuts, eyes, houseActs, mirrored, moved, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [116, 84],
  [184, 84],
] as const;
/** Its eyes stay open when it is glad: stalks without eyes look lost. */
const open = eyes({ at: sight, size: 23 });
const round = pupils({ at: sight, size: 11 });
const edge = { line: 'tinta', width: 6 } as const;
const legs =
  'M92 250L48 250L16 292L30 300L56 270L96 270ZM98 264L58 276L38 316L53 320L70 294L104 282Z' +
  'M110 278L80 296L72 332L88 332L98 306L122 292Z';
const stalk = 'M118 164L106 98L126 94L140 160Z';
const upper = 'M80 214C54 212 30 226 26 248C24 264 46 272 56 258C62 246 74 244 88 246Z';
const claw =
  'M38 256C2 242 -10 196 8 152C16 138 32 144 30 160C28 178 32 190 42 196C46 178 58 156 74 150C88 152 86 170 82 186C76 224 62 246 38 256Z';
const clawCuts = cuts([
  [22, 214, -82, 40],
  [36, 226, -74, 24],
  [66, 206, -74, 34],
]);
/** The claw of the right is the large one: it gathers. */
const large = (d: string): string => moved(mirrored(d, 150), -76, -70, 1.28);

const parts: readonly PuppetPart[] = [
  {
    id: 'legL',
    of: 'body',
    joint: [104, 264],
    shapes: [{ d: legs, fill: 'barro', ...edge }],
  },
  {
    id: 'legR',
    of: 'body',
    joint: [196, 264],
    shapes: [{ d: mirrored(legs, 150), fill: 'barro', ...edge }],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      { d: 'M84 240C80 292 112 316 150 316C188 316 220 292 216 240Z', fill: 'laranja', ...edge },
      { d: 'M108 276Q150 292 192 276M122 296Q150 306 178 296', line: 'barro', width: 5 },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 262],
    shapes: [
      { d: stalk, fill: 'urucum', ...edge },
      { d: mirrored(stalk, 150), fill: 'urucum', ...edge },
      {
        d: 'M150 148C104 142 60 152 42 184L52 194L38 206L52 216L46 230C62 254 100 274 150 274C200 274 238 254 254 230L248 216L262 206L248 194L258 184C240 152 196 142 150 148Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: cuts([
          [86, 168, -14, 42],
          [76, 184, -6, 34],
          [214, 168, 194, 42],
          [224, 184, 186, 34],
          [150, 158, 90, 30],
          [138, 160, 100, 22],
          [162, 160, 80, 22],
          [70, 232, 24, 34],
          [230, 232, 156, 34],
        ]),
        fill: 'barro',
      },
      { d: oval(92, 214, 13, 9) + oval(208, 214, 13, 9), fill: 'rosa' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 84],
    shapes: [],
    faces: { ...open, joy: open.wide },
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 84],
    shapes: [],
    faces: { ...round, joy: round.calm ?? [] },
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 216],
    shapes: [],
    faces: {
      calm: [{ d: 'M122 216Q150 240 178 216', line: 'tinta', width: 6 }],
      blink: [{ d: 'M122 216Q150 240 178 216', line: 'tinta', width: 6 }],
      wide: [{ d: oval(150, 226, 15, 13), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        {
          d: 'M108 208C112 260 188 260 192 208C174 218 126 218 108 208Z',
          fill: 'barro',
          ...edge,
        },
        { d: oval(150, 236, 17, 9), fill: 'rosa' },
      ],
      sleep: [{ d: oval(150, 224, 8, 6), fill: 'barro', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'armL',
    of: 'body',
    joint: [86, 236],
    shapes: [
      { d: upper, fill: 'urucum', ...edge },
      { d: claw, fill: 'urucum', ...edge },
      { d: clawCuts, fill: 'barro' },
      { d: oval(14, 156, 6, 10, 10) + oval(74, 160, 6, 9, 20), fill: 'papel' },
    ],
  },
  {
    id: 'prop',
    of: 'armR',
    joint: [262, 140],
    shapes: [
      { d: oval(278, 98, 32), fill: 'sol', ...edge },
      { d: oval(278, 98, 20), line: 'laranja', width: 6 },
      { d: cuts([[278, 110, -90, 28]]), fill: 'laranja' },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [214, 236],
    shapes: [
      { d: mirrored(upper, 150), fill: 'urucum', ...edge },
      { d: large(claw), fill: 'urucum', ...edge },
      { d: large(clawCuts), fill: 'barro' },
    ],
  },
];

/** The crab of the mangrove, whose great claw lets nothing go. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 12,
  parts,
  acts: houseActs(
    {
      tempo: 0.85,
      reach: 1,
      arms: -9,
      more: {
        idle: {
          sways: [
            { part: 'body', channel: 'x', by: 5, ms: 3_400 },
            { part: 'armR', channel: 'turn', by: 4, ms: 2_900 },
          ],
        },
        look: { sways: [{ part: 'body', channel: 'x', by: 4, ms: 900 }] },
        tension: {
          hold: { armR: { turn: -10 } },
          sways: [{ part: 'prop', channel: 'y', by: 3, ms: 190 }],
        },
        joy: { sways: [{ part: 'prop', channel: 'y', by: -26, ms: 520, wave: 'hop' }] },
        wild: {
          sways: [
            { part: 'prop', channel: 'y', by: -40, ms: 430, wave: 'hop' },
            { part: 'body', channel: 'x', by: 8, ms: 860 },
            { part: 'legL', channel: 'turn', by: 9, ms: 215 },
            { part: 'legR', channel: 'turn', by: -9, ms: 215 },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

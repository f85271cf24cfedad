import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[146, 118]] as const;
const edge = { line: 'tinta', width: 6 } as const;
const wing = 'M112 204C82 214 60 252 54 304L74 292L84 306L96 290L108 300C122 272 128 228 112 204Z';
const quills = cuts([
  [74, 284, -66, 44],
  [88, 282, -72, 48],
]);

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [94, 294],
    shapes: [
      {
        d: 'M106 304C74 306 40 296 14 262C10 250 18 244 30 248C62 258 92 270 114 286Z',
        fill: 'tinta',
        line: 'papel',
        width: 3,
      },
      { d: 'M100 300C84 304 70 302 58 298L66 286Z', fill: 'urucum' },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [106, 214],
    shapes: [
      { d: wing, fill: 'tinta', line: 'papel', width: 3 },
      { d: quills, fill: 'azul' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [146, 304],
    shapes: [
      {
        d: 'M80 308C76 248 98 182 146 180C198 184 216 248 212 308L212 350L80 350Z',
        fill: 'tinta',
        line: 'papel',
        width: 3,
      },
      { d: 'M132 306C124 286 134 274 158 274C184 274 196 288 194 350L132 350Z', fill: 'urucum' },
      {
        d: cuts([
          [98, 262, 72, 36],
          [108, 238, 72, 34],
          [120, 268, 80, 30],
        ]),
        fill: 'azul',
      },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [190, 214],
    shapes: [
      { d: mirrored(wing, 148), fill: 'tinta', line: 'papel', width: 3 },
      { d: mirrored(quills, 148), fill: 'azul' },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [120, 58],
    shapes: [
      { d: 'M112 66C92 50 84 26 92 8C114 18 130 40 132 62Z', fill: 'folha', ...edge },
      { d: cuts([[98, 18, 56, 40]]), fill: 'tinta' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [134, 54],
    shapes: [
      { d: 'M126 60C120 34 128 8 144 -4C158 14 158 42 146 60Z', fill: 'folha', ...edge },
      { d: cuts([[144, 8, 98, 40]]), fill: 'tinta' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [182, 144],
    shapes: [
      { d: 'M174 142C214 146 252 148 286 158C276 182 224 190 184 174Z', fill: 'laranja', ...edge },
      { d: cuts([[198, 164, 4, 44]]), fill: 'barro' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [140, 204],
    shapes: [
      {
        d: 'M136 52C88 52 66 92 70 138C74 190 102 220 144 218C182 214 194 184 194 146C194 92 180 52 136 52Z',
        fill: 'tinta',
        line: 'papel',
        width: 3,
      },
      {
        d: 'M182 100C156 92 122 98 112 128C104 162 118 208 148 212C182 208 192 176 190 148Z',
        fill: 'papel',
        line: 'tinta',
        width: 4,
      },
      {
        d: 'M116 184C124 206 140 214 154 210C170 206 180 194 184 180C164 190 136 192 116 184Z',
        fill: 'sol',
      },
      { d: 'M116 186C126 210 142 216 156 211', line: 'urucum', width: 7 },
      { d: oval(146, 118, 25, 24), fill: 'ceu', line: 'tinta', width: 4 },
      {
        d: cuts([
          [82, 118, 74, 32],
          [86, 150, 72, 34],
          [98, 178, 62, 30],
          [100, 88, 84, 24],
        ]),
        fill: 'azul',
      },
    ],
  },
  {
    id: 'beak',
    of: 'head',
    joint: [184, 120],
    shapes: [
      {
        d: 'M174 88C226 62 286 82 298 134C300 150 296 164 290 168C256 150 214 146 176 146C170 128 170 106 174 88Z',
        fill: 'laranja',
        ...edge,
      },
      {
        d: 'M262 84C288 94 300 116 298 142C298 156 294 164 290 168C282 164 274 160 266 158C276 134 274 106 262 84Z',
        fill: 'tinta',
      },
      { d: 'M188 98C214 82 240 82 256 88C236 90 212 98 194 112Z', fill: 'sol' },
      {
        d: 'M174 88L186 84C182 106 184 128 188 146L176 146C170 128 170 106 174 88Z',
        fill: 'tinta',
      },
      {
        d: cuts([
          [204, 132, -4, 44],
          [226, 118, 2, 36],
        ]),
        fill: 'barro',
      },
    ],
  },
  { id: 'eyes', of: 'head', joint: [146, 118], shapes: [], faces: eyes({ at: sight, size: 15 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [146, 118],
    shapes: [],
    faces: pupils({ at: sight, size: 8 }),
  },
];

/** The toucan of the fruit stall. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 0.8,
      reach: 1.1,
      arms: 98,
      more: {
        idle: { sways: [{ part: 'jaw', channel: 'turn', by: 4, ms: 3_700, wave: 'beat' }] },
        tension: { hold: { jaw: { turn: 7 } } },
        joy: {
          hold: { jaw: { turn: 10 } },
          sways: [{ part: 'jaw', channel: 'turn', by: 8, ms: 240 }],
        },
        wild: {
          hold: { jaw: { turn: 12 } },
          sways: [
            { part: 'jaw', channel: 'turn', by: 10, ms: 215 },
            { part: 'beak', channel: 'turn', by: -4, ms: 215 },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

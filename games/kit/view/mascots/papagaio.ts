import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [[160, 138]] as const;
const edge = { line: 'tinta', width: 6 } as const;
const wing = 'M108 208C74 218 50 256 46 302L64 292L76 306L90 290L104 300C120 268 126 230 108 208Z';
const quills = cuts([
  [64, 284, -66, 44],
  [80, 282, -72, 48],
]);
const shoulder = 'M108 208C90 214 76 228 68 246C88 244 108 236 116 224Z';
const lapel = 'M150 212L112 226L120 350L146 350Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [92, 298],
    shapes: [
      { d: 'M104 306C68 306 34 290 8 258C42 258 84 270 112 288Z', fill: 'folha', ...edge },
      { d: cuts([[30, 268, 24, 54]]), fill: 'mata' },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [104, 218],
    shapes: [
      { d: wing, fill: 'folha', ...edge },
      { d: 'M46 302L64 292L76 306L90 290L104 300L109 288C90 280 66 280 50 286Z', fill: 'azul' },
      { d: shoulder, fill: 'urucum' },
      { d: quills, fill: 'mata' },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 302],
    shapes: [
      {
        d: 'M84 308C80 250 102 194 150 190C200 194 220 250 216 308L216 350L84 350Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M150 214C166 214 184 222 188 236L180 350L120 350L112 236C118 222 134 214 150 214Z',
        fill: 'sol',
      },
      {
        d: cuts([
          [140, 246, 78, 26],
          [158, 250, 100, 26],
          [146, 276, 84, 24],
        ]),
        fill: 'laranja',
      },
      { d: lapel, fill: 'barro', ...edge },
      { d: mirrored(lapel, 150), fill: 'barro', ...edge },
      { d: 'M116 236L122 342M184 236L178 342', line: 'sol', width: 5 },
      { d: oval(130, 268, 6), fill: 'sol', line: 'tinta', width: 3 },
      { d: oval(170, 268, 6), fill: 'sol', line: 'tinta', width: 3 },
      { d: oval(131, 296, 6), fill: 'sol', line: 'tinta', width: 3 },
      { d: oval(169, 296, 6), fill: 'sol', line: 'tinta', width: 3 },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [196, 218],
    shapes: [
      { d: mirrored(wing, 150), fill: 'folha', ...edge },
      {
        d: mirrored('M46 302L64 292L76 306L90 290L104 300L109 288C90 280 66 280 50 286Z', 150),
        fill: 'azul',
      },
      { d: mirrored(shoulder, 150), fill: 'urucum' },
      { d: mirrored(quills, 150), fill: 'mata' },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [202, 178],
    shapes: [
      { d: 'M190 172C212 176 230 178 240 182C238 202 214 208 192 198Z', fill: 'tinta', ...edge },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [148, 206],
    shapes: [
      {
        d: 'M146 70C92 70 68 108 72 154C76 202 110 222 150 220C192 216 212 186 210 148C206 104 186 70 146 70Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M206 122C184 98 142 100 126 128C114 154 126 192 154 202C184 202 204 186 208 160Z',
        fill: 'sol',
      },
      {
        d: cuts([
          [84, 128, 72, 34],
          [86, 160, 66, 34],
          [100, 188, 52, 30],
          [104, 112, 82, 26],
        ]),
        fill: 'mata',
      },
      {
        d: cuts([
          [142, 184, -20, 26],
          [136, 170, -14, 22],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'beak',
    of: 'head',
    joint: [196, 132],
    shapes: [
      {
        d: 'M186 116C222 108 256 130 258 168C258 188 250 204 244 210C240 194 228 182 190 180C178 160 176 134 186 116Z',
        fill: 'tinta',
        line: 'papel',
        width: 3,
      },
      { d: 'M198 124C222 122 240 136 246 158C232 144 214 136 196 136Z', fill: 'ceu' },
      { d: oval(200, 128, 4), fill: 'papel' },
    ],
  },
  { id: 'eyes', of: 'head', joint: [160, 138], shapes: [], faces: eyes({ at: sight, size: 16 }) },
  {
    id: 'pupils',
    of: 'head',
    joint: [160, 138],
    shapes: [],
    faces: pupils({ at: sight, size: 8 }),
  },
  {
    id: 'prop',
    of: 'head',
    joint: [146, 96],
    shapes: [
      {
        d: 'M92 60C70 48 56 22 62 -6C74 -2 80 4 84 10C84 -4 90 -16 98 -22C112 -6 118 20 114 52Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M52 108C60 86 84 72 106 66C112 34 128 16 148 16C170 16 188 34 194 64C214 70 236 84 244 104C214 92 184 90 148 92C112 90 82 94 52 108Z',
        fill: 'tinta',
        line: 'papel',
        width: 3,
      },
      { d: 'M52 108C82 94 112 90 148 92C184 90 214 92 244 104', line: 'sol', width: 8 },
      { d: oval(148, 56, 15), fill: 'sol', line: 'tinta', width: 4 },
      { d: oval(148, 56, 6), fill: 'urucum' },
    ],
  },
];

/** The parrot of the port, in the hat of a captain. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 8,
  parts,
  acts: houseActs(
    {
      tempo: 0.85,
      reach: 1.1,
      arms: 96,
      more: {
        idle: { sways: [{ part: 'jaw', channel: 'turn', by: 5, ms: 2_900, wave: 'beat' }] },
        tension: { hold: { jaw: { turn: 8 } } },
        joy: {
          hold: { jaw: { turn: 9 } },
          sways: [{ part: 'jaw', channel: 'turn', by: 9, ms: 230 }],
        },
        wild: {
          hold: { jaw: { turn: 11 }, prop: { y: -14 } },
          sways: [{ part: 'jaw', channel: 'turn', by: 11, ms: 210 }],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

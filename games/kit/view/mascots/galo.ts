import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [122, 138],
  [178, 138],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const wing = 'M108 222C76 232 48 262 44 302L62 292L72 308L86 292L98 304C108 284 114 262 116 246Z';
const sleeve = 'M108 222C94 226 82 236 72 248L104 276C110 264 114 254 116 246Z';
const quills = cuts([
  [64, 290, -62, 30],
  [80, 290, -66, 28],
]);
const lobe = 'M142 188C122 196 120 228 136 234C150 232 152 204 148 190Z';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [204, 290],
    shapes: [
      {
        d: 'M188 284C216 262 238 216 224 148C212 136 196 148 198 170C202 212 190 244 176 258Z',
        fill: 'folha',
        ...edge,
      },
      {
        d: 'M194 296C238 286 284 240 274 162C260 152 246 162 246 184C246 226 220 258 186 266Z',
        fill: 'petroleo',
        ...edge,
      },
      {
        d: 'M200 304C252 304 304 270 304 206C290 196 276 206 274 226C264 260 234 280 194 282Z',
        fill: 'jenipapo',
        ...edge,
      },
      {
        d: cuts([
          [212, 172, 84, 50],
          [260, 186, 92, 46],
          [290, 228, 112, 44],
        ]),
        fill: 'menta',
      },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 300],
    shapes: [
      {
        d: 'M78 304C76 246 104 200 150 200C196 200 224 246 222 304L222 350L78 350Z',
        fill: 'laranja',
        ...edge,
      },
      { d: 'M96 240L116 216L222 300L222 340Z', fill: 'jenipapo' },
      {
        d: 'M122 264L134 254L134 300M164 254C152 254 149 266 149 277C149 288 152 300 164 300C176 300 179 288 179 277C179 266 176 254 164 254Z',
        line: 'tinta',
        width: 19,
      },
      {
        d: 'M122 264L134 254L134 300M164 254C152 254 149 266 149 277C149 288 152 300 164 300C176 300 179 288 179 277C179 266 176 254 164 254Z',
        line: 'papel',
        width: 10,
      },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [118, 238],
    shapes: [
      { d: wing, fill: 'papel', ...edge },
      { d: quills, fill: 'barro' },
      { d: sleeve, fill: 'laranja', ...edge },
      { d: 'M74 250L103 274', line: 'jenipapo', width: 8 },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [182, 238],
    shapes: [
      { d: mirrored(wing, 150), fill: 'papel', ...edge },
      { d: mirrored(quills, 150), fill: 'barro' },
      { d: mirrored(sleeve, 150), fill: 'laranja', ...edge },
      { d: 'M226 250L197 274', line: 'jenipapo', width: 8 },
    ],
  },
  {
    id: 'comb',
    of: 'head',
    joint: [150, 92],
    shapes: [
      {
        d: 'M104 110C78 98 78 64 100 62C90 32 118 14 136 34C142 2 182 2 184 36C204 22 224 44 212 68C228 76 218 100 196 110Z',
        fill: 'urucum',
        ...edge,
      },
      {
        d: cuts([
          [108, 76, 66, 26],
          [130, 50, 80, 36],
          [162, 34, 92, 46],
          [192, 58, 104, 32],
        ]),
        fill: 'barro',
      },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 206],
    shapes: [
      {
        d: 'M92 168L98 232L118 218L130 244L150 224L170 244L182 218L202 232L208 168Z',
        fill: 'sol',
        ...edge,
      },
      {
        d: 'M150 76C112 76 88 102 88 142C88 184 114 212 150 212C186 212 212 184 212 142C212 102 188 76 150 76Z',
        fill: 'papel',
        ...edge,
      },
      {
        d: 'M150 122C130 100 96 108 96 142C96 174 132 178 150 158C168 178 204 174 204 142C204 108 170 100 150 122Z',
        fill: 'urucum',
      },
      {
        d: cuts([
          [110, 178, 70, 26],
          [122, 186, 76, 20],
          [190, 178, 110, 26],
          [178, 186, 104, 20],
          [134, 90, 100, 16],
          [166, 90, 80, 16],
        ]),
        fill: 'laranja',
      },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 138],
    shapes: [],
    faces: eyes({ at: sight, size: 18 }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 138],
    shapes: [],
    faces: pupils({ at: sight, size: 9 }),
  },
  {
    id: 'wattle',
    of: 'head',
    joint: [150, 188],
    shapes: [
      { d: lobe, fill: 'barro', ...edge },
      { d: mirrored(lobe, 150), fill: 'barro', ...edge },
    ],
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 168],
    shapes: [],
    faces: {
      calm: [{ d: 'M124 162C132 148 168 148 176 162L150 204Z', fill: 'sol', ...edge }],
      blink: [{ d: 'M124 162C132 148 168 148 176 162L150 204Z', fill: 'sol', ...edge }],
      wide: [
        { d: 'M132 178L168 178L150 214Z', fill: 'laranja', line: 'tinta', width: 5 },
        { d: 'M124 158C132 144 168 144 176 158L150 190Z', fill: 'sol', ...edge },
      ],
      joy: [
        { d: 'M126 168L174 168L150 228Z', fill: 'terra', line: 'tinta', width: 5 },
        { d: 'M138 198L162 198L150 224Z', fill: 'rosa' },
        { d: 'M120 156C130 140 170 140 180 156L150 188Z', fill: 'sol', ...edge },
      ],
      sleep: [{ d: 'M126 164C134 152 166 152 174 164L150 202Z', fill: 'sol', ...edge }],
    },
  },
  {
    id: 'prop',
    of: null,
    joint: [44, 270],
    shapes: [
      { d: oval(44, 270, 34), fill: 'papel', ...edge },
      {
        d: 'M44 254L59 265L53 283L35 283L29 265ZM38 237L50 237L44 245ZM76 262L77 276L69 270ZM12 262L11 276L19 270ZM62 298L50 303L53 293ZM26 298L38 303L35 293Z',
        fill: 'tinta',
      },
      {
        d: 'M44 254L44 245M59 265L69 268M53 283L56 293M35 283L32 293M29 265L19 268',
        line: 'tinta',
        width: 3.5,
      },
    ],
  },
];

/** The ball leaves his side as high as he is glad. */
const ball = (by: number, ms: number) => [
  { part: 'prop', channel: 'y', by: -by, ms, wave: 'hop' } as const,
  { part: 'prop', channel: 'turn', by: 24, ms: ms * 2 } as const,
];

/** The rooster of the Sunday pitch, number ten. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.95,
      reach: 1.1,
      arms: 66,
      more: {
        idle: { sways: [{ part: 'comb', channel: 'turn', by: 4, ms: 2_900, wave: 'beat' }] },
        look: { sways: ball(16, 700) },
        tension: { sways: [{ part: 'wattle', channel: 'turn', by: 6, ms: 190 }] },
        joy: { sways: [...ball(90, 620), { part: 'wattle', channel: 'turn', by: 14, ms: 520 }] },
        wild: {
          sways: [
            ...ball(190, 860),
            { part: 'wattle', channel: 'turn', by: 22, ms: 430 },
            { part: 'comb', channel: 'turn', by: 9, ms: 430 },
          ],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

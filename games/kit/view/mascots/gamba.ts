import { cuts, eyes, houseActs, mirrored, oval, pupils } from '../puppet/index.ts';
import type { Puppet, PuppetPart } from '../puppet/index.ts';

const sight = [
  [112, 134],
  [188, 134],
] as const;
const edge = { line: 'tinta', width: 6 } as const;
const thin = { line: 'tinta', width: 3.5 } as const;
const lining = 'M116 208C82 206 42 212 12 228C20 262 20 300 12 338L108 338Z';
const sleeve = 'M120 204C84 200 44 206 10 222L20 250C52 242 88 244 116 250Z';
const paw = 'M22 220C6 212 -6 222 -4 234C-2 248 14 254 26 246Z';
const pocket = 'M62 298L102 298L100 330L64 330Z';
const ear = oval(84, 82, 30, 32, -24);
const inner = oval(80, 78, 17, 19, -24);
const patch = 'M90 92C76 120 80 162 114 168C140 162 146 130 132 108C120 94 106 88 90 92Z';
const tail = 'M206 306C262 312 296 286 290 246C286 226 270 214 262 196';

const parts: readonly PuppetPart[] = [
  {
    id: 'tail',
    of: 'body',
    joint: [210, 304],
    shapes: [
      { d: tail, line: 'tinta', width: 22 },
      { d: tail, line: 'rosa', width: 12 },
      { d: 'M284 274L294 280M290 254L279 258M284 230L274 238', line: 'barro', width: 4 },
    ],
  },
  {
    id: 'prop',
    of: 'tail',
    joint: [262, 200],
    shapes: [
      { d: 'M240 188L232 200M284 188L292 200', line: 'tinta', width: 8 },
      { d: oval(240, 130, 15, 13, -40), fill: 'sol', ...edge },
      { d: oval(284, 130, 15, 13, 40), fill: 'sol', ...edge },
      { d: oval(262, 160, 35), fill: 'urucum', ...edge },
      { d: oval(262, 160, 24), fill: 'papel', line: 'tinta', width: 4 },
      { d: 'M262 144L262 160L273 166', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'armL',
    of: 'body',
    joint: [116, 222],
    shapes: [
      { d: lining, fill: 'laranja', ...edge },
      { d: pocket, fill: 'sol', ...edge },
      { d: 'M74 298L74 280M84 298L84 274M94 298L94 282', line: 'tinta', width: 6 },
      { d: 'M42 246L42 268', line: 'tinta', width: 4 },
      { d: oval(42, 282, 15), fill: 'sol', ...edge },
      { d: 'M42 273L42 282L48 286', line: 'tinta', width: 3.5 },
      { d: sleeve, fill: 'jenipapo', ...edge },
      { d: paw, fill: 'rosa', ...edge },
    ],
  },
  {
    id: 'armR',
    of: 'body',
    joint: [184, 222],
    shapes: [
      { d: mirrored(lining, 150), fill: 'laranja', ...edge },
      { d: mirrored(pocket, 150), fill: 'sol', ...edge },
      { d: 'M206 298L214 276L228 282L222 298Z', fill: 'folha', ...thin },
      {
        d: 'M258 244L258 262M258 276L258 304M258 292L267 292M258 302L266 302',
        line: 'tinta',
        width: 5,
      },
      { d: oval(258, 268, 9), line: 'tinta', width: 5 },
      { d: mirrored(sleeve, 150), fill: 'jenipapo', ...edge },
      { d: mirrored(paw, 150), fill: 'rosa', ...edge },
    ],
  },
  {
    id: 'body',
    of: null,
    joint: [150, 304],
    shapes: [
      {
        d: 'M98 308C92 250 108 202 150 200C192 202 208 250 202 308L202 350L98 350Z',
        fill: 'petroleo',
        ...edge,
      },
      { d: 'M122 208L150 262L178 208Z', fill: 'papel', line: 'tinta', width: 5 },
      { d: oval(150, 280, 6), fill: 'sol', ...thin },
      { d: oval(150, 302, 6), fill: 'sol', ...thin },
      { d: 'M108 286L134 286M166 286L192 286', line: 'tinta', width: 6 },
      { d: 'M172 284L176 266L186 268L184 284Z', fill: 'papel', ...thin },
      { d: 'M150 236L120 222L122 252Z', fill: 'urucum', line: 'tinta', width: 5 },
      { d: 'M150 236L180 222L178 252Z', fill: 'urucum', line: 'tinta', width: 5 },
    ],
  },
  {
    id: 'earL',
    of: 'head',
    joint: [98, 100],
    shapes: [
      { d: ear, fill: 'tinta', line: 'papel', width: 3 },
      { d: inner, fill: 'rosa' },
    ],
  },
  {
    id: 'earR',
    of: 'head',
    joint: [202, 100],
    shapes: [
      { d: mirrored(ear, 150), fill: 'tinta', line: 'papel', width: 3 },
      { d: mirrored(inner, 150), fill: 'rosa' },
    ],
  },
  {
    id: 'head',
    of: 'body',
    joint: [150, 210],
    shapes: [
      {
        d: 'M150 66C104 64 80 96 74 132C68 144 56 154 44 160C58 164 74 170 84 182C102 208 128 232 150 232C172 232 198 208 216 182C226 170 242 164 256 160C244 154 232 144 226 132C220 96 196 64 150 66Z',
        fill: 'papel',
        ...edge,
      },
      { d: patch, fill: 'tinta' },
      { d: mirrored(patch, 150), fill: 'tinta' },
      { d: 'M150 68C138 88 138 116 150 140C162 116 162 88 150 68Z', fill: 'tinta' },
      {
        d: cuts([
          [68, 162, 20, 26],
          [80, 176, 24, 24],
          [232, 162, 160, 26],
          [220, 176, 156, 24],
        ]),
        fill: 'terra',
      },
      { d: 'M118 192L70 196M120 200L76 214M182 192L230 196M180 200L224 214', ...thin },
      { d: oval(150, 190, 17, 13), fill: 'rosa', line: 'tinta', width: 5 },
      { d: oval(144, 186, 4, 3), fill: 'papel' },
    ],
  },
  {
    id: 'eyes',
    of: 'head',
    joint: [150, 134],
    shapes: [],
    faces: eyes({ at: sight, size: 16, ink: 'papel' }),
  },
  {
    id: 'pupils',
    of: 'head',
    joint: [150, 134],
    shapes: [],
    faces: pupils({ at: sight, size: 9 }),
  },
  {
    id: 'jaw',
    of: 'head',
    joint: [150, 208],
    shapes: [],
    faces: {
      calm: [{ d: 'M128 206Q150 224 176 202', line: 'tinta', width: 5 }],
      blink: [{ d: 'M128 206Q150 224 176 202', line: 'tinta', width: 5 }],
      wide: [{ d: oval(150, 216, 10, 9), fill: 'barro', line: 'tinta', width: 5 }],
      joy: [
        { d: 'M110 196C116 246 184 246 190 196C170 210 130 210 110 196Z', fill: 'barro', ...edge },
        {
          d: 'M116 200L124 216L132 206L141 220L150 208L159 220L168 206L176 216L184 200C164 210 136 210 116 200Z',
          fill: 'papel',
          ...thin,
        },
      ],
      sleep: [{ d: 'M136 212Q150 218 164 212', line: 'tinta', width: 5 }],
    },
  },
  {
    id: 'hat',
    of: 'head',
    joint: [150, 78],
    shapes: [
      { d: 'M206 66L224 78', line: 'tinta', width: 4 },
      { d: 'M222 72L246 82L240 116L214 108Z', fill: 'sol', line: 'tinta', width: 5 },
      { d: 'M224 92L236 96M222 102L234 106', line: 'tinta', width: 4 },
      { d: 'M104 74C100 34 122 8 152 14C184 4 204 30 198 68Z', fill: 'terra', ...edge },
      {
        d: 'M104 74C103 66 103 58 104 52C134 60 170 56 199 46C200 54 199 62 198 68Z',
        fill: 'urucum',
      },
      { d: 'M76 80C96 58 200 48 226 62C222 80 112 96 76 80Z', fill: 'terra', ...edge },
    ],
  },
];

/** The alarm clock that nobody bought rings whenever there is something to see. */
const ring = (by: number, ms: number) => ({ part: 'prop', channel: 'turn', by, ms }) as const;

/** The opossum of the flea market, with everything that anybody lost in a pocket of the coat. */
export const puppet: Puppet = {
  box: [300, 304],
  over: 10,
  parts,
  acts: houseActs(
    {
      tempo: 0.95,
      reach: 0.9,
      arms: 16,
      more: {
        idle: { sways: [{ part: 'hat', channel: 'y', by: -5, ms: 3_300, wave: 'beat' }] },
        look: { hold: { armR: { turn: -8 } } },
        tension: { hold: { hat: { y: 6 } }, sways: [ring(9, 90)] },
        joy: {
          hold: { armL: { turn: 10 }, hat: { y: -6 } },
          sways: [ring(12, 140), { part: 'hat', channel: 'turn', by: 6, ms: 520 }],
        },
        wild: {
          sways: [ring(20, 130), { part: 'hat', channel: 'y', by: -40, ms: 430, wave: 'hop' }],
        },
      },
    },
    parts.map(({ id }) => id),
  ),
};

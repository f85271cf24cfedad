import { glyph } from '../draw/glyph.ts';
import { letter } from '../draw/lettering.ts';
import { macaw } from '../draw/macaw.ts';
import type { Ink } from '../draw/palette.ts';
import { flags, rays, stars } from '../draw/patterns.ts';
import { idOf, times } from '../draw/shapes.ts';
import { fan, frond, glow, lit, night, orb, skyOf, vignette } from './light.ts';

/** A stage as data: what light it stands in and who is its hero. */
export interface NightStage {
  readonly slug: string;
  readonly sky: readonly Ink[];
  readonly disc: readonly Ink[];
  readonly ray: Ink;
  readonly leaves: readonly Ink[];
  readonly hero: string;
  readonly ink: Ink;
  readonly base: Ink;
  readonly hasFlags?: boolean;
}

/** The stage of a title, with what only its cover has. */
export interface NightScene extends NightStage {
  readonly title: readonly string[];
  /** A thing that lies about in front. */
  readonly about: string;
  readonly aboutInk: Ink;
  readonly face: readonly [top: Ink, foot: Ink];
}

const { ground, deep, macaw: blue, sky, sun, amber, leaf, lime, forest, coral } = night;
const { wine, orchid, plum, pink, white } = night;

/** Every title that the second brand offers, each in a light of its own. */
export const nightScenes: readonly NightScene[] = [
  {
    slug: 'fortuna-da-arara',
    title: ['Fortuna', 'da Arara'],
    sky: [deep, '#0a1f66', ground],
    disc: [sun, amber],
    ray: '#123a9c',
    leaves: [sun, coral, blue, leaf, blue, coral, sun],
    hero: 'macaw',
    ink: ground,
    base: blue,
    about: 'two-coins',
    aboutInk: sun,
    face: [sun, amber],
  },
  {
    slug: 'carnaval-turbo',
    title: ['Carnaval', 'Turbo'],
    sky: ['#d31c8e', '#7a1fb8', plum],
    disc: [pink, orchid],
    ray: '#9a27b4',
    leaves: [lime, sun, sky, lime, sky, sun, lime],
    hero: 'drum',
    ink: '#053b5c',
    base: lime,
    about: 'maracas',
    aboutInk: sun,
    face: [white, sky],
  },
  {
    slug: 'ouro-da-mata',
    title: ['Ouro', 'da Mata'],
    sky: ['#f7b733', '#2b7a3a', forest],
    disc: [sun, '#f7931e'],
    ray: '#8aa53a',
    leaves: [leaf, '#0b6b3c', leaf, '#0b6b3c', leaf, '#0b6b3c', leaf],
    hero: 'tiger-head',
    ink: '#3a1c05',
    base: sun,
    about: 'gold-nuggets',
    aboutInk: sun,
    face: [sun, amber],
  },
  {
    slug: 'boto-encantado',
    title: ['Boto', 'Encantado'],
    sky: ['#221a66', '#8f3f9a', '#f58aa8'],
    disc: ['#fff1c9', '#f9c58d'],
    ray: '#6b3790',
    leaves: ['#1a1450', '#1a1450', '#1a1450', '#1a1450', '#1a1450'],
    hero: 'dolphin',
    ink: pink,
    base: wine,
    about: 'lotus-flower',
    aboutInk: pink,
    face: [white, pink],
  },
  {
    slug: 'salada-tropical',
    title: ['Salada', 'Tropical'],
    sky: ['#ff9a5a', '#ff5f6d', '#8e1b4f'],
    disc: ['#fff1c9', sun],
    ray: '#ff7d63',
    leaves: [leaf, lime, leaf, lime, leaf],
    hero: 'pineapple',
    ink: '#5a3000',
    base: sun,
    about: 'cherry',
    aboutInk: '#d4142a',
    face: [white, sun],
  },
  {
    slug: 'forro-milionario',
    title: ['Forró', 'Milionário'],
    sky: ['#191560', '#5a1f6e', '#d0552a'],
    disc: [amber, coral],
    ray: '#3d1d6e',
    leaves: [],
    hero: 'accordion',
    ink: wine,
    base: coral,
    about: 'corn',
    aboutInk: sun,
    face: [sun, coral],
    hasFlags: true,
  },
  {
    slug: 'capivara-zen',
    title: ['Capivara', 'Zen'],
    sky: ['#bdf3e0', '#2fa88e', '#06463f'],
    disc: ['#ffffff', '#c9f5da'],
    ray: '#7fd6bd',
    leaves: ['#0c7a5a', '#0a5f48', '#0c7a5a', '#0a5f48', '#0c7a5a'],
    hero: 'capybara',
    ink: '#3d2110',
    base: '#c98a4b',
    about: 'lotus-flower',
    aboutInk: '#ffb3d4',
    face: [white, '#c9f5da'],
  },
];

/** The hero of a scene: outlined, lit, with its shadow. */
export function heroOf(scene: NightStage, x: number, y: number, size: number): string {
  if (scene.hero === 'macaw') {
    return lit(macaw({ x: x - size * 0.52, y: y - size * 0.5, scale: size / 330 }));
  }
  const { hero, ink, base } = scene;
  return lit(
    glyph(hero, { x, y, size, ink, halo: white, haloWidth: 7, base, baseWidth: 4, flush: true }),
  );
}

/** Light, disc and leaves: the stage of a scene round a point. */
export function stageOf(scene: NightStage, w: number, h: number, x: number, y: number): string {
  const rib = scene.sky.at(-1) ?? ground;
  return (
    skyOf(w, h, scene.sky) +
    rays(x, y, 26, Math.max(w, h) * 1.2, scene.ray, { duty: 0.46 }) +
    glow(x, y, 210, scene.disc[0] ?? sun, 0.55) +
    (scene.leaves.length > 0 ? fan(x, y + 30, 190, scene.leaves, rib) : '') +
    orb(x, y, 106, scene.disc) +
    (scene.hasFlags
      ? flags([-10, 10], [w + 10, 26], 22, Math.round(w / 26), [sun, coral, lime, sky], 20)
      : '') +
    stars(
      [
        [x - 118, y - 96],
        [x + 112, y - 104],
        [x + 124, y + 30],
      ],
      2,
      11,
      white,
    )
  );
}

/** A line of lettering: extrusion, edge, and a face that goes from light to deep. */
function lettering(text: string, y: number, h: number, face: NightScene['face']): string {
  const w = Math.min(252, text.length * h * 0.74);
  const id = idOf(text + face.join());
  const defs =
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${face[0]}"/>` +
    `<stop offset="1" stop-color="${face[1]}"/></linearGradient></defs>`;
  const box = { x: 150 - w / 2, y, w, h };
  const edge = { outline: ground, outlineWidth: 9, block: ground, blockDepth: 5, blockX: 0 };
  return defs + letter(text, { ...box, ...edge, fill: `url(#${id})` });
}

/** A cover, 300 by 400. */
export function nightCover(scene: NightScene): string {
  const [first = '', second = ''] = scene.title;
  const dark = scene.sky.at(-1) ?? ground;
  const about = (x: number, y: number, size: number, turn: number): string =>
    glyph(scene.about, {
      x,
      y,
      size,
      turn,
      ink: scene.aboutInk,
      halo: white,
      haloWidth: 4,
      base: ground,
      flush: true,
    });
  return (
    stageOf(scene, 300, 400, 150, 160) +
    heroOf(scene, 150, 168, 214) +
    times(2, (side) => frond(side === 0 ? -6 : 306, 330, 120, side === 0 ? 38 : -38, leaf, dark)) +
    vignette(300, 400, 236, dark) +
    lit(about(52, 282, 70, -14) + about(250, 278, 74, 16)) +
    lettering(first, 308, 32, scene.face) +
    lettering(second, 354, 32, scene.face)
  );
}

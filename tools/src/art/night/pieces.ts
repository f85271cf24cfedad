import { glyph } from '../draw/glyph.ts';
import { rays } from '../draw/patterns.ts';
import { letter } from '../draw/lettering.ts';
import { macaw } from '../draw/macaw.ts';
import { nightBanners } from './banners.ts';
import { fan, frond, glow, lit, night, nightPrint, orb, skyOf, vignette } from './light.ts';
import { heroOf, nightCover, nightScenes, stageOf } from './scenes.ts';
import type { NightScene } from './scenes.ts';

/** Folder of the second brand's pictures, and the beginning of their keys. */
export const nightFolder = 'noite-tropical';

export interface NightPicture {
  readonly name: string;
  readonly box: [width: number, height: number];
  readonly widths: readonly number[];
  readonly svg: string;
}

function sceneOf(slug: string): NightScene {
  const scene = nightScenes.find((one) => one.slug === slug);
  if (scene === undefined) throw new Error(`there is no night scene ${slug}`);
  return scene;
}

/** A quiet picture of a state: a glow, a hero, two leaves. */
function state(name: string, hero: string, ink: string, base: string, sky: readonly string[]) {
  const body =
    skyOf(360, 260, sky) +
    glow(180, 120, 150, base, 0.5) +
    frond(86, 250, 150, -24, night.leaf, '#0b6b3c') +
    frond(276, 250, 150, 24, night.leaf, '#0b6b3c') +
    lit(
      glyph(hero, {
        x: 180,
        y: 128,
        size: 150,
        ink,
        halo: night.white,
        haloWidth: 7,
        base,
        flush: true,
      }),
    );
  const box: [number, number] = [360, 260];
  return { name, box, widths: [360, 720], svg: nightPrint(360, 260, body) };
}

/** The tall picture beside a form. */
function tall(name: string, slug: string) {
  const scene = sceneOf(slug);
  const dark = scene.sky.at(-1) ?? night.ground;
  const body =
    stageOf(scene, 370, 600, 185, 290) +
    heroOf(scene, 185, 302, 290) +
    vignette(370, 600, 420, dark);
  const box: [number, number] = [370, 600];
  return { name, box, widths: [370, 740], svg: nightPrint(370, 600, body) };
}

const dawn = [night.deep, '#0a1f66', night.ground];
const plumes = [
  night.sun,
  night.coral,
  night.macaw,
  night.leaf,
  night.macaw,
  night.coral,
  night.sun,
];

/** Feathers open from the sun: what one sees when money has arrived. */
function arrival(): NightPicture {
  const coin = (x: number, y: number, size: number, turn: number): string =>
    glyph('two-coins', { x, y, size, turn, ink: night.sun, base: night.ground, flush: true });
  const body =
    skyOf(390, 268, dawn) +
    rays(195, 200, 26, 420, '#123a9c', { duty: 0.46 }) +
    glow(195, 180, 190, night.sun, 0.5) +
    fan(195, 214, 176, plumes, night.ground, 168) +
    orb(195, 168, 92, [night.sun, night.amber]) +
    lit(macaw({ x: 88, y: 56, scale: 0.66 })) +
    lit(coin(56, 226, 76, -14) + coin(338, 230, 70, 12));
  return { name: 'sucesso', box: [390, 268], widths: [390, 780], svg: nightPrint(390, 268, body) };
}

/** Two macaws face to face before one sun: who brings somebody, and who comes. */
function pair(): NightPicture {
  const body =
    skyOf(720, 400, ['#3a1470', night.deep, night.ground]) +
    rays(360, 250, 28, 860, '#2a2a86', { duty: 0.46 }) +
    glow(360, 230, 300, night.sun, 0.5) +
    fan(360, 300, 260, plumes, night.ground, 170) +
    orb(360, 238, 142, [night.sun, night.amber]) +
    lit(macaw({ x: 56, y: 44, scale: 0.94 })) +
    lit(macaw({ x: 664, y: 44, scale: 0.94, flip: -1, back: night.coral, backScale: '#b92c17' }));
  return {
    name: 'afiliados',
    box: [720, 400],
    widths: [720, 1080],
    svg: nightPrint(720, 400, body),
  };
}

/** The card that other sites show for a link to this one. */
function share(): NightPicture {
  const line = { x: 84, w: 410, fill: night.white, block: night.ground, blockDepth: 8 };
  const body =
    skyOf(1200, 630, dawn) +
    rays(860, 330, 30, 1300, '#123a9c', { duty: 0.46 }) +
    glow(890, 330, 420, night.sun, 0.5) +
    fan(890, 390, 370, plumes, night.ground, 150) +
    orb(890, 330, 230, [night.sun, night.amber]) +
    lit(macaw({ x: 680, y: 40, scale: 1.5 })) +
    letter('Noite', { ...line, y: 208, h: 92 }) +
    letter('Tropical', { ...line, y: 324, h: 92, fill: night.sun });
  return {
    name: 'compartilhar',
    box: [1200, 630],
    widths: [1200],
    svg: nightPrint(1200, 630, body),
  };
}

const dusk = ['#12225a', '#0a1436', night.ground];

/** Everything that the second brand shows: covers of its titles, banners, states. */
export const nightPictures = (): NightPicture[] => [
  ...nightScenes.map((scene): NightPicture => ({
    name: scene.slug,
    box: [300, 400],
    widths: [165, 330],
    svg: nightPrint(300, 400, nightCover(scene)),
  })),
  ...nightBanners(),
  tall('cadastro', 'boto-encantado'),
  tall('login', 'fortuna-da-arara'),
  state('vazio', 'three-leaves', '#06351f', night.lime, dusk),
  state('erro', 'frog', '#06351f', night.coral, dusk),
  state('sem-internet', 'sloth', '#3a1c05', night.amber, dusk),
  state('manutencao', 'armadillo', '#3a1c05', night.sun, dusk),
  state('regiao', 'globe', night.deep, night.sky, dusk),
  state('perdido', 'toucan', night.ground, night.coral, dusk),
  arrival(),
  pair(),
  share(),
];

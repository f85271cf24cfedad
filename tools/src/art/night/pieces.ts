import { glyph } from '../draw/glyph.ts';
import { frond, glow, lit, night, nightPrint, skyOf, vignette } from './light.ts';
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

/** A banner: the words stand in the calm half, the hero in the other. */
function banner(name: string, slug: string, width: number, widths: readonly number[]) {
  const scene = sceneOf(slug);
  const x = width * 0.76;
  const [top = night.deep] = scene.sky;
  const calm =
    `<defs><linearGradient id="calm-${name}"><stop offset="0.1" stop-color="${scene.sky.at(-1)}" stop-opacity=".92"/>` +
    `<stop offset="0.62" stop-color="${top}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="400" fill="url(#calm-${name})"/>`;
  const body = stageOf(scene, width, 400, x, 200) + calm + heroOf(scene, x, 206, 268);
  return { name, box: [width, 400] as [number, number], widths, svg: nightPrint(width, 400, body) };
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
    stageOf(scene, 370, 600, 185, 250) +
    heroOf(scene, 185, 262, 290) +
    vignette(370, 600, 380, dark);
  const box: [number, number] = [370, 600];
  return { name, box, widths: [370, 740], svg: nightPrint(370, 600, body) };
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
  banner('banner-fortuna', 'fortuna-da-arara', 720, [720, 1080]),
  banner('banner-fortuna-w', 'fortuna-da-arara', 1100, [1100, 1650]),
  banner('banner-junina', 'forro-milionario', 720, [720, 1080]),
  banner('banner-junina-w', 'forro-milionario', 1100, [1100, 1650]),
  tall('cadastro', 'boto-encantado'),
  tall('login', 'fortuna-da-arara'),
  state('vazio', 'three-leaves', '#06351f', night.lime, dusk),
  state('erro', 'frog', '#06351f', night.coral, dusk),
  state('sem-internet', 'sloth', '#3a1c05', night.amber, dusk),
  state('manutencao', 'armadillo', '#3a1c05', night.sun, dusk),
  state('regiao', 'globe', night.deep, night.sky, dusk),
  state('perdido', 'toucan', night.ground, night.coral, dusk),
];

import { night, nightPrint } from './light.ts';
import { heroOf, nightScenes, stageOf } from './scenes.ts';
import type { NightStage } from './scenes.ts';

const { ground, deep, macaw: blue, sky, sun, amber, leaf, lime, forest, coral } = night;
const { wine, orchid, plum, pink, white } = night;

const palms = [leaf, '#0b6b3c', leaf, '#0b6b3c', leaf, '#0b6b3c', leaf];
const feathers = [sun, coral, blue, leaf, blue, coral, sun];

/** White words are read on all of a banner: scenes in a bright light are darker here. */
const dusk = {
  'ouro-da-mata': { sky: ['#2b7a3a', forest, ground], ray: '#1f5f31' },
  'boto-encantado': { sky: ['#8f3f9a', '#221a66', ground], ray: '#4a2a86' },
  'salada-tropical': { sky: ['#d9434f', '#8e1b4f', ground], ray: '#b02f50' },
  'capivara-zen': { sky: ['#2fa88e', '#06463f', ground], ray: '#1b7d6b' },
} as const;

/** Stages of banners that show no title. */
const stages: readonly NightStage[] = [
  {
    slug: 'agora',
    sky: ['#7a1fb8', plum, ground],
    disc: [coral, '#b92c17'],
    ray: '#5a2596',
    leaves: feathers,
    hero: 'hourglass',
    ink: wine,
    base: sun,
  },
  {
    slug: 'roda',
    sky: ['#b3324a', wine, ground],
    disc: [sun, amber],
    ray: '#7d1f3c',
    leaves: [],
    hero: 'guitar',
    ink: amber,
    base: wine,
    hasFlags: true,
  },
  {
    slug: 'lados',
    sky: ['#1b3f9e', deep, ground],
    disc: [sun, coral],
    ray: '#17347f',
    leaves: [sky, coral, sky, coral, sky, coral],
    hero: 'moon',
    ink: white,
    base: deep,
  },
  {
    slug: 'trevo',
    sky: ['#17875a', forest, ground],
    disc: [sun, amber],
    ray: '#126b47',
    leaves: palms,
    hero: 'shamrock',
    ink: lime,
    base: forest,
  },
  {
    slug: 'app',
    sky: [blue, deep, ground],
    disc: [sky, blue],
    ray: '#1a55c4',
    leaves: feathers,
    hero: 'smartphone',
    ink: ground,
    base: white,
  },
  {
    slug: 'prova',
    sky: ['#0f7d86', '#0a4a5c', ground],
    disc: ['#c9f5da', lime],
    ray: '#0c626d',
    leaves: palms,
    hero: 'magnifying-glass',
    ink: sun,
    base: ground,
  },
  {
    slug: 'chave',
    sky: ['#4a2aa0', plum, ground],
    disc: [pink, orchid],
    ray: '#3d1f86',
    leaves: feathers,
    hero: 'key',
    ink: sun,
    base: wine,
  },
];

function stageNamed(slug: string): NightStage {
  const stage = [...nightScenes, ...stages].find((one) => one.slug === slug);
  if (stage === undefined) throw new Error(`there is no night scene ${slug}`);
  const darker: Readonly<Record<string, Pick<NightStage, 'sky' | 'ray'>>> = dusk;
  return { ...stage, ...darker[slug] };
}

/** A banner: the words stand in the calm half, the hero in the other. */
function banner(name: string, slug: string, width: number, widths: readonly number[]) {
  const scene = stageNamed(slug);
  const x = width * 0.76;
  const [top = night.deep] = scene.sky;
  const calm =
    `<defs><linearGradient id="calm-${name}"><stop offset="0.1" stop-color="${scene.sky.at(-1)}" stop-opacity=".92"/>` +
    `<stop offset="0.62" stop-color="${top}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="400" fill="url(#calm-${name})"/>`;
  const body = stageOf(scene, width, 400, x, 200) + calm + heroOf(scene, x, 206, 268);
  return { name, box: [width, 400] as [number, number], widths, svg: nightPrint(width, 400, body) };
}

/** Names of banners, with the scene of each. */
const shown = {
  'banner-fortuna': 'fortuna-da-arara',
  'banner-junina': 'forro-milionario',
  'banner-mata': 'ouro-da-mata',
  'banner-rio': 'boto-encantado',
  'banner-desfile': 'carnaval-turbo',
  'banner-feira': 'salada-tropical',
  'banner-calma': 'capivara-zen',
  'banner-agora': 'agora',
  'banner-roda': 'roda',
  'banner-lados': 'lados',
  'banner-trevo': 'trevo',
  'banner-app': 'app',
  'banner-prova': 'prova',
  'banner-chave': 'chave',
} as const;

/** Both cuts of every banner: for a phone at 2x and 3x, and for a desk. */
export const nightBanners = () =>
  Object.entries(shown).flatMap(([name, slug]) => [
    banner(name, slug, 720, [720, 1080]),
    banner(`${name}-w`, slug, 1100, [1100, 1650]),
  ]);

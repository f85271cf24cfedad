import type { DrawModel } from './draw/model.ts';
import type { Family } from './games/family.ts';
import { playOf } from './line.ts';
import type { Play } from './play-type.ts';

/** A draw model with every way to bet on it, by code. */
export interface ModelRules {
  readonly model: DrawModel;
  readonly plays: ReadonlyMap<string, Play>;
}

interface Source {
  readonly models: readonly string[];
  readonly load: () => Promise<Family>;
}

/** Families by the models that they draw: a page fetches only the one that it shows. */
const sources: readonly Source[] = [
  { models: ['ssc'], load: async () => (await import('./games/ssc/index.ts')).ssc },
  { models: ['11x5'], load: async () => (await import('./games/11x5/index.ts')).eleven },
  { models: ['k3'], load: async () => (await import('./games/k3/index.ts')).k3 },
  { models: ['pk10'], load: async () => (await import('./games/pk10/index.ts')).pk10 },
  { models: ['keno'], load: async () => (await import('./games/keno/index.ts')).keno },
  { models: ['3d', 'p5'], load: async () => (await import('./games/3d/index.ts')).threeD },
  { models: ['pc28'], load: async () => (await import('./games/pc28/index.ts')).pc28 },
  { models: ['hk6'], load: async () => (await import('./games/hk6/index.ts')).hk6 },
  {
    models: ['vn-north', 'vn-central', 'vn-south'],
    load: async () => (await import('./games/vietnam/index.ts')).vietnam,
  },
  {
    models: [
      'uirapuru',
      'bem-te-vi',
      'quero-quero',
      'saci',
      'sabia',
      'sete-cordas',
      'joao-de-barro',
    ],
    load: async () => (await import('./games/balls/index.ts')).balls,
  },
];

/** Fetches the rules of a draw model; null where nobody knows it. */
export async function loadModel(code: string): Promise<ModelRules | null> {
  const source = sources.find(({ models }) => models.includes(code));
  if (source === undefined) return null;
  const { models, playTypes } = await source.load();
  const model = models.find((each) => each.code === code);
  if (model === undefined) throw new RangeError(`the family of ${code} has no such model`);
  const own = playTypes.filter((type) => type.model === code);
  return { model, plays: new Map(own.map((type) => [type.code, playOf(type, model)])) };
}

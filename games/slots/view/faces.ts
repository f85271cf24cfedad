import { Assets, Rectangle, Texture } from 'pixi.js';
import type { SymbolId } from '../src/index.ts';

/** Pictures of a title's symbols, cut from one sheet. */
export interface Faces {
  textureOf(symbol: SymbolId): Texture;
  readonly symbols: readonly SymbolId[];
}

/** The sheet's map: where each symbol's picture is. */
interface Sheet {
  readonly image: string;
  readonly frames: Readonly<Record<string, { x: number; y: number; w: number; h: number }>>;
}

/** Loads `symbols.json` of a title's folder and the sheet it names. */
export async function loadFaces(folder: string): Promise<Faces> {
  Assets.setPreferences({ preferWorkers: false, crossOrigin: 'anonymous' });
  const response = await fetch(`${folder}/symbols.json`);
  if (!response.ok) throw new Error(`the symbols of ${folder} did not load`);
  const sheet = (await response.json()) as Sheet;
  const whole = await Assets.load<Texture>(`${folder}/${sheet.image}`);
  const textures = new Map<SymbolId, Texture>();
  for (const [symbol, { x, y, w, h }] of Object.entries(sheet.frames)) {
    textures.set(symbol, new Texture({ source: whole.source, frame: new Rectangle(x, y, w, h) }));
  }
  return {
    symbols: [...textures.keys()],
    textureOf: (symbol) => textures.get(symbol) ?? Texture.WHITE,
  };
}

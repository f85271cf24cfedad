import { ViewUnsupported } from '@arara/game-kit/view';
import type { SymbolId } from '../src/index.ts';

/** A picture cut out of the sheet, or made from one. */
export type Picture = HTMLCanvasElement;

/** Figures of a title's symbols, cut from one sheet. */
export interface Faces {
  /** Draws a symbol's figure into a square of a canvas. */
  draw(pen: CanvasRenderingContext2D, symbol: SymbolId, x: number, y: number, edge: number): void;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The sheet's map: where each symbol's figure is. */
interface Sheet {
  readonly image: string;
  readonly frames: Readonly<Record<SymbolId, Frame>>;
}

/** A picture of one point, as AVIF. */
const point =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAPBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAAREAAAQABAAAAAAEUAAEAAAAYAAAAKGlpbmYAAAAAAAEAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAHBpcHJwAAAAUGlwY28AAAAUaXNwZQAAAAAAAAABAAAAAQAAABBwaXhpAAAAAAMICAgAAAAMYXYxQ4EADAAAAAATY29scm5jbHgAAgACAAIAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAAAgbWRhdAoGGAAGyVAkMg4QAAEABhhhQSuVNbJEgA==';

/** True if this browser can show the sheets at all: one of before 2022 may not. */
async function readsAvif(): Promise<boolean> {
  const image = new Image();
  image.src = point;
  return image.decode().then(
    () => true,
    () => false,
  );
}

/** Loads `symbols.json` of a title's folder and the sheet it names; every symbol must be there. */
export async function loadFaces(folder: string, symbols: readonly SymbolId[]): Promise<Faces> {
  const response = await fetch(`${folder}/symbols.json`);
  if (!response.ok) throw new Error(`the symbols of ${folder} did not load`);
  const sheet = (await response.json()) as Sheet;
  const missing = symbols.filter((symbol) => sheet.frames[symbol] === undefined);
  if (missing.length > 0) throw new Error(`${folder} has no picture of ${missing.join(', ')}`);
  const image = new Image();
  // The frame has no origin: a picture that was not asked for openly could not be drawn from.
  image.crossOrigin = 'anonymous';
  image.src = `${folder}/${sheet.image}`;
  await image.decode().catch(async (error: unknown) => {
    throw (await readsAvif()) ? error : new ViewUnsupported();
  });
  return {
    draw(pen, symbol, x, y, edge) {
      const frame = sheet.frames[symbol];
      if (frame === undefined) throw new Error(`no picture of ${symbol}`);
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, frame.x, frame.y, frame.w, frame.h, x, y, edge, edge);
    },
  };
}

/** Makes a picture of so many pixels. */
export function drawn(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D, width: number, height: number) => void,
): Picture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  draw(contextOf(canvas), canvas.width, canvas.height);
  return canvas;
}

/** The pen of a canvas; throws `ViewUnsupported` where there is none. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new ViewUnsupported('this browser draws no canvas');
  return context;
}

import { ViewUnsupported } from '@arara/game-kit/view';
import type { SymbolId } from '../src/index.ts';
import { dimmed } from './colours.ts';

/** A picture cut out of the sheet, or made from one. */
export type Picture = HTMLCanvasElement;

/** Pictures of a title's symbols, cut from one sheet. */
export interface Faces {
  /** A symbol's picture at a size in device pixels: it fills the size and is cut at its edges. */
  cut(symbol: SymbolId, width: number, height: number): Picture;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The sheet's map: where each symbol's picture is. */
interface Sheet {
  readonly image: string;
  readonly frames: Readonly<Record<SymbolId, Frame>>;
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
  await image.decode();
  return {
    cut(symbol, width, height) {
      const frame = sheet.frames[symbol];
      if (frame === undefined) throw new Error(`no picture of ${symbol}`);
      return cutOut(image, frame, width, height);
    },
  };
}

function cutOut(image: HTMLImageElement, frame: Frame, width: number, height: number): Picture {
  const scale = Math.max(width / frame.w, height / frame.h);
  const [w, h] = [width / scale, height / scale];
  const [x, y] = [frame.x + (frame.w - w) / 2, frame.y + (frame.h - h) / 2];
  return drawn(width, height, (context) => {
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, x, y, w, h, 0, 0, width, height);
  });
}

/** The same picture in the shade of those that did not win. */
export function shaded(picture: Picture): Picture {
  return drawn(picture.width, picture.height, (context) => {
    context.drawImage(picture, 0, 0);
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = dimmed;
    context.fillRect(0, 0, picture.width, picture.height);
  });
}

function drawn(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Picture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  draw(contextOf(canvas));
  return canvas;
}

/** The pen of a canvas; throws `ViewUnsupported` where there is none. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new ViewUnsupported('this browser draws no canvas');
  return context;
}

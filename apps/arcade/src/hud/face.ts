import { h } from './dom.ts';

interface Sheet {
  readonly image: string;
  readonly size: { readonly w: number; readonly h: number };
  readonly frames: Readonly<Record<string, { x: number; y: number; w: number; h: number }>>;
}

const sheets = new Map<string, Promise<Sheet>>();

/** A symbol's picture as an element, cut from the same sheet that the canvas uses. */
export function cutFace(folder: string, symbol: string): HTMLElement {
  const canvas = h('canvas', { class: 'face', 'aria-hidden': 'true' });
  void draw(canvas, folder, symbol);
  return canvas;
}

async function draw(canvas: HTMLCanvasElement, folder: string, symbol: string): Promise<void> {
  const sheet = await (sheets.get(folder) ?? remember(folder));
  const frame = sheet.frames[symbol];
  if (frame === undefined) return;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = `${folder}/${sheet.image}`;
  await image.decode();
  canvas.width = frame.w / 2;
  canvas.height = frame.h / 2;
  canvas
    .getContext('2d')
    ?.drawImage(image, frame.x, frame.y, frame.w, frame.h, 0, 0, canvas.width, canvas.height);
}

function remember(folder: string): Promise<Sheet> {
  const sheet = fetch(`${folder}/symbols.json`).then(
    (response) => response.json() as Promise<Sheet>,
  );
  sheets.set(folder, sheet);
  return sheet;
}

import { cssColour, dimmed } from '@arara/game-kit/stage';
import { BLANK, bombValue, faceOf } from '../src/index.ts';
import type { SlotTitle, SymbolId, TitleSymbol } from '../src/index.ts';
import { figureShare, traceFace } from './face-shapes.ts';
import { drawn } from './faces.ts';
import type { Faces, Picture } from './faces.ts';
import { drawValue } from './flights.ts';
import { drawGround } from './ground.ts';

/** The pictures of one symbol at the size of a cell, made once. */
export interface Look {
  readonly bright: Picture;
  readonly dim: Picture;
  readonly blurred: Picture;
  /** Its paper and its figure apart, while the figure acts. */
  readonly ground: Picture;
  readonly figure: Picture;
}

/** A blurred symbol keeps one in so many of its rows. */
const smearShare = 13;
/** The edge left round a figure without paper under it, in parts of a cell. */
const edgeShare = 0.03;
const edgeSteps = 20;
const emptyPaper = 'rgb(251 240 217 / 0.08)';
const emptyEdge = 'rgb(251 240 217 / 0.3)';
/** So much a figure is drawn out at most, and the share of the longer side that it may then take. */
const stretchMost = 1.32;
const fullShare = 0.94;
const labelShare = 0.15;
const labelLeast = 1.15;
/** The value on a bomb: where its middle stands, and its height in parts of a cell. */
const valueAt = 0.7;
const valueShare = 0.4;

/** Makes the pictures of a title's symbols; `labelOf` is the word on what is special, or null. */
export function createLooks(
  title: SlotTitle,
  faces: Faces,
  labelOf: (symbol: TitleSymbol) => string | null,
) {
  const { body } = title;
  const symbols = new Map(title.symbols.map((symbol) => [symbol.id, symbol]));

  function make(id: SymbolId, width: number, height: number): Look {
    if (id === BLANK) return blankLook(width, height);
    const symbol = symbols.get(faceOf(title.maths, id));
    const value = bombValue(title.maths, id);
    if (symbol === undefined) throw new Error(`the title has no ${id}`);
    // No word can be read on the lowest papers; what is special is seen by its ground.
    const isLow = title.maths.model === 'variable' && height < width * labelLeast;
    const label = isLow ? null : labelOf(symbol);
    const ground = drawn(width, height, (pen, w, h) => {
      drawGround(pen, symbol, body, w, h);
      // The word belongs to the paper: it stays where it is while the figure acts.
      if (label !== null) drawLabel(pen, label, w, h);
    });
    const figure = drawn(width, height, (pen, w, h) => {
      const edge = Math.min(w, h) * figureShare[body.face];
      // A word or a value below pushes the figure up where the paper is tall enough for both.
      const isPlain = label === null && symbol.kind !== 'coin';
      const lift = isPlain ? 0 : Math.min(h * 0.09, (h - edge) / 2);
      const [x, y] = [(w - edge) / 2, (h - edge) / 2 - lift];
      if (body.face === 'burst') drawEdge(pen, faces, symbol, { x, y, edge });
      drawFigure(pen, symbol.id, { x, y, edge }, [w, h]);
      if (value !== null)
        drawValue(pen, `×${value}`, w / 2, h * valueAt, Math.min(w, h) * valueShare);
    });
    const bright = drawn(width, height, (pen) => {
      pen.drawImage(ground, 0, 0);
      pen.drawImage(figure, 0, 0);
    });
    return { bright, dim: shaded(bright), blurred: smeared(bright), ground, figure };
  }
  /** Where cells are of many proportions, a figure gives way to them a little. */
  function drawFigure(
    pen: CanvasRenderingContext2D,
    id: SymbolId,
    { x, y, edge }: { x: number; y: number; edge: number },
    cell: readonly [w: number, h: number],
  ): void {
    const most = title.maths.model === 'variable' ? stretchMost : 1;
    const [wide, tall] = cell.map((side) =>
      Math.max(1, Math.min(most, (side * figureShare[body.face] * fullShare) / edge)),
    );
    pen.save();
    pen.translate(x + edge / 2, y + edge / 2);
    pen.scale(wide ?? 1, tall ?? 1);
    faces.draw(pen, id, -edge / 2, -edge / 2, edge);
    pen.restore();
  }
  /** Empty paper: a place in which nothing has landed. */
  function blankLook(width: number, height: number): Look {
    const ground = drawn(width, height, (pen, w, h) => {
      traceFace(pen, body.face, w, h);
      pen.fillStyle = emptyPaper;
      pen.fill();
      pen.lineWidth = Math.max(2, w * 0.02);
      pen.setLineDash([w * 0.06, w * 0.05]);
      pen.strokeStyle = emptyEdge;
      pen.stroke();
    });
    const figure = drawn(width, height, () => {});
    return { bright: ground, dim: ground, blurred: smeared(ground), ground, figure };
  }
  return { make };
}

/** Scissors leave an edge of coloured paper, and ink round that. */
function drawEdge(
  pen: CanvasRenderingContext2D,
  faces: Faces,
  symbol: TitleSymbol,
  at: { x: number; y: number; edge: number },
): void {
  const { x, y, edge } = at;
  for (const [name, share] of [
    ['tinta', edgeShare * 1.5],
    ['papel', edgeShare],
  ] as const) {
    const silhouette = drawn(edge, edge, (own, w) => {
      faces.draw(own, symbol.id, 0, 0, w);
      own.globalCompositeOperation = 'source-in';
      own.fillStyle = cssColour(name);
      own.fillRect(0, 0, w, w);
    });
    for (let n = 0; n < edgeSteps; n += 1) {
      const angle = (n / edgeSteps) * 2 * Math.PI;
      pen.drawImage(
        silhouette,
        x + Math.cos(angle) * edge * share,
        y + Math.sin(angle) * edge * share,
      );
    }
  }
}

function drawLabel(pen: CanvasRenderingContext2D, label: string, w: number, h: number): void {
  const size = Math.min(h * labelShare, (w * 1.55) / Math.max(6, label.length));
  pen.font = `800 ${size}px Bricolage, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.38;
  pen.strokeStyle = cssColour('tinta');
  pen.fillStyle = cssColour('sol');
  const [x, y, most] = [w / 2, h - Math.max(size * 0.42, h * 0.055), w * 0.94];
  pen.strokeText(label, x, y, most);
  pen.fillText(label, x, y, most);
}

/** The same picture in the shade of those that did not win. */
function shaded(picture: Picture): Picture {
  return drawn(picture.width, picture.height, (pen, w, h) => {
    pen.drawImage(picture, 0, 0);
    pen.globalCompositeOperation = 'source-atop';
    pen.globalAlpha = 0.62;
    pen.fillStyle = dimmed;
    pen.fillRect(0, 0, w, h);
  });
}

/** The same picture as it is seen when it passes fast: pressed flat and drawn out again, its edges run down. */
function smeared(picture: Picture): Picture {
  const { width, height } = picture;
  // Drawn out in two steps, so that no row of what was pressed is seen as a row.
  const flat = stretched(picture, width, height / smearShare);
  const half = stretched(flat, width, height / 3);
  return drawn(width, height, (pen, w, h) => {
    pen.imageSmoothingQuality = 'high';
    for (const [index, shift] of [-0.05, 0.05].entries()) {
      pen.globalAlpha = 1 / (index + 1);
      pen.drawImage(half, 0, h * (shift - 0.06), w, h * 1.12);
    }
  });
}

function stretched(picture: Picture, width: number, height: number): Picture {
  return drawn(width, height, (pen, w, h) => {
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, w, h);
  });
}

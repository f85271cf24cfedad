import { Container, Graphics, Sprite } from 'pixi.js';
import type { SymbolId } from '../src/index.ts';
import type { Faces } from './faces.ts';
import { colours } from './colours.ts';

/** Gap between cells: the ink line of a printed sheet, in parts of a cell. */
export const gapRatio = 0.025;

const dimTint = 0x5a5f80;

/** One symbol in its place; it can win, dim, leave and come. */
export interface Cell {
  readonly node: Container;
  symbol: SymbolId;
  show(symbol: SymbolId): void;
  size(width: number, height: number): void;
  dim(on: boolean): void;
  ring(on: boolean): void;
}

/** The picture fills the cell and is cut at its edges, like a tile of a poster. */
export function createCell(faces: Faces, symbol: SymbolId): Cell {
  const node = new Container();
  const face = new Sprite(faces.textureOf(symbol));
  face.anchor.set(0.5);
  const outline = new Graphics();
  outline.visible = false;
  node.addChild(face, outline);
  let [width, height] = [1, 1];

  function fit(): void {
    const { width: w, height: h } = face.texture;
    face.scale.set(Math.max(width / w, height / h));
  }

  const cell: Cell = {
    node,
    symbol,
    show(next) {
      cell.symbol = next;
      face.texture = faces.textureOf(next);
      fit();
    },
    size(nextWidth, nextHeight) {
      [width, height] = [nextWidth, nextHeight];
      fit();
      outline
        .clear()
        .rect(-width / 2 + 2, -height / 2 + 2, width - 4, height - 4)
        .stroke({ width: Math.max(3, width * 0.05), color: colours.papel });
    },
    dim(on) {
      face.tint = on ? dimTint : 0xffffff;
    },
    ring(on) {
      outline.visible = on;
    },
  };
  return cell;
}

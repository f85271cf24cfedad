import { cssColour } from '@arara/game-kit/stage';
import type { Pigment } from '../src/index.ts';
import type { Board, Trace } from './board.ts';

type Pen = CanvasRenderingContext2D;
type Point = readonly [x: number, y: number];
type Segment = readonly Point[];
type Place = Trace['places'][number];

/** Colours of marks, one after the other; two neighbours are told apart. */
const inks: readonly Pigment[] = [
  'urucum',
  'sol',
  'ceu',
  'rosa',
  'folha',
  'papel',
  'laranja',
  'menta',
];

/** Thickness of a mark, in parts of a cell; thinner where many are shown. */
const thickAlone = 0.1;
const thickMany = 0.055;
const edge = 1.85;
/** More ways than these between two columns are a tangle. */
const pairsMost = 4;

/** Draws the marks over the winners of a board: lines as they run, ways from column to column, groups round their rim. */
export function drawTraces(pen: Pen, board: Board, ratio: number): void {
  const { list, drawn } = board.traces();
  if (list.length === 0 || drawn <= 0) return;
  const { width } = board.cellSize();
  const thick = Math.max(3, width * (list.length === 1 ? thickAlone : thickMany)) * ratio;
  pen.save();
  pen.scale(ratio, ratio);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const trace of list) {
    const ink = inks[trace.index % inks.length] ?? 'urucum';
    for (const segment of segmentsOf(board, trace)) {
      const length = lengthOf(segment);
      pen.setLineDash(drawn < 1 ? [length * drawn, length] : []);
      pen.beginPath();
      segment.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
      pen.lineWidth = (thick * edge) / ratio;
      pen.strokeStyle = cssColour('tinta');
      pen.stroke();
      pen.lineWidth = thick / ratio;
      pen.strokeStyle = cssColour(ink);
      pen.stroke();
    }
  }
  pen.restore();
}

const lengthOf = (segment: Segment): number =>
  segment.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = segment[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

function segmentsOf(board: Board, { kind, places }: Trace): readonly Segment[] {
  const centre = (place: Trace['places'][number]): Point => {
    const { x, y } = board.centreOf(place);
    return [x, y];
  };
  if (kind === 'line') {
    const points = places.map(centre);
    const [first] = points;
    return first === undefined ? [] : [[[0, first[1]], ...points]];
  }
  if (kind === 'ways') {
    return pairsOf(board, places).map(([from, to]): Segment => [centre(from), centre(to)]);
  }
  return rimOf(board, places);
}

/** The cells of neighbouring columns that are joined: each with each, or with its nearest where that would be a tangle. */
function pairsOf(board: Board, places: Trace['places']): [from: Place, to: Place][] {
  const columns = [...Map.groupBy(places, ([column]) => column).values()];
  return columns.flatMap((from, index) => {
    const to = columns[index + 1] ?? [];
    const all = from.flatMap((a) => to.map((b): [Place, Place] => [a, b]));
    if (all.length <= pairsMost) return all;
    const nearest = (one: Place, others: readonly Place[]): Place => {
      const away = (place: Place) => Math.abs(board.centreOf(place).y - board.centreOf(one).y);
      return others.reduce(
        (best, place) => (away(place) < away(best) ? place : best),
        others[0] ?? one,
      );
    };
    return all.filter(([a, b]) => nearest(a, to) === b || nearest(b, from) === a);
  });
}

/** The edges of cells beyond which the group ends. */
function rimOf(board: Board, places: Trace['places']): Segment[] {
  const own = new Set(places.map(([column, row]) => `${column}:${row}`));
  const rim: Segment[] = [];
  for (const [column, row] of places) {
    const { width, height } = board.cellSize(column);
    const { x, y } = board.centreOf([column, row]);
    const [left, right] = [x - width / 2, x + width / 2];
    const [top, bottom] = [y - height / 2, y + height / 2];
    const edges: [dx: number, dy: number, segment: Segment][] = [
      [
        0,
        -1,
        [
          [left, top],
          [right, top],
        ],
      ],
      [
        1,
        0,
        [
          [right, top],
          [right, bottom],
        ],
      ],
      [
        0,
        1,
        [
          [right, bottom],
          [left, bottom],
        ],
      ],
      [
        -1,
        0,
        [
          [left, bottom],
          [left, top],
        ],
      ],
    ];
    for (const [dx, dy, segment] of edges) {
      // Cells of columns with other heights do not stand side by side.
      const isBeside = board.rowsOf(column + dx) === board.rowsOf(column);
      if (!isBeside || !own.has(`${column + dx}:${row + dy}`)) rim.push(segment);
    }
  }
  return rim;
}

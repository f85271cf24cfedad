import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** The content of a chart: bars of now, a line of before, place by place. */
export interface Plotted {
  readonly names: readonly string[];
  readonly now: readonly (number | null)[];
  readonly before: readonly (number | null)[];
  /** The last bar is of something that goes on. */
  readonly running: boolean;
  /** An amount as the axis writes it. */
  readonly short: (value: number) => string;
}

interface Drawing {
  destroy(): void;
}

const height = 220;
const bars = uPlot.paths.bars?.({ size: [0.72, 64] });
const hatch = 6;

/** Draws into an element and follows its width. `onPlace` hears of the place below the pointer; null: none. */
export function plot(
  element: HTMLElement,
  plotted: Plotted,
  onPlace: (place: number | null) => void,
): Drawing {
  const colours = coloursOf(element);
  const chart = new uPlot(
    optionsOf(element.clientWidth, plotted, colours, onPlace),
    columnsOf(plotted),
    element,
  );
  const sizes = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
  sizes.observe(element);
  return {
    destroy() {
      sizes.disconnect();
      chart.destroy();
    },
  };
}

function coloursOf(element: HTMLElement) {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return {
    now: colour('--blue'),
    before: colour('--heart'),
    line: colour('--line'),
    text: colour('--text-3'),
    font: `400 11px ${style.fontFamily}`,
  };
}

type Colours = ReturnType<typeof coloursOf>;

/** The bar that goes on is a series of its own: it is hatched. */
function columnsOf({ names, now, before, running }: Plotted): uPlot.AlignedData {
  const last = running ? now.findLastIndex((value) => value !== null) : -1;
  return [
    names.map((_, place) => place),
    names.map((_, place) => (place === last ? null : (now[place] ?? null))),
    names.map((_, place) => (place === last ? (now[place] ?? null) : null)),
    names.map((_, place) => before[place] ?? null),
  ];
}

function optionsOf(
  width: number,
  { names, short }: Plotted,
  colours: Colours,
  onPlace: (place: number | null) => void,
): uPlot.Options {
  const axis = {
    stroke: colours.text,
    font: colours.font,
    ticks: { show: false },
    grid: { stroke: colours.line, width: 1 },
  };
  const bar = { paths: bars, points: { show: false }, stroke: colours.now, width: 0 };
  return {
    width,
    height,
    legend: { show: false },
    cursor: { x: true, y: false, points: { show: false }, drag: { x: false, y: false } },
    padding: [8, 4, 0, 0],
    scales: {
      x: { time: false, range: [-0.6, names.length - 0.4] },
      // Nothing is always on the axis, and an empty chart has one.
      y: {
        range: (_, low, high) => uPlot.rangeNum(Math.min(0, low), Math.max(3, high), 0.1, true),
      },
    },
    axes: [
      {
        ...axis,
        size: 28,
        grid: { show: false },
        incrs: [1, 2, 3, 6, 7, 14, 28],
        values: (_, places) => places.map((place) => names[place] ?? ''),
      },
      { ...axis, size: 64, values: (_, values) => values.map(short) },
    ],
    series: [
      {},
      { ...bar, fill: colours.now },
      { ...bar, fill: (chart) => hatched(chart.ctx, colours.now) },
      { stroke: colours.before, width: 2.5, points: { show: false } },
    ],
    hooks: { setCursor: [({ cursor }) => onPlace(cursor.idx ?? null)] },
  };
}

/** Stripes for what goes on. */
function hatched(context: CanvasRenderingContext2D, colour: string): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = hatch;
  tile.height = hatch;
  const pen = tile.getContext('2d');
  if (pen === null) return colour;
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  for (const shift of [-hatch, 0, hatch]) {
    pen.moveTo(shift, hatch);
    pen.lineTo(shift + hatch, 0);
  }
  pen.stroke();
  return context.createPattern(tile, 'repeat') ?? colour;
}

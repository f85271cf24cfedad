type Step = { command: string; values: number[] };

const arity: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Numbers of one command; the two flags of an arc may stand without any space between them. */
function numbers(text: string, command: string): number[] {
  const found: number[] = [];
  let rest = text.trimStart();
  while (rest !== '') {
    const place = found.length % 7;
    const isFlag = command === 'a' && (place === 3 || place === 4);
    const match = rest.match(isFlag ? /^[01]/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i);
    if (!match) throw new Error(`unreadable path data at "${rest.slice(0, 20)}"`);
    found.push(Number(match[0]));
    rest = rest.slice(match[0].length).replace(/^[\s,]+/, '');
  }
  return found;
}

function steps(d: string): Step[] {
  const all: Step[] = [];
  for (const [, command = '', text = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const lower = command.toLowerCase();
    const size = arity[lower] ?? 0;
    const values = numbers(text, lower);
    if (size === 0) {
      all.push({ command, values: [] });
      continue;
    }
    for (let at = 0; at < values.length; at += size) {
      // Further pairs after a move are lines.
      const name = lower === 'm' && at > 0 ? (command === 'm' ? 'l' : 'L') : command;
      all.push({ command: name, values: values.slice(at, at + size) });
    }
  }
  return all;
}

/** Splits path data into its closed pieces, each starting at an absolute point: drawn one by one
 * they fill each other's holes, which gives the silhouette of a glyph. */
export function subpaths(d: string): string[] {
  const pieces: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { command, values } of steps(d)) {
    const relative = command === command.toLowerCase();
    const [endX = 0, endY = 0] = values.slice(-2);
    const name = command.toLowerCase();
    if (name === 'h') x = relative ? x + only(values) : only(values);
    else if (name === 'v') y = relative ? y + only(values) : only(values);
    else if (name === 'z') [x, y] = [startX, startY];
    else [x, y] = relative ? [x + endX, y + endY] : [endX, endY];
    if (name === 'm') {
      [startX, startY] = [x, y];
      pieces.push(`M${round(x)} ${round(y)}`);
    } else {
      pieces[pieces.length - 1] += command + values.join(' ');
    }
  }
  return pieces;
}

const only = (values: number[]): number => values[0] ?? 0;
const round = (value: number): number => Math.round(value * 1000) / 1000;

import { parseDraw } from '../draw/draw.ts';
import { faultOfLine, hitsOf } from '../line.ts';
import type { Play } from '../play-type.ts';
import type { Selection } from '../selection.ts';

/** The prizes that a line wins, in words: `group3 ×2, group6`; rows are written `1 2|3`, places after `@`. */
export function won(play: Play, drawn: string, line: string): string {
  const draw = parseDraw(play.model, drawn);
  if (draw === null) throw new RangeError(`${drawn} is no draw of ${play.model.code}`);
  const selection = readLine(play, line);
  const fault = faultOfLine(play, selection);
  if (fault !== null) return `fault: ${fault.fault}`;
  const hits = hitsOf(play, selection, draw);
  return hits.map(({ code, units }) => (units === 1 ? code : `${code} ×${units}`)).join(', ');
}

function readLine({ type: { grammar } }: Play, line: string): Selection {
  const [rowsText = '', placesText] = line.split('@');
  const rows = rowsText.split('|').map((text, at) => {
    const marks = text.split(' ').filter((mark) => mark !== '');
    const { low = 0, options } = grammar.rows[at] ?? {};
    return marks.map((mark) =>
      options === undefined ? Number(mark) : low + options.indexOf(mark),
    );
  });
  return placesText === undefined ? { rows } : { rows, places: placesText.split(' ').map(Number) };
}

/** A column of a table: its title, and what stands in it. */
export type Columns<Row> = readonly (readonly [title: string, read: (row: Row) => string])[];

/** Spreadsheets know by this mark that the text is UTF-8. */
const mark = '\uFEFF';

/**
 * Rows as a table that spreadsheets open (RFC 4180). Where amounts have a decimal comma, fields are
 * parted by a semicolon, as spreadsheets there expect.
 */
export function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[], comma: boolean): string {
  const between = comma ? ';' : ',';
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, of]) => of(row))),
  ];
  return mark + lines.map((line) => `${line.map(fieldOf).join(between)}\r\n`).join('');
}

/** An amount as the call says it, with the decimal sign of the language. */
export const amountField = (amount: string | null, comma: boolean): string =>
  comma ? (amount ?? '').replace('.', ',') : (amount ?? '');

/**
 * The number of a round or an entry. Spreadsheets keep fifteen digits of what looks like a number and
 * make the others zeros; with a mark before it, it is text and stays whole.
 */
export const idField = (id: string): string => `#${id}`;

/** A point of time on the clock of the site, with its distance from UTC (RFC 3339). */
export function timeField(at: string | null, timeZone: string): string {
  if (at === null) return '';
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(at));
  const { year, month, day, hour, minute, second, timeZoneName } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  const offset = timeZoneName === 'GMT' ? '+00:00' : timeZoneName?.replace('GMT', '');
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

const isNumber = /^-?\d+([.,]\d+)?$/;
/** Spreadsheets reckon what begins like this, in full-width signs too. */
const isFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Quoted, whatever is in it. A field that begins like a formula is text, not something to be reckoned. */
function fieldOf(text: string): string {
  const safe = isFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

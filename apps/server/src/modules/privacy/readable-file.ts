import type { Texts } from '../../platform/texts.ts';
import { privacySettings } from './privacy.settings.ts';

type Row = Readonly<Record<string, unknown>>;

interface Content {
  readonly account: string;
  readonly language: string;
  readonly madeAt: string;
  readonly parts: Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>>;
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '');

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;margin:0 0 1.5rem;display:block;overflow-x:auto}
th,td{border:1px solid #999;padding:.25rem .5rem;text-align:left;vertical-align:top}
h3{margin-bottom:.25rem}`;

/**
 * The page that a person reads in a browser, made of the other file: a heading for each part, a table for each list.
 * Every value is text, whatever somebody typed into it; the page has no script and loads nothing.
 */
export function readableFile(json: string, texts: Pick<Texts, 'text'>): string {
  const { account, language, madeAt, parts } = JSON.parse(json) as Content;
  const say = (key: string, params: Record<string, string | number> = {}) =>
    safe(texts.text(language, 'personal-data', key, params));
  const title = say('title', { account });
  const body = Object.entries(parts).map(([part, lists]) => {
    const tables = Object.entries(lists).map(([name, rows]) => tableOf(name, rows, say));
    return `<section><h2>${say(`part.${part}`)}</h2>${tables.join('')}</section>`;
  });
  return `<!doctype html><html lang="${safe(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${say('made', { at: madeAt })}</p>${body.join('')}</body></html>`;
}

type Say = (key: string, params?: Record<string, string | number>) => string;

function tableOf(name: string, rows: readonly Row[], say: Say): string {
  const head = `<h3>${safe(name)}</h3>`;
  if (rows.length === 0) return `${head}<p>${say('none')}</p>`;
  const shown = rows.slice(0, privacySettings.rowsShown);
  const columns = [...new Set(shown.flatMap((row) => Object.keys(row)))];
  const heads = columns.map((column) => `<th scope="col">${safe(column)}</th>`).join('');
  const lines = shown.map(
    (row) => `<tr>${columns.map((column) => `<td>${cellOf(row[column])}</td>`).join('')}</tr>`,
  );
  const more = rows.length > shown.length ? `<p>${say('more', { count: rows.length })}</p>` : '';
  return `${head}<table><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>${more}`;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return safe(typeof value === 'string' ? value : JSON.stringify(value));
}

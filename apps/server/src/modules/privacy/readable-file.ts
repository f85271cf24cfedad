import type { Texts } from '../../platform/texts.ts';
import { privacySettings } from './privacy.settings.ts';

type Row = Readonly<Record<string, unknown>>;

interface Head {
  readonly account: string;
  readonly language: string;
  readonly madeAt: Date;
}

/** A page that is written while the rows go by. */
export interface Page {
  part(name: string): void;
  list(name: string): void;
  /** A row of the list as JSON. */
  row(json: string): void;
  end(): string;
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
 * The page that a person reads in a browser, beside the other file: a heading for each part, a table for each list with its first
 * rows. Every value is text, whatever somebody typed into it; the page has no script and loads nothing.
 */
export function startPage({ account, language, madeAt }: Head, texts: Pick<Texts, 'text'>): Page {
  const say: Say = (key, params = {}) => safe(texts.text(language, 'personal-data', key, params));
  const title = say('title', { account });
  const body: string[] = [];
  let list: { readonly name: string; readonly shown: Row[]; count: number } | null = null;
  const endList = (): void => {
    if (list !== null) body.push(tableOf(list.name, list.shown, list.count, say));
    list = null;
  };
  const endPart = (): void => {
    endList();
    if (body.length > 0) body.push('</section>');
  };
  return {
    part(name) {
      endPart();
      body.push(`<section><h2>${say(`part.${name}`)}</h2>`);
    },
    list(name) {
      endList();
      list = { name, shown: [], count: 0 };
    },
    row(json) {
      if (list === null) return;
      list.count += 1;
      if (list.count <= privacySettings.rowsShown) list.shown.push(JSON.parse(json) as Row);
    },
    end() {
      endPart();
      return `<!doctype html><html lang="${safe(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${say('made', { at: madeAt.toISOString() })}</p>${body.join('')}</body></html>`;
    },
  };
}

type Say = (key: string, params?: Record<string, string | number>) => string;

function tableOf(name: string, shown: readonly Row[], count: number, say: Say): string {
  const head = `<h3>${safe(name)}</h3>`;
  if (count === 0) return `${head}<p>${say('none')}</p>`;
  const columns = [...new Set(shown.flatMap((row) => Object.keys(row)))];
  const heads = columns.map((column) => `<th scope="col">${safe(column)}</th>`).join('');
  const lines = shown.map(
    (row) => `<tr>${columns.map((column) => `<td>${cellOf(row[column])}</td>`).join('')}</tr>`,
  );
  const more = count > shown.length ? `<p>${say('more', { count })}</p>` : '';
  return `${head}<table><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>${more}`;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return safe(typeof value === 'string' ? value : JSON.stringify(value));
}

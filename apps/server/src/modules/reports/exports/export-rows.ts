import type { ReportExport } from '@arara/contract';
import { amountText } from '../../../platform/amounts.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { PersonalData, TableDeps } from '../desk/desk.deps.ts';
import type { Cell, SourceRow } from '../desk/page.repository.ts';
import { membersIn, namesOf } from '../desk/present.ts';
import type { Names } from '../desk/present.ts';
import type { Question, SourceColumn } from '../desk/source.ts';
import type { FileCell, FileColumn } from './file.ts';

/** The table as a file has it: a member takes several columns, and a game two. */
export interface FileTable {
  readonly columns: readonly FileColumn[];
  rows(rows: readonly SourceRow[]): Promise<FileCell[][]>;
}

type Of = Pick<ReportExport, 'format' | 'personal'> & { readonly language: string };
type Deps = Pick<TableDeps, 'members' | 'gameNames'> & { readonly texts: Texts };

interface Known {
  readonly names: Names;
  readonly personal: ReadonlyMap<bigint, PersonalData>;
}

interface Part extends FileColumn {
  cell(row: SourceRow, known: Known): FileCell;
}

/** Makes the columns of a table into those of a file, in the reader's language. */
export function fileTable(
  deps: Deps,
  question: Question,
  columns: readonly SourceColumn[],
  of: Of,
): FileTable {
  const parts = columns.flatMap((column) => partsOf(deps, question, column, of));
  return {
    columns: parts.map(({ title, kind }) => ({ title, kind })),
    async rows(rows) {
      const [names, personal] = await Promise.all([
        namesOf(deps, question, columns, rows, of.language),
        of.personal
          ? deps.members.desk.personal(question.merchant, membersIn(columns, rows))
          : new Map<bigint, PersonalData>(),
      ]);
      const known: Known = { names, personal };
      return rows.map((row) => parts.map((part) => part.cell(row, known)));
    },
  };
}

function partsOf(deps: Deps, question: Question, column: SourceColumn, of: Of): Part[] {
  const { key, kind } = column;
  const title = (name: string): string =>
    deps.texts.text(of.language, 'console-reports', `column.${name}`);
  const text = (name: string, cell: Part['cell']): Part => ({
    title: title(name),
    kind: 'text',
    cell,
  });
  const idOf = (row: SourceRow): bigint => (typeof row[key] === 'bigint' ? row[key] : 0n);
  if (kind === 'member') {
    const personal = (name: keyof PersonalData): Part =>
      text(name, (row, known) => known.personal.get(idOf(row))?.[name] ?? null);
    return [
      text('account', (row, { names }) => names.accounts.get(idOf(row))?.accountNumber ?? null),
      text(key, (row, { names }) => names.members.get(idOf(row)) ?? null),
      ...(of.personal ? (['name', 'email', 'mobile'] as const).map(personal) : []),
    ];
  }
  if (kind === 'game') {
    const nameOf: Part['cell'] = (row, { names }) => names.games.get(String(row[key])) ?? null;
    return [text('gameName', nameOf), text(key, (row) => plain(row[key] ?? null))];
  }
  // A workbook is for people; the codes of a plain file are for programs.
  if (kind === 'word' && of.format === 'xlsx')
    return [text(key, (row) => wordOf(deps.texts, of.language, `${key}.${String(row[key])}`))];
  const cell: Part['cell'] =
    kind === 'money'
      ? (row) => amountText(idOf(row), question.currency)
      : (row) => plain(row[key] ?? null);
  return [{ title: title(key), kind, cell }];
}

const plain = (cell: Cell): FileCell => {
  if (cell === null) return null;
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

/** The sentence of a code; one without a sentence is data. */
function wordOf(texts: Texts, language: string, name: string): string {
  const said = texts.text(language, 'console-reports', `word.${name}`);
  return said === `word.${name}` ? name.slice(name.indexOf('.') + 1) : said;
}

import { isTest, lineOf, visit, type Source } from './sources.ts';

const FILE_LINES = 300;
const BODY_LINES = 70;
const STATEMENT_LINES = 40;

/**
 * Files and functions that are longer: with these sizes, and no larger. One that shrinks or goes takes its line
 * along.
 */
export const longSqlNow: Readonly<Record<string, number>> = {
  'database/migrations/0004-ledger-evaluate.sql': 438,
  'database/migrations/0021-play-post.sql': 459,
  // Functions that a database of before takes over once, as they stand in their rooms.
  'database/migrations/earlier/goes-on.sql': 308,
  'ledger.post_evaluated': 430,
  // Its statements are few and large on purpose: each of them has a price of its own.
  'ledger.post_plain': 149,
  'ledger.prove': 95,
  // One statement for each step of a batch: a part of its own would cost each bet a call.
  'play.post_batch': 419,
  'play.split_chains': 235,
};

interface Size {
  readonly name: string;
  readonly at: string;
  readonly lines: number;
  readonly most: number;
}

const BODY = /create (?:or replace )?(?:function|procedure) ([\w.]+)[^$]*?(\$\w*\$)(.*?)\2/gis;

/** Migrations longer than 300 lines and function bodies longer than 70, beyond those of `now`. */
export function longSql(files: readonly Source[], now = longSqlNow): string[] {
  const sizes = files.flatMap((file): Size[] => [fileSize(file), ...bodySizes(file)]);
  const long = sizes.filter(({ lines, most }) => lines > most);
  const grown = long
    .filter(({ name, lines }) => lines > (now[name] ?? 0))
    .map(
      ({ name, at, lines, most }) =>
        `${at}: ${name} has ${lines} lines, at most ${now[name] ?? most}; name its parts`,
    );
  const shrunk = Object.entries(now)
    .filter(([name, lines]) => !long.some((size) => size.name === name && size.lines >= lines))
    .map(([name]) => `${name} is shorter now: lower or remove its line in tidy/sql-sizes.ts`);
  return [...grown, ...shrunk];
}

function fileSize({ path, text }: Source): Size {
  const lines = text.trimEnd().split('\n').length;
  return { name: path, at: path, lines, most: FILE_LINES };
}

function bodySizes({ path, text }: Source): Size[] {
  return [...text.matchAll(BODY)].map(({ index, 1: name = '', 3: body = '' }) => ({
    name,
    at: `${path}:${lineOf(text, index)}`,
    lines: body.split('\n').length,
    most: BODY_LINES,
  }));
}

const SQL_AT_ALL = /`\s*(select|with|insert|update|delete|merge)\b/i;
const SQL_START = /^\s*(select|with|insert|update|delete|merge)\b/i;

/** Statements within code that are longer than 40 lines. */
export function longStatements(file: Source): string[] {
  if (isTest(file.path) || !SQL_AT_ALL.test(file.text)) return [];
  const problems: string[] = [];
  visit(file, (at) => ({
    TemplateLiteral(node) {
      if (!SQL_START.test(node.quasis[0]?.value.raw ?? '')) return;
      const lines = lineOf(file.text, node.end) - lineOf(file.text, node.start) + 1;
      if (lines <= STATEMENT_LINES) return;
      problems.push(
        `${at(node)}: statement of ${lines} lines, at most ${STATEMENT_LINES}; name its parts`,
      );
    },
  }));
  return problems;
}

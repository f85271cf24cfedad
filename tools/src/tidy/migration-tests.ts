import type { Source } from './sources.ts';

const MIGRATION = /^database\/migrations\/(\d{4}-[a-z0-9-]+\.sql)$/;

/** Beginnings of statements that write, move or lose rows; a block or a call may hide one. */
const CHANGE =
  /^(?:insert|update|delete|merge|truncate|copy|with|do|call|select|drop (?:table|schema)|alter (?:schema|type)\b[^]*\brename\b)\b/i;

/** Parts of `alter table` that lose, move or turn values, or take the name away by which a program finds them. */
const CHANGE_OF_TABLE =
  /^alter table\b[^]*\b(?:drop (?:column )?(?!constraint|default|not|expression|identity)\w|alter (?:column )?\S+ (?:set data )?type\b|rename\b(?! constraint)|set schema\b|using\b)/i;

/**
 * Migrations that came after the first release (the files up to `upTo`) and change data, but have no test
 * beside them: `0032-x.sql` needs `0032-x.test.ts`, which brings rows of before over its change.
 */
export function untestedMigrations(files: readonly Source[], upTo: string): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path, text }) => {
      const name = MIGRATION.exec(path)?.[1];
      return name !== undefined && name > upTo && statementsOf(text).some(changes);
    })
    .map(({ path }) => [path, path.replace(/\.sql$/, '.test.ts')] as const)
    .filter(([, test]) => !paths.has(test))
    .map(([path, test]) => `${path} changes data: ${test} shows that the rows of before are kept`);
}

const changes = (statement: string): boolean =>
  CHANGE.test(statement) || CHANGE_OF_TABLE.test(statement);

/** The statements of a file: no comments, no literals, no bodies of functions. */
function statementsOf(text: string): string[] {
  return text
    .replace(/--[^\n]*|'(?:[^']|'')*'|(\$\w*\$)[^]*?\1/g, ' ')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '));
}

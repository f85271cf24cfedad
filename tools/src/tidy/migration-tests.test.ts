import { expect, test } from 'vitest';
import { untestedMigrations } from './migration-tests.ts';

const last = '0031-reports.sql';
const path = 'database/migrations/0032-x.sql';
const fault =
  'database/migrations/0032-x.sql changes data: database/migrations/0032-x.test.ts shows that the rows of ' +
  'before are kept';

test.each([
  ['writes rows', `insert into play.vendor (code) values ('x');`],
  ['changes rows', 'alter table a.b add c text;\n-- All of them.\nUPDATE a.b SET c = d;'],
  ['removes rows', 'delete from a.b;'],
  ['hides a change in a block', 'do $$ begin delete from a.b; end $$;'],
  ['hides a change in a call', 'select a.fill();'],
  ['loses a table', 'drop table a.b;'],
  ['loses a column', 'alter table a.b drop column c;'],
  ['loses a column, said shorter', 'alter table a.b add d text, drop c;'],
  ['moves a table', 'alter table a.b set schema c;'],
  ['turns values into those of another type', 'alter table a.b alter column c type bigint;'],
  ['does so in other words', 'alter table a.b alter c set data type bigint;'],
  ['renames a column', 'alter table a.b rename column c to d;'],
  ['renames a table', 'alter table a.b rename to c;'],
  ['renames a value', `alter type a.b rename value 'c' to 'd';`],
  ['turns values into others', 'alter table a.b alter column c type json using c::json;'],
])('a migration that %s needs a test beside it', (_what, text) => {
  expect(untestedMigrations([{ path, text }], last)).toEqual([fault]);
  const beside = { path: path.replace('.sql', '.test.ts'), text: '' };
  expect(untestedMigrations([{ path, text }, beside], last)).toEqual([]);
});

test.each([
  ['makes a table', 'create table a.b (c text);'],
  ['adds a column', `alter table a.b add column c text not null default 'update';`],
  ['loosens a column', 'alter table a.b alter column c drop not null, drop constraint b_c_check;'],
  ['adds a column of that name', 'alter table a.b add column type text;'],
  ['renames a rule', 'alter table a.b rename constraint c to d;'],
  [
    'replaces a function',
    'create or replace function a.f() returns void language sql as $$ delete from a.b $$;',
  ],
  [
    'makes a trigger',
    'create trigger t before update or delete on a.b for each row execute function a.f();',
  ],
  [
    'makes an index, and says why',
    '-- Delete from here;\n-- update there.\ncreate index i on a.b (c);',
  ],
])('a migration that %s needs none', (_what, text) => {
  expect(untestedMigrations([{ path, text }], last)).toEqual([]);
});

test('files of the first release fill the tables that they make, and other files are no migrations', () => {
  const text = 'insert into a.b values (1);';
  expect(untestedMigrations([{ path: `database/migrations/${last}`, text }], last)).toEqual([]);
  expect(untestedMigrations([{ path: 'database/grants.sql', text }], last)).toEqual([]);
});

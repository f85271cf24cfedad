import { PROGRAM_ROLE } from '@arara/postgres';
import type { Db } from '@arara/postgres';

const schema = 'history';
/** A session without this setting gets the machine's time, whatever it asks. */
const setting = 'history.lives';
const clocks = ['now', 'clock_timestamp', 'statement_timestamp'] as const;

/** The settings of a session that lives at the lent time. */
export const lentSettings = [`search_path=${schema},pg_catalog,public`, `${setting}=on`] as const;

/** A change of something that keeps its clock, and the statement that takes it back. */
export interface ClockChange {
  readonly lend: string;
  readonly takeBack: string;
}

/** The functions in front of those of PostgreSQL. They are stable where the ones behind are, for the indexes' sake. */
const make = `
  create schema ${schema};
  create table ${schema}.clock (ahead_ms double precision not null);
  insert into ${schema}.clock values (0);
  create function ${schema}.ahead() returns interval language plpgsql stable
    set search_path = pg_catalog as $$
  begin
    if current_setting('${setting}', true) is distinct from 'on' then return interval '0'; end if;
    return (select make_interval(secs => c.ahead_ms / 1000) from ${schema}.clock c);
  end $$;
  create function ${schema}.now() returns timestamptz language sql stable
    as $$ select pg_catalog.now() + ${schema}.ahead() $$;
  create function ${schema}.clock_timestamp() returns timestamptz language sql volatile
    as $$ select pg_catalog.clock_timestamp() + ${schema}.ahead() $$;
  create function ${schema}.statement_timestamp() returns timestamptz language sql stable
    as $$ select pg_catalog.statement_timestamp() + ${schema}.ahead() $$;
  grant usage on schema ${schema} to ${PROGRAM_ROLE};
  grant select on ${schema}.clock to ${PROGRAM_ROLE};`;

/** Makes the clock in front, at the machine's time. */
export async function makeClock(owner: Db): Promise<void> {
  await owner.query(make);
}

/** Sets how far the clock in front is from the machine's, in milliseconds; below 0 in the past. */
export async function setAhead(owner: Db, aheadMs: number): Promise<void> {
  await owner.query(`update ${schema}.clock set ahead_ms = $1`, [aheadMs]);
}

/** Runs one side of a change. */
export async function change(owner: Db, statement: ClockChange[keyof ClockChange]): Promise<void> {
  await owner.query(statement);
}

/** Drops the clock in front, without "cascade": anything that still leans on it is a fault of this command. */
export async function dropClock(owner: Db): Promise<void> {
  await owner.query(
    `drop function ${clocks.map((name) => `${schema}.${name}()`).join(', ')}, ${schema}.ahead()`,
  );
  await owner.query(`drop table ${schema}.clock`);
  await owner.query(`drop schema ${schema}`);
}

const ours = `nspname not in ('pg_catalog', 'information_schema', '${schema}')`;
const asks = `'\\m(now|clock_timestamp|statement_timestamp)\\(\\)'`;

/** Defaults of columns keep the function that they were made with, so they are changed themselves. */
export async function readDefaults(owner: Db): Promise<ClockChange[]> {
  const { rows } = await owner.query<{ column: string; expression: string }>(`
    select format('alter table %I.%I alter column %I set default ', n.nspname, c.relname, a.attname)
      as column, pg_get_expr(d.adbin, d.adrelid) as expression
    from pg_attrdef d
    join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where ${ours} and pg_get_expr(d.adbin, d.adrelid) ~ ${asks}`);
  return rows.map(({ column, expression }) => ({
    lend:
      column +
      expression.replaceAll(/\b(now|clock_timestamp|statement_timestamp)\(\)/g, `${schema}.$&`),
    takeBack: column + expression,
  }));
}

/** Functions with a search path of their own, and all that they call, would go past the clock in front. */
export async function readPaths(owner: Db): Promise<ClockChange[]> {
  const { rows } = await owner.query<{ name: string; path: string }>(`
    select p.oid::regprocedure::text as name, substr(s.line, length('search_path=') + 1) as path
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace, unnest(p.proconfig) s (line)
    where ${ours} and s.line like 'search_path=%'`);
  return rows.map(({ name, path }) => ({
    lend: `alter function ${name} set search_path = ${schema}, ${path}`,
    takeBack: `alter function ${name} set search_path = ${path}`,
  }));
}

/** The names of views, checks and bodies that ask the clock and were parsed when they were made. */
export async function readParsed(owner: Db): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and p.prosqlbody is not null and pg_get_function_sqlbody(p.oid) ~ ${asks}
    union all
    select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind in ('v', 'm') and pg_get_viewdef(c.oid) ~ ${asks}
    union all
    select conname from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where ${ours} and pg_get_constraintdef(c.oid) ~ ${asks}`);
  return rows.map(({ name }) => name);
}

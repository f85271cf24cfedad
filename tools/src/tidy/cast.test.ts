import { expect, test } from 'vitest';
import { outOfCast } from './cast.ts';

const MODULE = 'apps/server/src/modules/ticket-office';
const deps = {
  path: `${MODULE}/ticket-office.deps.ts`,
  text: 'export interface TicketOfficeDeps { readonly clock: Clock }',
};
const at = (file: string, text: string) => ({ path: `${MODULE}/${file}`, text });
const command = (text: string) => at('commands/place-ticket.ts', text);

test('a module without its file of dependencies is found', () => {
  const alone = at('index.ts', 'export const a = 1;');
  expect(outOfCast([alone])).toEqual([expect.stringContaining('ticket-office.deps.ts')]);
  expect(outOfCast([alone, deps])).toEqual([]);
});

test.each([
  ['another interface', 'export interface SeatDeps {}'],
  ['two of them', `${deps.text}\nexport interface Port {}`],
  ['a value', `${deps.text}\nexport const limit = 1;`],
  ['nothing', 'interface TicketOfficeDeps {}'],
])('the file of dependencies exports one interface, and not %s', (_what, text) => {
  expect(outOfCast([{ ...deps, text }])).toHaveLength(1);
});

test.each([
  'export function placeTicket(deps: TicketOfficeDeps) {}',
  'export async function placeTicket({ clock }: TicketOfficeDeps, id: string) {}',
  `export function placeTicket(deps: Pick<TicketOfficeDeps, 'clock'>) {}`,
  'export function placeTicket(deps: TicketOfficeDeps & { readonly ending: AbortSignal }) {}',
  'export async function placeTicket(deps: TicketOfficeDeps) { return (tx: Tx) => tx; }',
])('%s is a command of place-ticket.ts', (text) => {
  expect(outOfCast([deps, command(text)])).toEqual([]);
});

test.each([
  ['another name', 'export function sell(deps: TicketOfficeDeps) {}'],
  ['a constant', 'export const placeTicket = (deps: TicketOfficeDeps) => 1;'],
  ['no export', 'function placeTicket(deps: TicketOfficeDeps) {}'],
  ['other things first', 'export function placeTicket(id: string, deps: TicketOfficeDeps) {}'],
  ['no parameter', 'export function placeTicket() {}'],
  ['a factory', 'export function placeTicket(deps: TicketOfficeDeps) { return () => 1; }'],
])('a command with %s is found', (_what, text) => {
  expect(outOfCast([deps, command(text)])).toHaveLength(1);
});

test.each(['db.query(sql`select 1`)', 'await tx.query<Row>(x)', 'const one = sql`select 1`'])(
  '%s stands in a repository only',
  (text) => {
    const body = `const a = async (db, tx, x) => { ${text}; };`;
    for (const path of [`${MODULE}/a.ts`, 'apps/server/src/platform/a.ts']) {
      expect(outOfCast([deps, { path, text: body }])[0]).toContain('*.repository.ts');
    }
    expect(outOfCast([deps, at('a.repository.ts', body), at('a.test.ts', body)])).toEqual([]);
  },
);

test.each([
  `import { sql } from '@arara/postgres';`,
  `import { systemClock } from '../../platform/clock.ts';`,
  `import type { Database } from '../../platform/database.ts';\nimport { read } from './a.repository.ts';`,
])('a policy does not call what %s gives', (text) => {
  expect(outOfCast([deps, at('sale.policy.ts', text)])).toHaveLength(1);
});

test('a policy may know the types of rows', () => {
  const text = `import type { Row } from './a.repository.ts';`;
  expect(outOfCast([deps, at('sale.policy.ts', text)])).toEqual([]);
});

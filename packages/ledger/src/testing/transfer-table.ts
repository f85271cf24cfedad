import { money, type Currency } from '@arara/money';
import { transaction } from '@arara/postgres';
import { expect } from 'vitest';
import {
  closeAccounts,
  refuseDebits,
  type Chain,
  type Outcome,
  type Transfer,
  type TransferCode,
} from '../index.ts';
import { required } from '../required.ts';
import type { LedgerKit } from './ledger-kit.ts';

/*
 * A table of transfers, one row a line; the last column of a chain says what it answers.
 *
 *   open alice 100                            a player's account with 100
 *   open house hot | free | asset             an account of the house
 *   open dora 100 closed | refuses=reason | PTS
 *   move k1 alice > house 60 stake            | ok
 *   hold k2 alice > bank 30 withdrawal        | ok
 *   post k3 k2 20 withdrawal                  | ok            (k2 names the hold)
 *   void k4 k2 withdrawal_returned            | pending_already_posted at 0
 *   check k5 alice > house stake              | ok
 *   move k6 bonus + cash > house 60 stake     | ok            (cash gives what bonus cannot)
 *   move k7 alice > house 60 stake
 *   and house > alice 50 win                  | ok            (one chain with the line before)
 *   have alice 40                             what it can spend; `have alice 40 held 30`
 */

interface Table {
  prefix: string;
  kit: LedgerKit;
  holds: Map<string, bigint>;
  currencies: Map<string, Currency>;
  open: Chain | undefined;
}

/** Plays a table and asserts every answer and balance in it; returns how many rows it had. */
export async function playTable(kit: LedgerKit, sentence: string, rows: string): Promise<number> {
  const prefix = sentence.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const table: Table = { prefix, kit, holds: new Map(), currencies: new Map(), open: undefined };
  const lines = rows.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) await playRow(table, line.trim());
  return lines.length;
}

async function playRow(table: Table, row: string): Promise<void> {
  const [left = '', expected] = row.split('|').map((part) => part.trim());
  const words = left.split(/\s+/);
  const [verb = ''] = words;
  if (verb === 'open') return openAccount(table, words.slice(1));
  if (verb === 'have') return expectBalance(table, words.slice(1));
  const transfer = readTransfer(table, verb === 'and' ? ['move', '', ...words.slice(1)] : words);
  if (verb === 'and')
    table.open = {
      ...required(table.open, row),
      transfers: [...required(table.open, row).transfers, transfer],
    };
  else table.open = { key: `${table.prefix}:${words[1]}`, transfers: [transfer] };
  if (expected === undefined) return;
  const chain = table.open;
  const outcome = await table.kit.ledger.post(chain);
  expect(describe(outcome), row).toBe(expected);
  if (outcome.ok) table.holds.set(words[1] ?? '', required(outcome.transfers[0], row).id);
}

function describe(outcome: Outcome): string {
  const again = outcome.replayed ? ' again' : '';
  if (outcome.ok) return `ok${again}`;
  const at = outcome.index === null ? '' : ` at ${outcome.index}`;
  const detail = outcome.detail === null ? '' : ` ${outcome.detail}`;
  return `${outcome.refusal}${at}${detail}${again}`;
}

async function openAccount(table: Table, words: string[]): Promise<void> {
  const { kit } = table;
  const [name = '', ...traits] = words;
  const address = addressOf(table, name);
  const currency: Currency = traits.includes('PTS') ? 'PTS' : 'BRL';
  table.currencies.set(name, currency);
  const hot = traits.includes('hot');
  const creditsMustNotExceedDebits = traits.includes('asset');
  const debitsMustNotExceedCredits =
    !hot && !creditsMustNotExceedDebits && !traits.includes('free');
  const [id] = await transaction(kit.pool, (tx) =>
    kit.ledger.openAccounts(tx, [
      { address, currency, hot, creditsMustNotExceedDebits, debitsMustNotExceedCredits },
    ]),
  );
  const units = traits.find((trait) => /^\d+$/.test(trait));
  if (units !== undefined && units !== '0') {
    const source = await kit.openHouse('world', currency);
    const amount = money(BigInt(units), currency);
    const transfer = { debit: source, credit: address, amount, code: 'opening', reference: 'open' };
    const chain = { key: `${table.prefix}:open:${name}`, transfers: [transfer as Transfer] };
    expect((await kit.ledger.post(chain)).ok).toBe(true);
  }
  const reason = traits.find((trait) => trait.startsWith('refuses='))?.split('=')[1];
  await transaction(kit.pool, async (tx) => {
    if (reason !== undefined) await refuseDebits(tx, [required(id, name)], new Date(0), reason);
    if (traits.includes('closed')) await closeAccounts(tx, [required(id, name)]);
  });
}

async function expectBalance(table: Table, words: string[]): Promise<void> {
  const [name = '', units, , held = '0'] = words;
  const currency = table.currencies.get(name) ?? 'BRL';
  const [account] = await table.kit.ledger.balances([
    { address: addressOf(table, name), currency },
  ]);
  expect(`${name} ${account?.available} ${account?.debitsPending}`).toBe(
    `${name} ${units} ${held}`,
  );
}

function readTransfer(table: Table, words: string[]): Transfer {
  const [verb, , ...rest] = words;
  if (verb === 'post' || verb === 'void') return readEnd(table, verb, rest);
  const arrow = rest.indexOf('>');
  const [debit = '', , overflow] = rest.slice(0, arrow);
  const [credit = '', ...more] = rest.slice(arrow + 1);
  const code = more.at(-1) as TransferCode;
  const currency = table.currencies.get(debit) ?? 'BRL';
  const sides = { debit: addressOf(table, debit), credit: addressOf(table, credit) };
  const common = { ...sides, code, reference: 'table' };
  if (verb === 'check') return { kind: 'check', ...common, currency };
  const amount = money(BigInt(more[0] ?? ''), currency);
  if (verb === 'hold') return { kind: 'pending', ...common, amount };
  if (overflow === undefined) return { ...common, amount };
  return { ...common, overflow: addressOf(table, overflow), amount };
}

function readEnd(table: Table, verb: 'post' | 'void', words: string[]): Transfer {
  const pending = table.holds.get(words[0] ?? '') ?? 1n;
  const code = words.at(-1) as TransferCode;
  if (verb === 'void') return { kind: 'void', pending, currency: 'BRL', code, reference: 'table' };
  const amount = money(BigInt(words[1] ?? ''), 'BRL');
  return { kind: 'post', pending, amount, code, reference: 'table' };
}

function addressOf(table: Table, name: string): string {
  return `${table.prefix}:${name}`;
}

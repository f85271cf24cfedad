import { readFileSync } from 'node:fs';
import { bytesToHex } from '@noble/hashes/utils.js';
import { minor } from '@arara/money';
import { describe, expect, test } from 'vitest';
import { parseDraw } from '../draw/draw.ts';
import { plays } from '../games/plays.ts';
import { hitsOf } from '../line.ts';
import { stakeUnits } from '../prizes/amounts.ts';
import { prizesSaid } from '../prizes/said.ts';
import type { PrizeTable } from '../prizes/table.ts';
import { prizesByLine, ticketWon } from '../winnings.ts';
import { beaconMessage } from './beacon.ts';
import { readTicketText } from './ticket-text.ts';

/** The statements of docs/lottery-proofs.md and the files that it names for the writer of a verifier. */
const docs = new URL('../../../../docs/', import.meta.url);
const page = readFileSync(new URL('lottery-proofs.md', docs), 'utf8');
const jsonOf = (name: string): unknown => JSON.parse(readFileSync(new URL(name, docs), 'utf8'));

interface Wins {
  readonly lines: readonly {
    readonly play: string;
    readonly rows: readonly (readonly number[])[];
    readonly places?: readonly number[];
    readonly draw: string;
    readonly hits: readonly (readonly [string, number])[];
  }[];
  readonly tables: readonly PrizeTable[];
  readonly tickets: readonly {
    readonly text: string;
    readonly table: number;
    readonly draw: string;
    readonly wins: readonly string[];
    readonly prize: string;
    readonly rebate: string;
    readonly byLine: readonly string[];
  }[];
}
const { lines, tables, tickets } = jsonOf('lottery-wins.json') as Wins;
const data = jsonOf('lottery-plays.json') as {
  playTypes: { code: string; rule: { rule: string; feature?: string } }[];
};

test('the page names its files, and says every rule, feature and example as it is', () => {
  for (const [, name = ''] of page.matchAll(/\]\(([\w-]+\.json)\)/g)) jsonOf(name);
  for (const { rule } of data.playTypes) {
    expect(page).toContain(`\`${rule.rule}\``);
    if (rule.feature !== undefined) expect(page).toContain(`\`${rule.feature}\``);
  }
  expect(page).toContain(bytesToHex(beaconMessage(1_000)));
  const { issues } = jsonOf('lottery-vectors.json') as {
    issues: { words: number[]; proof: { draw: string } }[];
  };
  expect(page).toContain(issues[0]?.words.join(', '));
  expect(issues[0]?.proof.draw.startsWith('3,6,1,6')).toBe(true);
});

test('every play type is there, with a line of it', () => {
  const codes = [...plays.keys()].toSorted();
  expect(data.playTypes.map(({ code }) => code).toSorted()).toEqual(codes);
  expect(lines.map(({ play }) => play).toSorted()).toEqual(codes);
});

test('lines win what stands there', () => {
  for (const { play: code, draw: text, hits, ...line } of lines) {
    const play = plays.get(code)!;
    const won = hitsOf(play, line, parseDraw(play.model, text)!);
    expect([code, won.map((hit) => [hit.code, hit.units])]).toEqual([code, hits]);
  }
});

describe('tickets win what stands there', () => {
  test.each(tickets.map((ticket, at) => [at + 1, ticket] as const))('%i', (_, ticket) => {
    const said = readTicketText(ticket.text)!;
    const table = tables[ticket.table]!;
    expect(said.prizes).toBe(prizesSaid(table));
    const unit = stakeUnits.find((each) => each === said.unit)!;
    const { model } = plays.get(said.lines[0]!.play)!;
    const sold = { ...said, unit, stake: minor(BigInt(said.stake)) };
    const won = ticketWon(sold, parseDraw(model, ticket.draw)!, plays, table);
    const wins = won.lines.map(({ win: { numerator, denominator } }) =>
      denominator === 1n ? String(numerator) : `${numerator}/${denominator}`,
    );
    expect([wins, String(won.prize), String(won.rebate), prizesByLine(won).map(String)]).toEqual([
      ticket.wins,
      ticket.prize,
      ticket.rebate,
      ticket.byLine,
    ]);
  });
});

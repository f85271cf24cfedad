import { dayIn } from '@arara/calendar';
import { transferCodeName, transferCodes } from '@arara/ledger';
import type { Ledger, Outcome } from '@arara/ledger';
import { money } from '@arara/money';
import { sql } from '@arara/postgres';
import { createCompliance } from '../modules/compliance/index.ts';
import type {
  Compliance,
  IdentityPort,
  PlayTotals,
  StakeTotals,
  TotalsOfPlayer,
} from '../modules/compliance/index.ts';
import { legsOn } from '../modules/play/index.ts';
import type { TermsLeg } from '../modules/play/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import type { Grant, GrantsOf, Wallet } from '../modules/wallet/index.ts';
import { contributionsOf } from '../platform/contributions.ts';
import { AppError } from '../platform/errors.ts';
import { createTestKernel, openTestLedger } from './test-kernel.ts';
import type { KernelOptions, TestKernel } from './test-kernel.ts';

export const rightPassword = 'Arara-Azul-77';

/** A brand of another zone; every other merchant is in Brazil. */
export const newYork = { merchant: 'manhattan', zone: 'America/New_York' };

export const zoneOf = (merchant: string): string =>
  merchant === newYork.merchant ? newYork.zone : 'America/Sao_Paulo';

/** The process that has the terms: this one, another one, or one that has not heard the latest news. */
export type Guarding = Pick<Compliance, 'stakeTerms'>;

export interface MoneyProgram extends TestKernel {
  readonly ledger: Ledger;
  readonly wallet: Wallet;
  readonly compliance: Compliance;
  /** The players whose sessions were ended. */
  readonly ended: bigint[];
  /** Grants that can be staked, as a module of rewards would say. */
  readonly grants: Map<bigint, readonly Grant[]>;
  /** The answer that play would give for the totals of days: the truth, unless a test says otherwise. */
  totals: TotalsOfPlayer;
  openPlayer(
    limits?: { lossDay: string; timeDayMinutes: number } | null,
    merchant?: string,
  ): Promise<bigint>;
  /** A stake as play posts it: the money and the legs of the terms, all or nothing. */
  stake(playerId: bigint, minor: bigint, by?: Guarding): Promise<Outcome>;
  prize(playerId: bigint, minor: bigint, by?: Guarding): Promise<Outcome>;
  giveBack(playerId: bigint, minor: bigint, stakedAt: Date): Promise<Outcome>;
  /** Money out of nowhere, so that there is something to play with. */
  fund(playerId: bigint, minor: bigint): Promise<void>;
  /** Takes a prize of an instant back, as the vendor's rollback does. */
  takeBack(playerId: bigint, minor: bigint, wonAt: Date): Promise<Outcome>;
  cashOf(playerId: bigint): Promise<bigint>;
  /** Another process on the same database. */
  anotherCompliance(): Promise<Compliance>;
  /** Balances equal the sum of transfers, currencies sum to zero, nobody is below zero. */
  requireSound(): Promise<void>;
  close(): Promise<void>;
}

/** Ledger, wallet and limits on a database of their own, for tests of money. */
export async function openMoneyProgram(options: KernelOptions = {}): Promise<MoneyProgram> {
  const kernel = await createTestKernel(options);
  const { database, clock, log, notifier, events } = kernel;
  const timeZoneOf = async (merchant: string) => zoneOf(merchant);
  await notifier.start();
  const ledger = openTestLedger(kernel);
  const wallet = createWallet({
    database,
    ledger,
    events,
    clock,
    timeZoneOf,
    recordLabels: contributionsOf(),
    heldMoney: contributionsOf(),
    purses: contributionsOf(),
    grants: contributionsOf<GrantsOf>(async (playerId) => program.grants.get(playerId) ?? []),
  });
  await wallet.start?.();
  const revenue = await wallet.houseAccount('vendor:test:revenue', 'BRL');
  const ended: bigint[] = [];
  const others: Compliance[] = [];
  const identity: IdentityPort = {
    async provePassword(_caller, password) {
      if (password !== rightPassword) throw new AppError('password.wrong', { field: 'password' });
    },
    endSessions: async (_tx, playerId) => {
      ended.push(playerId);
    },
    limitsWereSet: async () => undefined,
  };
  async function newCompliance(): Promise<Compliance> {
    const made = createCompliance({
      database,
      ledger,
      wallet,
      events,
      clock,
      timeZoneOf,
      notifier,
      log,
      identity,
      stakeTotals: contributionsOf<StakeTotals>(async (db, asked) => {
        const sums = [];
        for (const { playerId, days } of asked) sums.push(await program.totals(db, playerId, days));
        return sums;
      }),
      mandatory: true,
      centralExclusionUrl: 'https://gov.example/autoexclusao',
    });
    await made.start?.();
    others.push(made);
    return made;
  }
  const compliance = await newCompliance();
  let players = 0n;
  let chains = 0;

  async function move(
    playerId: bigint,
    minor: bigint,
    direction: 'out' | 'in',
    code: 'stake' | 'win' | 'stake_returned' | 'win_returned',
    legs: readonly TermsLeg[],
    at = clock.now(),
  ): Promise<Outcome> {
    const { cash, timeZone } = await wallet.accountsOf(playerId);
    const amount = money(minor, 'BRL');
    chains += 1;
    const [debit, credit] = direction === 'out' ? [cash, revenue] : [revenue, cash];
    // It tells the day that the movement counts for, which is not the ledger's own.
    const reference = `round:${dayIn(timeZone, at)}:${chains}`;
    return ledger.post({
      key: `test:${playerId}:${chains}`,
      transfers: [
        { debit, credit, amount, code, reference },
        ...legs.map((leg) => ({
          debit: leg.debit,
          credit: leg.credit,
          ...(leg.overflow === undefined ? {} : { overflow: leg.overflow }),
          amount,
          code: transferCodeName(leg.code),
          reference,
        })),
      ],
    });
  }

  /** As play counts them: with the movement itself. */
  const playedTotals: TotalsOfPlayer = async (db, playerId, { firstDay, lastDay }) => {
    const { stake, win, stake_returned, win_returned } = transferCodes;
    const { rows } = await db.query<PlayTotals>(sql`
      select
        coalesce(sum(case code when ${stake} then amount when ${stake_returned} then -amount end), 0)
          ::bigint as stake,
        coalesce(sum(case code when ${win} then amount when ${win_returned} then -amount end), 0)
          ::bigint as payout
      from ledger.account_names n
      join ledger.transfers on n.id in (debit_account_id, credit_account_id)
      where n.address = ${`player:${playerId}:cash`}
        and split_part(reference, ':', 1) = 'round'
        and split_part(reference, ':', 2) between ${firstDay} and ${lastDay}`);
    return rows[0] ?? { stake: 0n, payout: 0n };
  };

  const program: MoneyProgram = {
    ...kernel,
    ledger,
    wallet,
    compliance,
    ended,
    grants: new Map(),
    totals: playedTotals,
    async openPlayer(limits = null, merchant = 'arara') {
      players += 1n;
      const playerId = 1000n + players;
      await database.transaction(async (tx) => {
        await wallet.openAccounts(tx, { playerId, merchant, currency: 'BRL' });
        await compliance.openPlayer(tx, { playerId, merchant, currency: 'BRL', limits });
      });
      return playerId;
    },
    async stake(playerId, minor, by = compliance) {
      const terms = await by.stakeTerms(playerId);
      return move(playerId, minor, 'out', 'stake', legsOn(terms, 'stake'));
    },
    async prize(playerId, minor, by = compliance) {
      const terms = await by.stakeTerms(playerId);
      return move(playerId, minor, 'in', 'win', legsOn(terms, 'prize'));
    },
    async giveBack(playerId, minor, stakedAt) {
      const terms = await compliance.stakeTerms(playerId);
      const legs = legsOn(terms, 'refund', stakedAt);
      return move(playerId, minor, 'in', 'stake_returned', legs, stakedAt);
    },
    async takeBack(playerId, minor, wonAt) {
      const terms = await compliance.stakeTerms(playerId);
      const outcome = await move(
        playerId,
        minor,
        'out',
        'win_returned',
        legsOn(terms, 'return', wonAt),
        wonAt,
      );
      await compliance.prizeReturned(playerId);
      return outcome;
    },
    async fund(playerId, minor) {
      chains += 1;
      const outcome = await ledger.post({
        key: `fund:${playerId}:${chains}`,
        transfers: [
          {
            debit: 'world',
            credit: `player:${playerId}:cash`,
            amount: money(minor, 'BRL'),
            code: 'opening',
            reference: `fund:${chains}`,
          },
        ],
      });
      if (!outcome.ok) throw new Error(outcome.refusal);
    },
    cashOf: async (playerId) => (await wallet.balanceOf(playerId)).cash,
    anotherCompliance: newCompliance,
    async requireSound() {
      const proof = await ledger.prove();
      if (!proof.sound) throw new Error(`the ledger is not sound: ${JSON.stringify(proof.body)}`);
      const { rows } = await kernel.owner.query<{ address: string }>(`
        select address from ledger.accounts
        where debits_must_not_exceed_credits and debits_posted + debits_pending > credits_posted`);
      if (rows.length > 0)
        throw new Error(`below zero: ${rows.map((row) => row.address).join(', ')}`);
    },
    async close() {
      for (const one of others) await one.stop?.();
      await ledger.close();
      await kernel.end();
    },
  };
  return program;
}

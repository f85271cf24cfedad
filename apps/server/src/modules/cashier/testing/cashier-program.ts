import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deposit, Withdrawal } from '@arara/contract';
import { createSandbox } from '@arara/sandbox';
import { fixedClock } from '@arara/testing';
import type { FastifyInstance } from 'fastify';
import type { Job, JobRequest } from '../../../platform/jobs.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createPixBank } from '../../../ports/bank/index.ts';
import type { Bank } from '../../../ports/bank/index.ts';
import { call } from '../../../testing/call-route.ts';
import { openMoneyProgram, zoneOf } from '../../../testing/money-program.ts';
import type { MoneyProgram } from '../../../testing/money-program.ts';
import { createTestHttp } from '../../../testing/test-http.ts';
import type { KernelReplaced } from '../../../testing/test-kernel.ts';
import { createCashier, webhookTokenOf } from '../index.ts';
import type { Cashier, CashierOptions, MoneyNotices, People } from '../index.ts';
import { byHandOf } from './by-hand.ts';
import type { ByHand } from './by-hand.ts';

export const ownCpf = '52998224725';
export const otherCpf = '11144477735';

const webhookToken = webhookTokenOf('5a'.repeat(32));
/** Where the bank calls the house. */
export const webhookAddress = `/api/cashier/pix/webhook/${webhookToken}`;

export interface CashierProgram extends MoneyProgram {
  readonly bank: Bank;
  readonly cashier: Cashier;
  readonly byHand: ByHand;
  readonly app: FastifyInstance;
  /** A cashier whose bank is this one: for faults between two steps. */
  cashierWith(change: Partial<Bank>, people?: Partial<People>): Cashier;
  /** Jobs that were planned and not run yet. */
  readonly planned: JobRequest[];
  /** Runs what is planned for now, once each; `all` runs later ones too. */
  runJobs(by?: Cashier, all?: boolean): Promise<void>;
  /** Runs one job in several workers at once. */
  runAtOnce(name: string, payload: Record<string, unknown>, workers: number): Promise<void>;
  /** Runs one job in fifty workers at once. */
  runFifty(name: string, payload: Record<string, unknown>): Promise<void>;
  /** How the sandbox bank behaves. */
  switches(change: object): Promise<void>;
  /** Lets the bank settle and tell what is due. */
  tick(): Promise<void>;
  pay(body: object): Promise<string>;
  /** The payer's bank takes a payment back, or a part of it. */
  recall(id: string, amount?: string): Promise<void>;
  deposit(playerId: bigint, amount: string, key?: string, by?: Cashier): Promise<Deposit>;
  readDeposit(playerId: bigint, id: string): Promise<Deposit>;
  /** A player with money that really came in by Pix, so that the bank has what it pays out. */
  readonly playerByPix: (amount?: string) => Promise<bigint>;
  /** Lets everything that is planned and due happen, as far as it goes. */
  readonly settle: (by?: Cashier) => Promise<void>;
  readonly heldBy: (playerId: bigint) => Promise<bigint>;
  withdraw(
    playerId: bigint,
    amount: string,
    key?: string,
    by?: Cashier,
    paymentPassword?: string,
  ): Promise<Withdrawal>;
  readWithdrawal(playerId: bigint, id: string): Promise<Withdrawal>;
  tell(body: object): Promise<number>;
  /** Every transaction that posts is killed on its last step. */
  whileLedgerDies(work: () => Promise<void>): Promise<void>;
  /** The amount that the ledger says is at the bank. */
  atBank(): Promise<bigint>;
  /** The money at the bank: what came in, minus what was sent, plus what came back. */
  moneyAtBank(): Promise<bigint>;
  /** Fails where the ledger says something else than the bank. */
  requireBankSound(): Promise<void>;
  inSuspense(): Promise<bigint>;
  /** Accounts that the operator's fraud desk blocked, and since when. */
  readonly marked: Map<bigint, Date>;
  /** The notices that members got of their money, in transactions that may have been given up. */
  readonly told: ({ playerId: bigint } & Parameters<MoneyNotices['tell']>[2])[];
}

/** The answers of the site about any merchant here. */
const merchants = {
  siteName: async () => 'Arara',
  timeZoneOf: async (merchant: string) => zoneOf(merchant),
};

/** A cashier with a real database and the sandbox's Pix bank over mutual TLS. */
export async function openCashierProgram({
  replace,
}: {
  readonly replace?: Pick<KernelReplaced, 'database'>;
} = {}): Promise<CashierProgram> {
  // The certificates of the bank are valid from now on.
  const now = fixedClock(new Date().toISOString());
  const program = await openMoneyProgram({ replace: { ...replace, clock: now } });
  const { owner, clock } = program;
  const dataDir = await mkdtemp(join(tmpdir(), 'arara-cashier-'));
  const sandbox = await createSandbox({ dataDir, pool: owner, clock, onError: () => undefined });
  const bank = createPixBank({ ...sandbox.bank, timeoutMs: 4_000 }, clock);
  const planned: JobRequest[] = [];
  const marked = new Map<bigint, Date>();
  const told: CashierProgram['told'] = [];
  const app = await createTestHttp(program);
  const jobs = {
    async enqueue(_tx: unknown, request: JobRequest): Promise<void> {
      const known = planned.findIndex((one) => one.key !== undefined && one.key === request.key);
      if (known >= 0) planned.splice(known, 1);
      planned.push(request);
    },
  };

  function optionsWith(change: Partial<Bank>, people: Partial<People>): CashierOptions {
    return {
      ...program,
      withdrawals: { list: () => [] },
      identity: {
        idNumberOf: async (id) => (id === noIdNumber ? null : ownCpf),
        playerOf: async () => ({ payeeName: 'Maria da Silva', username: 'maria' }),
        permissionsOf: async () => ({ deposit: null }),
        owesTerms: async () => false,
        blockedSince: async (_tx, id) => marked.get(id) ?? null,
        hasPaymentPassword: async () => false,
        provePayment: async () => ({ hash: null }),
        lockPaymentProof: async () => undefined,
        ...people,
      },
      notices: { tell: async (_tx, playerId, notice) => void told.push({ playerId, ...notice }) },
      bank: { ...bank, ...change },
      jobs,
      ...merchants,
      metrics: createMetrics(),
      random: (bytes) => randomBytes(bytes),
      origin: () => origin,
      webhookToken,
    };
  }
  const cashierWith = (change: Partial<Bank>, people: Partial<People> = {}): Cashier =>
    createCashier(optionsWith(change, people));

  const cashier = cashierWith({});
  await app.register(sandbox.plugin);
  for (const plugin of cashier.plugins ?? []) await app.register(async (scope) => plugin(scope));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  await bank.registerWebhook(`${origin}${webhookAddress}`);

  async function accountBalance(account: string): Promise<bigint> {
    const [row] = await program.ledger.balances([{ address: account, currency: 'BRL' }]);
    return row?.available ?? 0n;
  }

  const made: CashierProgram = {
    ...program,
    bank,
    cashier,
    byHand: byHandOf(optionsWith({}, {})),
    app,
    planned,
    marked,
    told,
    cashierWith,
    async runJobs(by = cashier, all = false) {
      const now = clock.now();
      const due = planned.filter(({ runAt }) => all || runAt === undefined || runAt <= now);
      for (const request of due) {
        planned.splice(planned.indexOf(request), 1);
        const job = by.jobs?.find(({ name }: Job) => name === request.name);
        await job?.run(request.payload ?? {});
      }
    },
    runFifty: (name, payload) => made.runAtOnce(name, payload, 50),
    async runAtOnce(name, payload, workers) {
      const job = cashier.jobs?.find((one) => one.name === name);
      if (job === undefined) throw new Error(`no job ${name}`);
      await Promise.all(Array.from({ length: workers }, () => job.run(payload)));
    },
    async switches(change) {
      await app.inject({ method: 'POST', url: '/sandbox/bank/switches', payload: change });
    },
    tick: sandbox.tick,
    async pay(body) {
      const answer = await app.inject({ method: 'POST', url: '/sandbox/pix/pay', payload: body });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().value.endToEndId;
    },
    async recall(id, amount) {
      const url = '/sandbox/bank/recall';
      const answer = await app.inject({ method: 'POST', url, payload: { id, amount } });
      if (answer.statusCode !== 303) throw new Error(answer.body);
    },
    deposit: (id, amount, key = randomUUID(), by = cashier) =>
      call(by.routes, 'createDeposit', id, { body: { amount }, idempotencyKey: key }),
    readDeposit: (playerId, id) => call(cashier.routes, 'deposit', playerId, { params: { id } }),
    async playerByPix(amount = '100.00') {
      const id = await program.openPlayer();
      const { brCode } = await made.deposit(id, amount);
      await made.pay({ brCode });
      await made.tick();
      return id;
    },
    async settle(by = cashier) {
      for (let round = 0; round < 4; round += 1) {
        await made.runJobs(by, true);
        await made.tick();
      }
    },
    heldBy: async (id) => (await program.wallet.balanceOf(id)).held,
    withdraw: (id, amount, key = randomUUID(), by = cashier, paymentPassword) =>
      call(by.routes, 'createWithdrawal', id, {
        body: { amount, paymentPassword },
        idempotencyKey: key,
      }),
    readWithdrawal: (playerId, id) =>
      call(cashier.routes, 'withdrawal', playerId, { params: { id } }),
    async tell(body) {
      const url = `${webhookAddress}/pix`;
      return (await app.inject({ method: 'POST', url, payload: body })).statusCode;
    },
    async whileLedgerDies(work) {
      const { postIn } = program.ledger;
      program.ledger.postIn = () => Promise.reject(new Error('killed'));
      try {
        await work();
      } finally {
        program.ledger.postIn = postIn;
      }
    },
    atBank: async () => -(await accountBalance('bank:pix')),
    async moneyAtBank() {
      const { rows } = await owner.query<{ money: bigint }>(`
        select (
          coalesce((select sum(amount) from sandbox.payment), 0)
          - coalesce((select sum(amount) from sandbox.refund where status = 'DEVOLVIDO'), 0)
          - coalesce((select sum(amount) from sandbox.payout where status = 'REALIZADO'), 0)
          + coalesce((select sum(amount) from sandbox.payout where return_id is not null), 0)
        )::bigint as money`);
      return rows[0]?.money ?? 0n;
    },
    async requireBankSound() {
      const [ours, theirs] = [await made.atBank(), await made.moneyAtBank()];
      if (ours !== theirs) throw new Error(`the ledger has ${ours}, the bank ${theirs}`);
    },
    inSuspense: () => accountBalance('bank:pix:suspense'),
    async close() {
      await app.close();
      await bank.close();
      await sandbox.stop();
      await program.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return made;
}

/** A player whose account has no CPF. */
export const noIdNumber = 999_001n;

export const calmBank = {
  webhook: 'once',
  payer: 'named',
  charges: 'open',
  payouts: 'pay',
  refunds: 'pay',
  settleMs: 0,
};

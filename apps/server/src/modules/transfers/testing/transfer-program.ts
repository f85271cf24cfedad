import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ValueOf, WalletTransfer, recallWalletsCall, walletsCall } from '@arara/contract';
import { createSandboxPurseVendor } from '@arara/sandbox';
import type { SandboxPurseVendor } from '@arara/sandbox';
import { fixedClock } from '@arara/testing';
import { createMetrics } from '../../../platform/metrics.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { call } from '../../../testing/call-route.ts';
import { openMoneyProgram } from '../../../testing/money-program.ts';
import type { MoneyProgram } from '../../../testing/money-program.ts';
import type { KernelOptions } from '../../../testing/test-kernel.ts';
import { createPlay } from '../../play/index.ts';
import { createTransfers } from '../index.ts';
import type { Transfers, TransfersOptions } from '../index.ts';

export const purseVendor = 'jangada';
/** So long does a vendor have, plus the difference of clocks. */
export const pastValidity = 80;

interface Plan {
  readonly payload?: Record<string, unknown>;
  readonly key?: string;
}

export interface TransferProgram extends MoneyProgram {
  readonly vendor: SandboxPurseVendor;
  readonly transfers: Transfers;
  /** Another process, or one whose parts fail. */
  transfersWith(change: Partial<TransfersOptions>): Transfers;
  /** Steps that were planned and not run yet, by transfer. */
  readonly planned: Map<string, Plan>;
  /** Runs every planned step once. */
  runPlanned(by?: Transfers): Promise<void>;
  send(playerId: bigint, amount: string, key?: string, by?: Transfers): Promise<WalletTransfer>;
  bringHome(playerId: bigint, amount: string, key?: string): Promise<WalletTransfer>;
  recall(playerId: bigint, key?: string): Promise<ValueOf<typeof recallWalletsCall>>;
  read(playerId: bigint, id: string): Promise<WalletTransfer>;
  walletsOf(playerId: bigint): Promise<ValueOf<typeof walletsCall>>;
  /** The amount that the vendor really has of a player. */
  atVendor(playerId: bigint): Promise<bigint>;
  /** A round at the vendor's table that wins or loses. */
  playThere(playerId: bigint, stake: bigint, payout: bigint): Promise<void>;
  /** A player with 100.00 in the main wallet. */
  newPlayer(limits?: { lossDay: string; timeDayMinutes: number } | null): Promise<bigint>;
  /** Another process has told the register where its own vendor is. */
  pointAtOurVendor(): Promise<void>;
  /** Fails where house and vendor tell of money differently, or money waits that should not. */
  requireAgreement(): Promise<void>;
}

/** Wallet, limits and transfers with a real database, and the vendor with purses over HTTP. */
export async function openTransferProgram({
  replace,
}: KernelOptions = {}): Promise<TransferProgram> {
  const program = await openMoneyProgram({
    replace: { clock: fixedClock(new Date().toISOString()), ...replace },
  });
  const play = createPlay({
    ...program,
    random: (bytes) => randomBytes(bytes),
    secretBox: createSecretBox('5a'.repeat(32), 'test'),
    metrics: createMetrics(),
    // Only its vendors are needed here.
    ports: {} as never,
    jurisdiction: 'demo',
  });
  const { vendors, publicIdOf, askVendor } = play.service;
  await vendors.ensure({ code: purseVendor });
  const key = await sharedKey();
  const vendor = await startVendor(program, key);
  await vendors.ensure({ code: purseVendor, apiUrl: `${vendor.url}/v1` });
  const planned = new Map<string, Plan>();

  /** One secret for all processes of a test, as one vendor has it. */
  async function sharedKey() {
    const file = join(tmpdir(), `arara-purse-${new URL(program.ownerUrl).pathname.slice(1)}.json`);
    if (replace?.database !== undefined) return JSON.parse(readFileSync(file, 'utf8'));
    const issued = await vendors.issueKey(purseVendor);
    if (issued === null) throw new Error('the vendor gets no key');
    writeFileSync(file, JSON.stringify(issued));
    return issued;
  }

  const transfersWith = (change: Partial<TransfersOptions>): Transfers =>
    createTransfers({
      ...program,
      vendors: { publicIdOf, askVendor },
      members: { playRefusal: async () => null },
      jobs: {
        enqueue: async (_tx, request) => {
          planned.set(request.key ?? '', request);
        },
      },
      metrics: createMetrics(),
      timeZoneOf: async () => 'America/Sao_Paulo',
      ...change,
    });
  const transfers = transfersWith({});
  await transfers.service.setPurse('arara', { vendor: purseVendor, name: 'Porto', single: false });
  const { totals } = program;
  // As compose joins them: limits count what is staked here and what left for purses.
  program.totals = async (db, playerId, days) => {
    const played = await totals(db, playerId, days);
    const [sent = { stake: 0n, payout: 0n }] = await transfers.service.totals(db, [
      { playerId, days },
    ]);
    return { stake: played.stake + sent.stake, payout: played.payout + sent.payout };
  };

  const purseOf = async (id: bigint) => ({
    playerId: await publicIdOf(purseVendor, id, 'arara'),
    currency: 'BRL',
  });
  const move = (playerId: bigint, body: object, idempotencyKey: string, by = transfers) =>
    call<WalletTransfer>(by.routes, 'walletTransfer', playerId, { body, idempotencyKey });

  const made: TransferProgram = {
    ...program,
    get totals() {
      return program.totals;
    },
    set totals(next) {
      program.totals = next;
    },
    vendor,
    transfers,
    transfersWith,
    planned,
    async runPlanned(by = transfers) {
      const job = by.jobs?.find(({ name }) => name === 'transfers.follow');
      const due = [...planned.values()];
      planned.clear();
      for (const { payload } of due) await job?.run(payload ?? {});
    },
    send: (id, amount, idempotencyKey = randomUUID(), by = transfers) =>
      move(id, { from: 'MAIN', to: purseVendor, amount }, idempotencyKey, by),
    bringHome: (id, amount, idempotencyKey = randomUUID()) =>
      move(id, { from: purseVendor, to: 'MAIN', amount }, idempotencyKey),
    recall: (id, idempotencyKey = randomUUID()) =>
      call(transfers.routes, 'recallWallets', id, { body: {}, idempotencyKey }),
    read: (playerId, id) =>
      call(transfers.routes, 'walletTransferDetail', playerId, { params: { id } }),
    walletsOf: (playerId) => call(transfers.routes, 'wallets', playerId),
    atVendor: async (id) =>
      (await vendor.purses.balance((await purseOf(id)).playerId, 'BRL')) ?? 0n,
    playThere: async (id, stake, payout) =>
      void (await vendor.purses.play(await purseOf(id), stake, payout)),
    async newPlayer(limits = null) {
      const id = await program.openPlayer(limits);
      await program.fund(id, 10_000n);
      return id;
    },
    pointAtOurVendor: () => vendors.ensure({ code: purseVendor, apiUrl: `${vendor.url}/v1` }),
    requireAgreement: () => requireAgreement(program),
    async close() {
      await vendor.stop();
      await play.stop?.();
      await program.close();
    },
  };
  return made;
}

async function requireAgreement(program: MoneyProgram): Promise<void> {
  await program.requireSound();
  const { rows } = await program.owner.query<{ theirs: bigint; open: number }>(`
    select
      (select coalesce(sum(case direction when 'deposit' then amount else -amount end), 0)
        from sandbox.purse_transfer where refused is null)::bigint as theirs,
      (select count(*) from transfers.transfer
        where state in ('PENDING', 'UNKNOWN'))::integer as open`);
  const address = `vendor:${purseVendor}:purse`;
  const [purse] = await program.ledger.balances([{ address, currency: 'BRL' }]);
  const { creditsPosted = 0n, debitsPosted = 0n } = purse ?? {};
  const ours = creditsPosted - debitsPosted;
  const pending = (purse?.creditsPending ?? 0n) + (purse?.debitsPending ?? 0n);
  if (rows[0]?.theirs !== ours) throw new Error(`the vendor has ${rows[0]?.theirs}, we ${ours}`);
  if (rows[0].open !== 0 || pending !== 0n) throw new Error(`${rows[0].open} wait: ${pending}`);
}

/** The sandbox's vendor, which hangs and is late for a test's patience. */
function startVendor(
  { clock, owner }: MoneyProgram,
  key: { readonly keyId: string; readonly secret: string },
): Promise<SandboxPurseVendor> {
  return createSandboxPurseVendor({
    ...key,
    walletUrl: 'http://127.0.0.1:9/vendor/v1',
    clock,
    pool: owner,
    onError: () => undefined,
    hangMs: 2_000,
    lateMs: 400,
  });
}

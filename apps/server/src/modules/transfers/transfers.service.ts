import { mainWallet } from '@arara/contract';
import type { ValueOf, WalletTransfer, consolidatedFundsCall, walletsCall } from '@arara/contract';
import type { Currency } from '@arara/money';
import { amountText } from '../../platform/amounts.ts';
import { AppError } from '../../platform/errors.ts';
import type { PurseSetting } from './purse.repository.ts';
import { readBalances, readPurses, writeBalance } from './purse.repository.ts';
import { readSteps } from './step.repository.ts';
import { presentTransfer } from './transfers.present.ts';
import { listTransfers, readTransfer } from './transfers.repository.ts';
import type { TransferRow } from './transfers.repository.ts';
import type { PurseOwner } from './transfers.types.ts';
import type { TransfersDeps } from './transfers.deps.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tells whether a text can be the id of a transfer at all. */
export const isTransferId = (text: string): boolean => uuidPattern.test(text);

/** Vendors that keep purses of a merchant's members. */
export const pursesOf = (deps: TransfersDeps, merchant: string): Promise<PurseSetting[]> =>
  readPurses(deps.database.read, merchant);

/** Where money goes: to a purse or home from it. Exactly one side is the main wallet. */
export async function readRoute(
  deps: TransfersDeps,
  merchant: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly vendor: string; readonly direction: 'OUT' | 'IN' }> {
  const direction = from === mainWallet ? 'OUT' : 'IN';
  const [code, field] = direction === 'OUT' ? [to, 'to'] : [from, 'from'];
  const purses = await readPurses(deps.database.read, merchant);
  const purse = purses.find(({ vendor }) => vendor === code);
  // A purse of one wallet for all takes nothing more; what is in it can still come home.
  const shut = direction === 'OUT' && purse?.single === true;
  if (purse === undefined || shut) throw new AppError('wallet.not.found', { field });
  if (direction === 'IN' && to !== mainWallet) {
    throw new AppError('wallet.not.found', { field: 'to' });
  }
  return { vendor: purse.vendor, direction };
}

/** Transfers of rows of one merchant, with their timelines. */
export async function view(
  deps: TransfersDeps,
  merchant: string,
  language: string,
  rows: readonly TransferRow[],
): Promise<WalletTransfer[]> {
  const { read } = deps.database;
  const purses = await readPurses(read, merchant);
  const ids = rows.map(({ id }) => id);
  const steps = await readSteps(read, ids);
  const nameOf = (vendor: string) => purses.find((one) => one.vendor === vendor)?.name ?? vendor;
  const voice = { texts: deps.texts, language, nameOf };
  return rows.map((row) => presentTransfer(row, steps, voice));
}

/** The player's transfer; somebody else's does not exist for them. */
export async function findOwn(
  deps: TransfersDeps,
  playerId: bigint,
  id: string,
): Promise<TransferRow> {
  const row = isTransferId(id) ? await readTransfer(deps.database.read, id) : null;
  if (row?.player_id !== playerId) throw new AppError('transfer.not.found');
  return row;
}

/** A page of transfers, newest first. */
export async function listOwn(deps: TransfersDeps, playerId: bigint, after: string | null) {
  const { rows, more } = await listTransfers(deps.database.read, playerId, after);
  return { rows, next: more ? (rows.at(-1)?.id ?? null) : null };
}

type Wallets = ValueOf<typeof walletsCall>;

/** Asks every vendor now, each with its own patience; who is silent keeps the last known balance. */
export async function viewWallets(deps: TransfersDeps, owner: PurseOwner): Promise<Wallets> {
  const { playerId, merchant, currency } = owner;
  const purses = await readPurses(deps.database.read, merchant);
  const fresh = await Promise.all(purses.map((purse) => askNow(deps, owner, purse)));
  const known = await readBalances(deps.database.read, playerId);
  const { cash, bonus, held } = await deps.wallet.balanceOf(playerId);
  return {
    currency,
    isSingle: purses.every(({ single }) => single),
    main: amountText(cash + bonus, currency),
    cash: amountText(cash, currency),
    bonus: amountText(bonus, currency),
    held: amountText(held, currency),
    wallets: purses.map(({ vendor, name, single }, at) => {
      const last = known.find((one) => one.vendor === vendor);
      return {
        code: vendor,
        name,
        balance: last === undefined ? null : amountText(last.balance, currency),
        askedAt: last?.asked_at.toISOString() ?? null,
        stale: fresh[at] !== true,
        open: !single,
      };
    }),
  };
}

async function askNow(
  deps: TransfersDeps,
  { playerId, merchant, currency }: PurseOwner,
  { vendor }: PurseSetting,
): Promise<boolean> {
  try {
    const publicId = await deps.vendor.publicIdOf(vendor, playerId, merchant);
    const balance = await deps.vendor.open({ vendor, publicId, currency });
    const askedAt = deps.clock.now();
    await writeBalance(deps.database.read, playerId, { vendor, balance, asked_at: askedAt });
    return true;
  } catch (error) {
    deps.log.warn({ err: error, vendor }, 'a vendor does not say what it keeps');
    return false;
  }
}

/** The balances of purses as their vendors said last: nobody waits for a vendor. */
export async function knownBalances(deps: TransfersDeps, merchant: string, playerId: bigint) {
  const purses = await readPurses(deps.database.read, merchant);
  if (purses.length === 0) return [];
  const known = await readBalances(deps.database.read, playerId);
  return purses.map(({ vendor, name }) => ({
    vendor,
    name,
    balance: known.find((one) => one.vendor === vendor)?.balance ?? 0n,
  }));
}

/** Everything the member has, with what purses held when their vendors were last asked. */
export async function viewFunds(
  deps: TransfersDeps,
  { playerId, merchant, currency }: PurseOwner,
): Promise<ValueOf<typeof consolidatedFundsCall>> {
  const { cash, bonus, held } = await deps.wallet.balanceOf(playerId);
  const purses = await knownBalances(deps, merchant, playerId);
  const out = purses.reduce((sum, { balance }) => sum + balance, 0n);
  const text = (minor: bigint, of: Currency = currency) => amountText(minor, of);
  return {
    currency,
    total: text(cash + bonus + held + out),
    main: text(cash + bonus),
    held: text(held),
    wallets: purses.map(({ vendor, name, balance }) => ({
      code: vendor,
      name,
      balance: text(balance),
    })),
    // Contracts of agents come with their own module; until then none waits.
    dailysalreqtype: null,
    divtypereq: null,
    contracthoursalreq: null,
    realtimesalreqtype: null,
  };
}

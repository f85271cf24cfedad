import { z } from 'zod';

/** The part of `play` that this module needs: `play` knows the vendors and calls them. */
export interface VendorsPort {
  /** The opaque id by which a vendor knows a player. */
  publicIdOf(vendor: string, playerId: bigint, merchant: string): Promise<string>;
  /** A signed question; throws where nothing that counts was answered in time. */
  askVendor(vendor: string, path: string, body: object, patienceMs?: number): Promise<unknown>;
}

const Minor = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt);

/** The answer of a vendor about a transfer; see docs/vendor-protocol.md, "Vendors with a purse". */
const Answer = z.object({
  code: z.int(),
  reference: z.string(),
  amount: Minor.optional(),
  currency: z.string().optional(),
  state: z.enum(['APPLIED', 'NONE', 'REFUSED']).optional(),
  balance: Minor.optional(),
});
const BalanceAnswer = z.object({ code: z.literal(0), balance: Minor });
const Listed = z.object({
  reference: z.string().max(64),
  player_id: z.string().max(64),
  direction: z.enum(['deposit', 'withdraw']),
  amount: Minor,
  currency: z.string(),
});
const ListAnswer = z.object({ code: z.literal(0), transfers: z.array(Listed).max(1_000) });

export type ListedTransfer = z.output<typeof Listed>;

/** Codes by which a vendor says no for good; any other leaves the outcome open. */
const refusals: ReadonlyMap<number, string> = new Map([
  [1001, 'vendor.insufficient'],
  [1002, 'vendor.player'],
  [1003, 'vendor.blocked'],
  [1101, 'vendor.closed'],
  [1102, 'vendor.currency'],
  [1108, 'vendor.expired'],
]);

/** A transfer as the vendor is told of it. */
export interface PurseOrder {
  readonly vendor: string;
  readonly publicId: string;
  /** Our id of it, the only name that both sides use. */
  readonly reference: string;
  readonly direction: 'OUT' | 'IN';
  readonly amount: bigint;
  readonly currency: string;
  readonly validUntil: Date;
}

export type PurseVerdict =
  | { readonly outcome: 'applied'; readonly balance: bigint | null }
  | { readonly outcome: 'refused'; readonly reason: string }
  /** The vendor knows no such transfer. That is final after `validUntil`: the vendor may not carry it out later. */
  | { readonly outcome: 'none' }
  /** We do not know what the vendor did. `disagrees`: the vendor answered about another transfer or amount. */
  | { readonly outcome: 'unknown'; readonly disagrees: boolean; readonly cause: unknown };

interface Purse {
  readonly vendor: string;
  readonly publicId: string;
  readonly currency: string;
}

/** A vendor that keeps purses, as this module talks to it. Never throws about a transfer. */
export interface PurseVendor {
  publicIdOf(vendor: string, playerId: bigint, merchant: string): Promise<string>;
  /** Makes the player's purse if the vendor has none, and gives its balance. Throws if the vendor does not answer. */
  open(purse: Purse): Promise<bigint>;
  carryOut(order: PurseOrder): Promise<PurseVerdict>;
  status(order: PurseOrder): Promise<PurseVerdict>;
  /** Throws where the vendor does not say. */
  balance(purse: Purse): Promise<bigint>;
  /** The transfers that were carried out in a span of time, in pages by reference; throws likewise. */
  list(vendor: string, from: Date, until: Date, after: string): Promise<readonly ListedTransfer[]>;
}

export function createPurseVendor(vendors: VendorsPort, patienceMs?: number): PurseVendor {
  async function ask(order: PurseOrder, path: string): Promise<PurseVerdict> {
    try {
      const body = bodyOf(order);
      const answer = await vendors.askVendor(order.vendor, path, body, patienceMs);
      return verdictOf(Answer.parse(answer), order);
    } catch (error) {
      return { outcome: 'unknown', disagrees: false, cause: error };
    }
  }

  async function balanceBy(path: string, { vendor, publicId, currency }: Purse): Promise<bigint> {
    const body = { player_id: publicId, currency };
    const answer = await vendors.askVendor(vendor, path, body, patienceMs);
    return BalanceAnswer.parse(answer).balance;
  }

  return {
    publicIdOf: vendors.publicIdOf,
    carryOut: (order) => ask(order, order.direction === 'OUT' ? 'purse/deposit' : 'purse/withdraw'),
    status: (order) => ask(order, 'purse/transfer-status'),
    open: (purse) => balanceBy('purse/open', purse),
    balance: (purse) => balanceBy('purse/balance', purse),
    async list(vendor, from, until, after) {
      const body = { from: from.getTime(), until: until.getTime(), after };
      const answer = await vendors.askVendor(vendor, 'purse/transfers', body, patienceMs);
      return ListAnswer.parse(answer).transfers;
    },
  };
}

function bodyOf(order: PurseOrder): object {
  return {
    player_id: order.publicId,
    reference: order.reference,
    amount: String(order.amount),
    currency: order.currency,
    valid_until: order.validUntil.getTime(),
  };
}

/** An answer counts only for what was asked: same reference, same amount, same currency. */
function verdictOf(answer: z.output<typeof Answer>, order: PurseOrder): PurseVerdict {
  const { code, state, reference, amount, currency } = answer;
  if (reference !== order.reference) return disagreement(answer);
  if (code === 0 && state === 'NONE') return { outcome: 'none' };
  if (code === 0 && state === 'REFUSED') return { outcome: 'refused', reason: 'vendor.refused' };
  if (code === 0 && state === 'APPLIED') {
    if (amount !== order.amount || currency !== order.currency) return disagreement(answer);
    return { outcome: 'applied', balance: answer.balance ?? null };
  }
  const reason = refusals.get(code);
  if (reason !== undefined) return { outcome: 'refused', reason };
  return { outcome: 'unknown', disagrees: false, cause: new Error(`the vendor answered ${code}`) };
}

function disagreement(answer: object): PurseVerdict {
  const cause = new Error(`the vendor tells of another transfer: ${Object.keys(answer).join(' ')}`);
  return { outcome: 'unknown', disagrees: true, cause };
}

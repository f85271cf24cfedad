import {
  balanceCall,
  ledgerHeadsCall,
  memberTransactionsCall,
  profitCall,
  transferCall,
} from '@arara/contract';
import type { QueryOf, ValueOf } from '@arara/contract';
import { formatDecimal, isCurrency, money } from '@arara/money';
import type { Currency } from '@arara/money';
import { AppError, invariant } from '../../platform/errors.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { readProfit } from './profit.ts';
import { heldByPurpose } from './held-for.ts';
import { readEntry, readRecord } from './record.ts';
import type { WalletDeps } from './wallet.deps.ts';
import { presentEntry, presentReference } from './wallet.present.ts';
import { headsDays } from './wallet.settings.ts';

const symbols: Readonly<Record<Currency, string>> = { BRL: 'R$', FUN: 'F$', PTS: 'pts' };

/** Each start of the program makes a proof, so that a day may have many. */
const headsMax = 300;

export function walletRoutes(deps: WalletDeps): AnyRoute[] {
  return [
    route(balanceCall, async ({ caller }) => {
      const { currency, cash, bonus, held, version } = await deps.balances.balanceOf(
        caller.session.playerId,
      );
      const purses = await deps.purses(caller.session.merchant, caller.session.playerId);
      const text = (minor: bigint) => formatDecimal(money(minor, currency));
      return {
        sumBalance: text(cash + bonus),
        balance: [
          { wallet: 'cash', amount: text(cash) },
          { wallet: 'bonus', amount: text(bonus) },
        ],
        purses: purses.map(({ vendor, balance }) => ({ wallet: vendor, amount: text(balance) })),
        held: text(held),
        heldFor: (await heldByPurpose(deps.heldMoney.list(), caller.session.playerId, held)).map(
          ({ purpose, amount }) => ({ purpose, amount: text(amount) }),
        ),
        currency,
        currencySymbol: symbols[currency],
        version: String(version),
      };
    }),

    route(ledgerHeadsCall, async () => {
      const since = new Date(deps.clock.now().getTime() - headsDays * 86_400_000);
      const rows = await deps.publishedHeads(since, headsMax);
      return { rows: rows.map((row) => ({ ...row, heads: row.heads.map(([...head]) => head) })) };
    }),

    route(memberTransactionsCall, ({ caller, query }) => readPage(deps, caller, query)),

    route(profitCall, ({ caller, query }) =>
      readProfit(deps, {
        playerId: caller.session.playerId,
        currency: currencyOf(caller.session.currency),
        from: query.from ?? null,
        to: query.to ?? null,
      }),
    ),

    route(transferCall, async ({ caller, params }) => {
      const { playerId } = caller.session;
      const currency = currencyOf(caller.session.currency);
      const id = /^\d{1,19}$/.test(params.id) ? BigInt(params.id) : null;
      const entry = id === null || id > idMax ? null : await readEntry(deps, playerId, id);
      if (entry === null) throw new AppError('transfer.not.found');
      const [debit, credit] =
        entry.change < 0n
          ? [entry.ownAddress, entry.counterAddress]
          : [entry.counterAddress, entry.ownAddress];
      const { id: textId, at, kind, amount, balanceAfter } = presentEntry(entry, currency, null);
      const reference = presentReference(entry.reference);
      const batch = await deps.batchOf(entry.id);
      return {
        id: textId,
        at,
        kind,
        amount,
        currency,
        debit,
        credit,
        balanceAfter,
        reference,
        batch: batch === undefined ? null : { id: String(batch.id), hash: batch.hash },
      };
    }),
  ];
}

/** A page of the account record with what its lines are called. */
async function readPage(
  deps: WalletDeps,
  { session, language }: SignedCaller,
  query: QueryOf<typeof memberTransactionsCall>,
): Promise<ValueOf<typeof memberTransactionsCall>> {
  const currency = currencyOf(session.currency);
  const page = await readRecord(deps, {
    playerId: session.playerId,
    from: query.from ?? null,
    to: query.to ?? null,
    kind: query.kind ?? null,
    cursor: readCursor(query.cursor),
    pageNo: query.pageNo,
    pageSize: query.pageSize,
  });
  const references = page.entries.map((entry) => entry.reference);
  const labels = await deps.labels(session.playerId, references, language);
  const { credited, debited, entries: count } = page.totals;
  const text = (minor: bigint) => formatDecimal(money(minor, currency));
  return {
    rows: page.entries.map((entry) =>
      presentEntry(entry, currency, labels.get(entry.reference) ?? null),
    ),
    nextCursor: page.next === null ? null : String(page.next),
    totalPages: Math.ceil(count / query.pageSize),
    totals: { in: text(credited), out: text(debited), net: text(credited - debited), count },
  };
}

const idMax = 2n ** 63n - 1n;

/** A cursor is the id of the line that the page begins with. */
function readCursor(text: string | undefined): bigint | null {
  if (text === undefined) return null;
  const cursor = /^\d{1,19}$/.test(text) ? BigInt(text) : idMax + 1n;
  if (cursor > idMax)
    throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
  return cursor;
}

function currencyOf(text: string): Currency {
  invariant(isCurrency(text), 'a session has a currency of the house');
  return text;
}

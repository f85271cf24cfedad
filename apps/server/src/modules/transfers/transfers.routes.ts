import {
  consolidatedFundsCall,
  merchantWalletCall,
  recallWalletsCall,
  walletTransferCall,
  walletTransferDetailCall,
  walletTransfersCall,
  walletsCall,
} from '@arara/contract';
import type { WalletTransfer } from '@arara/contract';
import { isCurrency } from '@arara/money';
import { readAmount } from '../../platform/amounts.ts';
import { AppError, invariant } from '../../platform/errors.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { createTransfer } from './commands/create-transfer.ts';
import { recall } from './commands/recall.ts';
import type { TransferRow } from './transfers.repository.ts';
import {
  findOwn,
  isTransferId,
  listOwn,
  pursesOf,
  readRoute,
  view,
  viewFunds,
  viewWallets,
} from './transfers.service.ts';
import type { PurseOwner } from './transfers.types.ts';
import type { TransfersDeps } from './transfers.deps.ts';

export function transfersRoutes(deps: TransfersDeps): AnyRoute[] {
  const shown = ({ session, language }: SignedCaller, rows: readonly TransferRow[]) =>
    view(deps, session.merchant, language, rows);
  const shownOne = async (caller: SignedCaller, row: TransferRow) => {
    const [one] = await shown(caller, [row]);
    invariant(one !== undefined, 'every row is shown');
    return one satisfies WalletTransfer;
  };

  return [
    route(merchantWalletCall, async ({ caller }) => {
      const purses = await pursesOf(deps, caller.session.merchant);
      return {
        isSingle: purses.every(({ single }) => single),
        wallets: purses.map(({ vendor, name }) => ({ code: vendor, name })),
      };
    }),

    route(walletTransferCall, async ({ caller, body, idempotencyKey }) => {
      const owner = ownerOf(caller);
      const way = await readRoute(deps, owner.merchant, body);
      const amount = readAmount(body.amount, owner.currency);
      const { language } = caller;
      return shownOne(
        caller,
        await createTransfer(deps, { ...owner, ...way, amount, language, idempotencyKey }),
      );
    }),

    route(recallWalletsCall, async ({ caller, body, idempotencyKey }) => {
      const owner = ownerOf(caller);
      const purses = await pursesOf(deps, owner.merchant);
      const meant = purses.filter(({ vendor }) => (body.wallet ?? vendor) === vendor);
      if (body.wallet !== undefined && meant.length === 0) {
        throw new AppError('wallet.not.found', { field: 'wallet' });
      }
      const { language } = caller;
      const { transfers, silent } = await recall(
        deps,
        { ...owner, language, idempotencyKey },
        meant,
      );
      return {
        transfers: await shown(caller, transfers),
        silent: silent.map(({ vendor, name }) => ({ code: vendor, name })),
      };
    }),

    route(walletsCall, ({ caller }) => viewWallets(deps, ownerOf(caller))),

    route(walletTransfersCall, async ({ caller, query }) => {
      const after = readCursor(query.cursor);
      const { rows, next } = await listOwn(deps, caller.session.playerId, after);
      return { transfers: await shown(caller, rows), nextCursor: next };
    }),

    route(walletTransferDetailCall, async ({ caller, params }) =>
      shownOne(caller, await findOwn(deps, caller.session.playerId, params.id)),
    ),

    route(consolidatedFundsCall, ({ caller }) => viewFunds(deps, ownerOf(caller))),
  ];
}

function ownerOf({ session: { playerId, merchant, currency } }: SignedCaller): PurseOwner {
  invariant(isCurrency(currency), 'a session has a currency of the house');
  return { playerId, merchant, currency };
}

/** A cursor is the id of the last row that was shown. */
function readCursor(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (isTransferId(text)) return text;
  throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
}

import {
  cancelDepositCall,
  cashierOptionsCall,
  checkDepositCall,
  confirmWithdrawalCall,
  createDepositCall,
  createWithdrawalCall,
  depositCall,
  depositsCall,
  withdrawalCall,
  withdrawalsCall,
} from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { SignedCaller } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import { isId } from './cashier.ids.ts';
import { viewOptions } from './cashier.options.ts';
import {
  findOwnDeposit,
  findOwnWithdrawal,
  viewDeposit,
  viewDeposits,
  viewWithdrawal,
  viewWithdrawals,
} from './cashier.service.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { cancelDeposit } from './commands/cancel-deposit.ts';
import { checkDeposit } from './commands/check-deposit.ts';
import { confirmReceipt } from './commands/confirm-receipt.ts';
import { createDeposit } from './commands/create-deposit.ts';
import { createWithdrawal } from './commands/create-withdrawal.ts';

export function cashierRoutes(deps: CashierDeps): AnyRoute[] {
  return [
    route(cashierOptionsCall, ({ caller }) =>
      viewOptions(deps, caller.session.playerId, caller.merchant),
    ),

    route(createDepositCall, async ({ caller, body, idempotencyKey }) => {
      const { id } = await createDeposit(deps, orderOf(caller, body.amount, idempotencyKey));
      return viewDeposit(deps, caller.session.playerId, id, caller.language);
    }),

    route(depositCall, ({ caller, params }) =>
      viewDeposit(deps, caller.session.playerId, params.id, caller.language),
    ),

    route(checkDepositCall, async ({ caller, params }) => {
      const { playerId } = caller.session;
      await checkDeposit(deps, await findOwnDeposit(deps, playerId, params.id));
      return viewDeposit(deps, playerId, params.id, caller.language);
    }),

    route(cancelDepositCall, async ({ caller, params }) => {
      const { playerId } = caller.session;
      await cancelDeposit(deps, await findOwnDeposit(deps, playerId, params.id));
      return viewDeposit(deps, playerId, params.id, caller.language);
    }),

    route(depositsCall, async ({ caller, query }) => {
      const after = readCursor(query.cursor);
      const page = await viewDeposits(deps, caller.session.playerId, after, caller.language);
      return { deposits: [...page.items], nextCursor: page.next };
    }),

    route(createWithdrawalCall, async ({ caller, body, idempotencyKey }) => {
      const order = orderOf(caller, body.amount, idempotencyKey);
      const { paymentPassword, bonusLoss } = body;
      const { id } = await createWithdrawal(deps, { ...order, paymentPassword, bonusLoss });
      return viewWithdrawal(deps, caller.session.playerId, id, caller);
    }),

    route(withdrawalCall, ({ caller, params }) =>
      viewWithdrawal(deps, caller.session.playerId, params.id, caller),
    ),

    route(confirmWithdrawalCall, async ({ caller, params }) => {
      const { playerId } = caller.session;
      await confirmReceipt(deps, await findOwnWithdrawal(deps, playerId, params.id));
      return viewWithdrawal(deps, playerId, params.id, caller);
    }),

    route(withdrawalsCall, async ({ caller, query }) => {
      const after = readCursor(query.cursor);
      const page = await viewWithdrawals(deps, caller.session.playerId, after, caller);
      return { withdrawals: [...page.items], nextCursor: page.next };
    }),
  ];
}

function orderOf(caller: SignedCaller, amount: string, idempotencyKey: string) {
  const { session, merchant, language } = caller;
  return { playerId: session.playerId, merchant, language, amount, idempotencyKey };
}

/** A cursor is the id of the last row that was shown. */
function readCursor(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (isId(text)) return text;
  throw new AppError('request.invalid', { field: 'cursor', params: { field: 'cursor' } });
}

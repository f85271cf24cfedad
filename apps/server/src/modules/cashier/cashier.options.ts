import type { ValueOf, cashierOptionsCall } from '@arara/contract';
import { depositBlockOf } from './blocks.ts';
import { amountText, maskIdNumber } from './cashier.amount.ts';
import { cashierCurrency } from './cashier.types.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { findOpenDeposit, lastDepositAmount } from './deposit.repository.ts';
import type { DepositRow } from './deposit.repository.ts';
import { readSetting } from './setting.repository.ts';
import { findOpenWithdrawal } from './withdrawal.repository.ts';

type Options = ValueOf<typeof cashierOptionsCall>;

/** Bounds, presets, the limit in force, and what can be withdrawn now. */
export async function viewOptions(
  deps: CashierDeps,
  playerId: bigint,
  merchant: string,
): Promise<Options> {
  const { database, identity, compliance, wallet, clock } = deps;
  const [setting, idNumber, player, limit, block, balance, charge, last, open, asksPassword] =
    await Promise.all([
      readSetting(database.read, merchant),
      identity.idNumberOf(playerId),
      identity.playerOf(playerId),
      compliance.tightestDepositLimit(playerId),
      depositBlockOf(deps, playerId),
      wallet.balanceOf(playerId),
      findOpenDeposit(database.read, playerId, clock.now()),
      lastDepositAmount(database.read, playerId),
      findOpenWithdrawal(database.read, playerId),
      identity.hasPaymentPassword(playerId),
    ]);
  const masked = idNumber === null ? null : maskIdNumber(idNumber);
  const missing = idNumber === null ? 'id_number' : null;
  const available = balance.cash > balance.debt ? balance.cash - balance.debt : 0n;
  return {
    currency: cashierCurrency,
    payer: { idNumberMasked: masked, name: player?.payeeName ?? null },
    deposit: {
      min: amountText(setting.depositMin),
      max: amountText(setting.depositMax),
      presets: setting.depositPresets.map(amountText),
      last: last === null ? null : amountText(last),
      limit:
        limit === null
          ? null
          : {
              period: limit.period,
              amount: amountText(limit.amount),
              used: amountText(limit.used),
              left: amountText(limit.left),
              until: limit.until.toISOString(),
            },
      blocked: block?.reason ?? missing,
      blockedUntil: block?.until?.toISOString() ?? null,
      open: charge === null ? null : chargeOf(charge),
    },
    withdrawal: {
      min: amountText(setting.withdrawalMin),
      max: amountText(setting.withdrawalMax),
      fee: amountText(0n),
      available: amountText(available),
      promiseMinutes: setting.promiseMinutes,
      pixKeyMasked: masked,
      blocked: open === null ? missing : 'pending',
      asksPassword,
    },
  };
}

const chargeOf = ({ id, amount, expires_at: until }: DepositRow) => ({
  id,
  amount: amountText(amount),
  expiresAt: until.toISOString(),
});

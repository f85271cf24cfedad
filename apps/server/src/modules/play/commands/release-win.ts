import { dayIn } from '@arara/calendar';
import type { Tx } from '@arara/postgres';
import type { Chain, Ledger } from '@arara/ledger';
import { isCurrency, money } from '@arara/money';
import type { Currency } from '@arara/money';
import { AppError } from '../../../platform/errors.ts';
import { partsInReview, markReleased, waitingWin } from '../review.repository.ts';
import type { PartInReview, WinInReview } from '../review.repository.ts';
import type { PlayDeps } from '../play.deps.ts';
import type { PlayerAccounts } from '../play.ports.ts';
import { legsOn } from '../stake-terms.ts';
import type { TermsLeg } from '../stake-terms.ts';
import { addPayouts } from '../totals.repository.ts';

export interface Release {
  readonly vendor: string;
  readonly txId: string;
  /** The two people. */
  readonly by: readonly [string, string];
}

/**
 * Two people agree that a held prize is right. Prepares the release and gives its part inside the
 * transaction, which pays the prize to the player's cash, once.
 */
export async function releaseWin(
  deps: PlayDeps,
  ledger: Pick<Ledger, 'postIn'>,
  request: Release,
): Promise<(tx: Tx) => Promise<void>> {
  const { clock, database, ports } = deps;
  if (request.by[0] === request.by[1]) throw new AppError('decision.same.person');
  const win = await waitingWin(database.read, request);
  if (win === null || !isCurrency(win.currency)) throw new AppError('round.not.found');
  const { currency } = win;
  // Asked before the transaction: a process that holds a connection and waits for another one may wait forever.
  const accounts = await ports.wallet.accountsOf(win.playerId);
  const terms = await ports.terms(win.playerId);
  return async (tx) => {
    if (!(await markReleased(tx, win, request.by, clock.now()))) {
      throw new AppError('round.not.found');
    }
    const [outcome] = await ledger.postIn(tx, [
      releaseOf(
        { ...win, currency },
        { accounts, parts: await partsInReview(tx, win), limits: legsOn(terms, 'release', win.at) },
      ),
    ]);
    if (outcome?.ok !== true) throw new Error(`release refused: ${outcome?.refusal}`);
    // After the accounts, as the vendors' posts lock them.
    const day = dayIn(accounts.timeZone, win.at);
    await addPayouts(tx, [{ playerId: win.playerId, day, amount: win.amount }]);
    await ports.wallet.balanceChanged(tx, win.playerId);
    await ports.players.tellOfReleased(tx, win.playerId, money(win.amount, currency));
  };
}

/** The prize from the held account to where its stake came from, and the room below the limits. */
function releaseOf(
  win: WinInReview & { readonly currency: Currency },
  {
    accounts: { held, cash },
    parts,
    limits,
  }: {
    readonly accounts: PlayerAccounts;
    readonly parts: readonly PartInReview[];
    readonly limits: readonly TermsLeg[];
  },
): Chain {
  const amount = money(win.amount, win.currency);
  const reference = `win:${win.vendor}:${win.txId}`;
  const ofCash = parts.reduce((rest, part) => rest - part.amount, win.amount);
  const paid = [{ account: cash, amount: ofCash }, ...parts]
    .filter((part) => part.amount > 0n)
    .map((part) => ({
      debit: held,
      credit: part.account,
      amount: money(part.amount, win.currency),
      code: 'win_released' as const,
      reference,
    }));
  const back = limits.map(({ debit, credit }) => ({
    debit,
    credit,
    amount,
    code: 'limit_returned' as const,
    reference,
  }));
  return { key: `play:release:${win.vendor}:${win.txId}`, transfers: [...paid, ...back] };
}

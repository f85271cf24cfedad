import type { Ledger } from '@arara/ledger';
import { formatDecimal, isCurrency, money } from '@arara/money';
import { z } from 'zod';
import { kindOf } from '../decisions/index.ts';
import type { AnyKind } from '../decisions/index.ts';
import { releaseWin } from './commands/release-win.ts';
import { winInReview } from './review.repository.ts';
import type { PlayDeps } from './play.deps.ts';
import { stuckBefore } from './play.policy.ts';
import type { WalletProtocol } from './play.protocol.ts';
import { standingOf, stuckRound } from './sweep/open-rounds.repository.ts';
import { voidRound } from './sweep/void-round.ts';

const PrizeSubject = z.strictObject({
  vendor: z.string().min(1).max(60),
  txId: z.string().min(1).max(200),
});
/** Ids of rounds are whole numbers of 63 bits. */
const RoundSubject = z.strictObject({ id: z.string().regex(/^\d{1,18}$/) });

/** The decisions of two people about prizes and rounds. */
export const playDecisions = (
  deps: PlayDeps,
  protocol: WalletProtocol,
  ledger: Pick<Ledger, 'postIn'>,
): AnyKind[] => [prizeKind(deps, ledger), roundKind(deps, protocol)];

/** A prize above its vendor's cap goes to the member's cash. */
const prizeKind = (deps: PlayDeps, ledger: Pick<Ledger, 'postIn'>): AnyKind =>
  kindOf<z.output<typeof PrizeSubject>>({
    kind: 'prize.release',
    of: 'brand',
    permissions: {
      read: 'play:prize:read:own-brand',
      propose: 'play:prize:propose:own-brand',
      approve: 'play:prize:approve:own-brand',
    },
    subject: PrizeSubject,
    keyOf: ({ vendor, txId }) => `${vendor}/${txId}`,
    async facts(db, subject, { merchant, lock }) {
      const win = await winInReview(db, merchant ?? '', subject, lock);
      if (win === null) return null;
      return {
        prize: `${win.vendor}/${win.txId}`,
        member: String(win.playerId),
        amount: amountOf(win.amount, win.currency),
        since: win.at.toISOString(),
      };
    },
    execute: (subject, { people }) => releaseWin(deps, ledger, { ...subject, by: people }),
  });

/** A round that its vendor never ended is void, and its stakes go back. */
const roundKind = (deps: PlayDeps, protocol: WalletProtocol): AnyKind =>
  kindOf<z.output<typeof RoundSubject>>({
    kind: 'round.void',
    of: 'brand',
    takesSteps: true,
    permissions: {
      read: 'play:round:read:own-brand',
      propose: 'play:round:propose:own-brand',
      approve: 'play:round:approve:own-brand',
    },
    subject: RoundSubject,
    keyOf: ({ id }) => id,
    async facts(db, { id }, { merchant, lock }) {
      const before = stuckBefore(deps.clock.now());
      const round = await stuckRound(db, merchant ?? '', before, BigInt(id), lock);
      if (round === null) return null;
      const { bets, hasWin } = await standingOf(db, round.id);
      // Its vendor closes it: a prize is not taken back by hand.
      if (hasWin) return null;
      return {
        round: `${round.vendor}/${round.round_id}`,
        member: String(round.player_id),
        stake: amountOf(round.bet, round.currency),
        stakes: String(bets.length),
        opened: round.opened_at.toISOString(),
      };
    },
    async execute({ id }, { people, reason }) {
      await voidRound(deps, protocol, { roundId: BigInt(id), by: people, reason });
      return async () => undefined;
    },
  });

function amountOf(minor: bigint, currency: string): string {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  return `${formatDecimal(money(minor, currency))} ${currency}`;
}

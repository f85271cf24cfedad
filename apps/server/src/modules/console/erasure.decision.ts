import { trialKind } from '@arara/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { kindOf } from '../decisions/index.ts';
import type { AnyKind } from '../decisions/index.ts';
import type { Player } from '../identity/index.ts';
import type { Person } from '../privacy/index.ts';
import { subjectOf } from './audit.ts';
import type { ConsoleDeps } from './console.deps.ts';

const Subject = z.strictObject({ account: z.string().regex(/^\d{1,18}$/) });
type Subject = z.output<typeof Subject>;

type Deps = Pick<ConsoleDeps, 'identity' | 'privacy' | 'staff'>;

/** A member as the modules know a person. */
export const personOf = ({ id, merchant, accountNumber }: Player): Person => ({
  id,
  merchant,
  account: accountNumber,
});

/** Two people erase a person whose account is closed: blocked by the house, with no money and nothing open. */
export const erasureKind = (deps: Deps): AnyKind =>
  kindOf<Subject>({
    kind: 'member.erase',
    of: 'brand',
    permissions: {
      read: 'members:erasure:read:own-brand',
      propose: 'members:erasure:propose:own-brand',
      approve: 'members:erasure:approve:own-brand',
    },
    subject: Subject,
    keyOf: ({ account }) => account,
    async facts(db, subject, { merchant, lock }) {
      const player = await erasable(deps, merchant, subject);
      if (player === null) return null;
      const open = await deps.privacy.openOf(db, personOf(player), { lock });
      return { member: String(player.id), account: player.accountNumber, open: open.join(' ') };
    },
    async permit(db, subject, { merchant, verb }) {
      const player = await erasable(deps, merchant, subject);
      if (player === null || verb !== 'propose') return;
      const open = await deps.privacy.openOf(db, personOf(player));
      if (open.length > 0) throw new AppError('member.not.closed');
    },
    async execute(subject, { merchant, reason, people }) {
      const player = await erasable(deps, merchant, subject);
      if (player === null) throw new AppError('decision.nothing.left');
      return async (tx) => {
        await deps.privacy.erase(tx, personOf(player));
        await deps.staff.record(tx, {
          staffId: null,
          actor: 'machine:program',
          merchant: player.merchant,
          action: 'member.erased',
          subject: subjectOf(player),
          detail: { reason, by: people.join(' and ') },
        });
      };
    },
  });

/** The member; null where there is none of the brand, who plays for nothing, or is erased already. */
async function erasable({ identity }: Deps, merchant: string | null, { account }: Subject) {
  const player = await identity.desk.member(merchant ?? '', account);
  if (player?.accountNumber !== account || player.isAgent === trialKind) return null;
  return (await identity.desk.kept(player.id)) === null ? player : null;
}

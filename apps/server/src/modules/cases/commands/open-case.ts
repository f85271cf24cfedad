import type { Severity } from '@arara/contract';
import { signedBy } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StaffCaller } from '../../../platform/http/caller.ts';
import { openOrJoin, touchCase } from '../case.repository.ts';
import type { CasesDeps } from '../cases.deps.ts';
import { severityNumber } from '../cases.service.ts';
import { insertStep } from '../step.repository.ts';

interface Wish {
  /** The account number of the member. */
  readonly member: string;
  readonly severity: Severity;
  readonly reason: string;
}

/** Opens a case about a member by hand; where one is open already, it gets the words as a comment. */
export async function openCase(
  deps: CasesDeps,
  { staff, merchant }: Pick<StaffCaller, 'staff' | 'merchant'>,
  { member, severity, reason }: Wish,
): Promise<bigint> {
  const player = await deps.identity.desk.member(merchant, member);
  if (player === null) throw new AppError('member.not.found');
  const subject = `member:${player.accountNumber}`;
  return deps.database.transaction(async (tx) => {
    const at = deps.clock.now();
    const number = severityNumber(severity);
    const about = { merchant, kind: 'report', subject, playerId: player.id } as const;
    const { id, fresh } = await openOrJoin(tx, { ...about, severity: number, at });
    if (!fresh) await touchCase(tx, id, at);
    const act = fresh ? 'opened' : 'said';
    await insertStep(tx, id, { act, by: staff.email, words: reason, facts: {}, at });
    await deps.staff.record(tx, {
      ...signedBy(staff),
      merchant,
      action: `case.${act}`,
      subject: `case:${id}`,
      detail: { about: subject, reason, severity },
    });
    return id;
  });
}

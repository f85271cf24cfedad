import type { CaseFile, CaseLine } from '@arara/contract';
import { severities } from '@arara/contract';
import { AppError } from '../../platform/errors.ts';
import type { StaffCaller } from '../../platform/http/caller.ts';
import { maskEmail } from '../identity/index.ts';
import { readCase } from './case.repository.ts';
import type { CaseRow } from './case.repository.ts';
import type { CasesDeps } from './cases.deps.ts';
import { readEvidence, readSteps } from './step.repository.ts';

/** Members by id, with the number of the account and the name that staff may see of everybody. */
export type Members = Awaited<ReturnType<CasesDeps['identity']['desk']['named']>>;

export function presentCase(row: CaseRow, members: Members): CaseLine {
  return {
    id: String(row.id),
    kind: row.kind,
    severity: severities[row.severity - 1] ?? 'high',
    state: row.state,
    subject: row.subject,
    member: row.playerId === null ? null : presentMember(members.get(row.playerId)),
    owner: row.owner,
    openedAt: row.openedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    outcome: row.outcome,
    evidence: row.evidence,
  };
}

/** A member as a list names one; a username that is an e-mail address is masked. */
export function presentMember(
  member: { readonly accountNumber: string; readonly username: string } | undefined,
): CaseLine['member'] {
  if (member === undefined) return null;
  const { accountNumber: account, username } = member;
  return { account, name: username.includes('@') ? maskEmail(username) : username };
}

const idPattern = /^\d{1,18}$/;

/** The id of a case as an address has it; what is none belongs to no case. */
export function caseIdOf(text: string): bigint {
  if (!idPattern.test(text)) throw new AppError('case.not.found');
  return BigInt(text);
}

/** A case of the caller's brand, whole; another brand's does not exist here. */
export async function caseFile(
  deps: CasesDeps,
  { merchant }: Pick<StaffCaller, 'merchant'>,
  id: bigint,
): Promise<CaseFile> {
  const db = deps.database.read;
  const row = await readCase(db, merchant, id);
  if (row === null) throw new AppError('case.not.found');
  const [members, steps, evidence, colleagues] = await Promise.all([
    deps.identity.desk.named(merchant, row.playerId === null ? [] : [row.playerId]),
    readSteps(db, id),
    readEvidence(db, id),
    deps.staff.colleagues(merchant, 'cases:case:work:own-brand'),
  ]);
  const told = <Line extends { readonly id: bigint; readonly at: Date }>(line: Line) => ({
    ...line,
    id: String(line.id),
    at: line.at.toISOString(),
  });
  return {
    ...presentCase(row, members),
    now: deps.clock.now().toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    evidenceList: evidence.map(told),
    story: steps.map(told),
    colleagues: [...colleagues],
  };
}

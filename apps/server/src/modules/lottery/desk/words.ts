import { readResult } from '@arara/lottery';
import type { StaffIssueDetail } from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import type { StaffSession } from '../../../platform/http/caller.ts';
import { findIssue } from '../issue.repository.ts';
import { wakeIssue } from '../issues/stopped.repository.ts';
import { enterResult, withdrawResult } from '../results/enter-result.ts';
import type { EntryRefusal } from '../results/enter-result.ts';
import { callVoid, withdrawVoid } from '../results/void-by-two.ts';
import type { VoidRefusal } from '../results/void-by-two.ts';
import { issueSubject, recordSigned } from '../signed.ts';
import type { DeskDeps } from './desk.ports.ts';
import { requireLottery } from './games.ts';
import { showIssue } from './issues.ts';
import type { IssueName } from './issues.ts';

interface ResultSaid {
  readonly text: string;
  readonly source: string;
  readonly reason: string | null;
}

/** A result in words as the draw model writes it; throws where it is not whole, or where this house draws. */
export async function resultIn(deps: DeskDeps, gameCode: string, text: string): Promise<string> {
  const { drawSource, model } = await requireLottery(deps, gameCode);
  if (drawSource === 'own') throw new AppError('lottery.result.own');
  const read = readResult(model, text);
  if (read.ok) return read.result;
  const [fault] = read.faults;
  throw new AppError('lottery.result.unread', { params: { prize: fault?.prize ?? '' } });
}

/** Keeps what a person read of a draw, or corrects about it. */
export async function sayResult(
  deps: DeskDeps,
  staff: StaffSession,
  name: IssueName,
  { text, source, reason }: ResultSaid,
): Promise<StaffIssueDetail> {
  const result = await resultIn(deps, name.gameCode, text);
  const entered = await enterResult(deps, { ...askOf(staff, name), result, source, reason });
  if (entered.state === 'refused') throw new AppError(refusals[entered.why]);
  return showIssue(deps, staff, name);
}

/** Keeps that a person calls an issue void. */
export async function sayVoid(
  deps: DeskDeps,
  staff: StaffSession,
  name: IssueName,
  reason: string,
): Promise<StaffIssueDetail> {
  const answer = await callVoid(deps, { ...askOf(staff, name), reason });
  if (answer.state === 'refused') throw new AppError(refusals[answer.why]);
  return showIssue(deps, staff, name);
}

/** Takes back what a person said of a result, or that an issue is void. */
export async function unsay(
  deps: DeskDeps,
  staff: StaffSession,
  name: IssueName,
  about: 'result' | 'void',
): Promise<StaffIssueDetail> {
  const ask = askOf(staff, name);
  const answer = await (about === 'void' ? withdrawVoid(deps, ask) : withdrawResult(deps, ask));
  if (answer.state === 'refused') throw new AppError(refusals[answer.why]);
  return showIssue(deps, staff, name);
}

/** Has a held issue looked at again by the next process that pays. */
export async function lookAgain(
  deps: DeskDeps,
  staff: StaffSession,
  name: IssueName,
  reason: string,
): Promise<StaffIssueDetail> {
  const issue = await findIssue(deps.database.read, name.gameCode, name.numero);
  if (issue === null) throw new AppError('lottery.issue.not.found');
  await deps.database.transaction(async (tx) => {
    if (!(await wakeIssue(tx, issue.id))) throw new AppError('lottery.issue.free');
    const deed = { action: 'lottery.looked', subject: issueSubject(name), detail: { reason } };
    await recordSigned(deps, tx, { signed: staff }, deed);
  });
  return showIssue(deps, staff, name);
}

const askOf = (staff: StaffSession, name: IssueName) => ({
  ...name,
  by: staff.email,
  // Staff come from anywhere: there is no account of this machine behind them.
  ranBy: null,
  signed: staff,
});

const refusals = {
  unknown: 'lottery.issue.not.found',
  own: 'lottery.result.own',
  early: 'lottery.result.early',
  over: 'lottery.result.over',
  result: 'lottery.result.unread',
  same: 'lottery.result.same',
  source: 'lottery.result.source',
  nothing: 'lottery.word.none',
  said: 'lottery.void.said',
} as const satisfies Record<EntryRefusal | VoidRefusal, string>;

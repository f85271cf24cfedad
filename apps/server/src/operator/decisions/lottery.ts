import { readFile } from 'node:fs/promises';
import type { ResultFault } from '@arara/lottery';
import { accountOfTwo } from '../../modules/lottery/index.ts';
import type { LotteryService } from '../../modules/lottery/index.ts';
import { decisionUsage, idOf, oneAccount, oneOf, reasonOf } from './ask.ts';
import type { Ask } from './ask.ts';
import {
  endTicket,
  listSaid,
  listTampered,
  restoreTicket,
  withdrawWord,
} from './lottery-tickets.ts';
import type { Tickets } from './lottery-tickets.ts';
import { listEntries, listGames, listLosses, listPayments, listResults } from './lottery-lists.ts';

/** The questions of people to the lottery. */
export type Results = Pick<
  LotteryService,
  | 'readResult'
  | 'enterResult'
  | 'withdrawResult'
  | 'callVoid'
  | 'withdrawVoid'
  | 'waitingResults'
  | 'saidResults'
  | 'waitingPayments'
  | 'losses'
  | 'switchGame'
  | 'switchedGames'
> &
  Tickets;
type Entered = Awaited<ReturnType<Results['enterResult']>>;
type Why = Extract<Entered, { state: 'refused' }>['why'];
type VoidWhy = Extract<Awaited<ReturnType<Results['callVoid']>>, { state: 'refused' }>['why'];

/**
 * `lottery results|result|correct|void|withdraw`: what was drawn elsewhere or not, by two people each;
 * `lottery tampered|restore|giveback|keep|tickets`: tickets that are not as they were counted;
 * `lottery games|off|on`: what is sold at all;
 * `lottery entries|payments|losses`: who said what, what is still to be paid, and what was lost.
 */
export async function lottery(results: Results, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'results':
      return listResults(results);
    case 'result':
      return enter(results, ask, null);
    case 'correct':
      return enter(results, ask, reasonOf(ask, 'Why is it corrected?'));
    case 'void':
      return callVoid(results, ask);
    case 'withdraw':
      return withdraw(results, ask);
    case 'tampered':
      return listTampered(results);
    case 'tickets':
      return listSaid(results);
    case 'restore':
      return restoreTicket(results, ask);
    case 'giveback':
      return endTicket(results, ask, 'return');
    case 'keep':
      return endTicket(results, ask, 'keep');
    case 'payments':
      return listPayments(results);
    case 'entries':
      return listEntries(results);
    case 'losses':
      return listLosses(results);
    case 'games':
      return listGames(results);
    case 'off':
    case 'on':
      return turn(results, ask, ask.verb === 'on');
    default:
      throw new Error(decisionUsage);
  }
}

async function enter(results: Results, ask: Ask, reason: string | null): Promise<string> {
  const issue = issueOf(ask);
  const by = oneOf(ask);
  const source = ask.source?.trim() ?? '';
  if (source === '') throw new Error('Where was it read? Add --source <name or address>.');
  const read = await results.readResult(issue.gameCode, await textOf(ask));
  if (read === null) throw new Error(`There is no lottery ${issue.gameCode}.`);
  if (read === 'own') throw refusedOf(issue, 'own');
  if (!read.ok) {
    throw new Error(['This is not the whole result:', ...read.faults.map(inWords)].join('\n  '));
  }
  const asked = { ...issue, by, source, reason, result: read.result };
  return told(issue, await results.enterResult(asked));
}

/** Calls an issue void that nobody draws; with a second person it is. */
async function callVoid(results: Results, ask: Ask): Promise<string> {
  const issue = issueOf(ask);
  const by = oneOf(ask);
  const reason = reasonOf(ask, 'Why is it void?');
  const answer = await results.callVoid({ ...issue, by, reason });
  if (answer.state === 'refused') throw refusedOf(issue, answer.why);
  const names = answer.said.map(({ entered_by: name }) => name).join(' and ');
  if (answer.state === 'waits') {
    return `${nameOf(issue)}: ${names} calls it void. Somebody else has to say so, too.`;
  }
  const account = accountOfTwo(answer.said);
  const agreed = `${nameOf(issue)}: ${names} call it void. Every stake goes back.`;
  return account === null ? agreed : `${agreed} ${oneAccount(account)}`;
}

/** Takes back what a person said: that an issue is void, or what its result is. */
async function withdraw(results: Results, ask: Ask): Promise<string> {
  if (ask.second === undefined) return withdrawWord(results, ask);
  const issue = issueOf(ask);
  const by = oneOf(ask);
  const answer = await results.withdrawVoid({ ...issue, by });
  if (answer.state !== 'refused') return `${nameOf(issue)}: ${by} does not call it void any more.`;
  return told(issue, await results.withdrawResult({ ...issue, by }));
}

/** Takes a lottery out of sale, or puts it back: one person, at once, for every brand of the house. */
async function turn(results: Results, ask: Ask, active: boolean): Promise<string> {
  const code = idOf(ask);
  if (ask.second !== undefined) throw new Error(decisionUsage);
  const by = oneOf(ask);
  const reason = reasonOf(ask, active ? 'Why is it sold again?' : 'Why is it not sold any more?');
  const answer = await results.switchGame({
    code,
    active,
    by,
    ranBy: ask.ranBy,
    reason,
    signed: ask.person,
  });
  if (answer === 'unknown') throw new Error(`There is no lottery ${code}.`);
  const state = active ? 'on' : 'off';
  if (answer === 'same') throw new Error(`${code} is ${state} already. Nothing was changed.`);
  return active
    ? `${code} is on: it is sold again, new issues are promised within ten minutes.`
    : `${code} is off: nothing more is sold. What was sold is drawn and paid; steps of chases go back when their issue opens.`;
}

async function textOf({ result, file }: Ask): Promise<string> {
  if ((result === undefined) === (file === undefined)) {
    throw new Error('What was drawn? Add --result "<prizes>" or --file <path>.');
  }
  return result ?? readFile(file ?? '', 'utf8');
}

function issueOf({ id, second, ranBy, person }: Ask) {
  if (id === undefined || second === undefined) throw new Error(decisionUsage);
  return { gameCode: id, numero: second, ranBy, signed: person };
}

const nameOf = ({ gameCode, numero }: { gameCode: string; numero: string }): string =>
  `${gameCode} ${numero}`;

function told(issue: ReturnType<typeof issueOf>, entered: Entered): string {
  if (entered.state === 'refused') {
    throw refusedOf(issue, entered.why);
  }
  const { state, said } = entered;
  const names = said.map(({ entered_by: by, source }) => `${by} (${source})`).join(', ');
  if (state === 'agreed') {
    const account = accountOfTwo(said);
    const agreed = `${nameOf(issue)}: ${names} agree. It stands.`;
    return account === null ? agreed : `${agreed} ${oneAccount(account)}`;
  }
  if (state === 'differs') {
    return `${nameOf(issue)}: ${names} differ. Nothing is settled until each who erred enters it again or withdraws.`;
  }
  if (said.length === 0) return `${nameOf(issue)}: nobody says anything about it.`;
  return `${nameOf(issue)}: kept for ${names}. Somebody else has to enter the same from another source.`;
}

const refusedOf = (issue: ReturnType<typeof issueOf>, why: Why | VoidWhy): Error =>
  new Error(`${nameOf(issue)}: ${refusals[why]} Nothing was changed.`);

const refusals: Readonly<Record<Why | VoidWhy, string>> = {
  unknown: 'there is no such issue.',
  own: 'this house draws it by seed and beacon; nobody enters its result or calls it void.',
  said: 'somebody says what was drawn; it is not void while they do.',
  early: 'it is too early: its draw, its count of tickets or its payments are not over.',
  over: 'it has a result, or is void.',
  result: 'this is not the whole result.',
  same: 'this is the result that it has.',
  source:
    'somebody else has named this source, or this person another one; each keeps the one they named.',
  nothing: 'this person said nothing that can be taken back.',
};

function inWords({ fault, prize, found, wanted }: ResultFault): string {
  const sentences: Readonly<Record<ResultFault['fault'], string>> = {
    unknown: `there is no prize "${found}"; there are ${wanted}`,
    twice: `${prize} stands there twice`,
    missing: `${prize} is missing (${wanted} numbers)`,
    count: `${prize} has ${found} numbers, not ${wanted}`,
    number: `${prize}: ${found} is no number of ${wanted} digits`,
  };
  return sentences[fault];
}

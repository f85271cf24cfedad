import { readFile } from 'node:fs/promises';
import type { Decision } from '@arara/contract';
import type { TableFault } from '@arara/lottery';
import type { Lottery } from '../../modules/lottery/index.ts';
import { decisionUsage, idOf, inWords, reasonOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { table } from './table.ts';
import { agree, told } from './two-people.ts';
import type { Decisions } from './two-people.ts';

type Prizes = Pick<Lottery['service']['prizes'], 'list' | 'refusalOf'>;
type TableRefusal = NonNullable<Awaited<ReturnType<Prizes['refusalOf']>>>;

interface OddsDesk {
  readonly lottery: { readonly prizes: Prizes };
  readonly decisions: Decisions;
}

const kind = 'prizes.change';

/** `odds list|show|proposed|set|agree|withdraw`: prizes of the lotteries, which two people change. */
export async function odds(desk: OddsDesk, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(desk, ask);
    case 'show':
      return JSON.stringify(await inForce(desk.lottery.prizes, idOf(ask)), null, 2);
    case 'proposed':
      return proposed(desk, ask);
    case 'set':
      return propose(desk, ask);
    case 'agree':
      return agreeTo(desk, ask);
    case 'withdraw':
      return withdraw(desk, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list({ lottery: { prizes }, decisions }: OddsDesk, ask: Ask): Promise<string> {
  const rows: string[][] = [];
  for (const { code, table: own } of await prizes.list()) {
    const open = await openOf(decisions, ask, code);
    rows.push([
      code,
      own.code,
      String(own.version),
      `${own.capBasisPoints / 100} %`,
      open === null ? '-' : `by ${open.proposedBy}: ${open.reason}`,
    ]);
  }
  const headings = ['lottery', 'prizes', 'version', 'at most back', 'proposed'];
  return table(headings, rows, 'There are no lotteries.');
}

const openOf = (decisions: Decisions, { person, merchant }: Ask, code: string) =>
  decisions.openAbout(person, { merchant, kind, key: code });

async function inForce(prizes: Prizes, code: string) {
  const found = (await prizes.list()).find((game) => game.code === code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found.table;
}

/** A decision among all, short enough to be typed: the second person agrees to just this one. */
const markOf = ({ id }: Pick<Decision, 'id'>): string => id.slice(0, 8);

/** The changes, line by line, and the mark by which one agrees to just this. */
async function proposed({ lottery, decisions }: OddsDesk, ask: Ask): Promise<string> {
  const code = idOf(ask);
  await inForce(lottery.prizes, code);
  const open = await openOf(decisions, ask, code);
  if (open === null) throw new Error(nobody(code));
  const { lottery: _lottery, version: _version, ...changes } = open.facts;
  return [
    `${code}: by ${open.proposedBy}: ${open.reason}`,
    ...Object.entries(changes).map(([name, change]) => `  ${name}: ${change}`),
    `To agree: odds agree ${code} ${markOf(open)}`,
  ].join('\n');
}

async function propose({ lottery, decisions }: OddsDesk, ask: Ask): Promise<string> {
  const { file, person, merchant } = ask;
  if (file === undefined) throw new Error('Which prizes? Add --file <table.json>.');
  const code = idOf(ask);
  const reason = reasonOf(ask, 'Why?');
  const subject = { game: code, table: await read(file) };
  const refusal = await lottery.prizes.refusalOf(subject);
  if (refusal !== null) throw refusedOf(code, file, refusal);
  await inWords(() => decisions.propose(person, { kind, subject, reason, merchant }), {
    'decision.open': `${code} has a proposal already: odds proposed ${code} shows it; its proposer takes it back, another person rejects it.`,
    'permission.denied': `${person.email} may not propose prizes. Nothing was changed.`,
  });
  return `${code}: ${person.email} proposes these prizes. Somebody else has to look, by odds proposed ${code}, and agree.`;
}

function refusedOf(code: string, file: string, refusal: TableRefusal): Error {
  switch (refusal.refused) {
    case 'game':
      return new Error(`There is no lottery ${code}.`);
    case 'table':
      return new Error(`${file} cannot be the prizes of ${code}: look at "${refusal.field}".`);
    case 'faults':
      return new Error(
        [`Refused, nothing was changed:`, ...refusal.faults.map(faultInWords)].join('\n'),
      );
    default:
      return refusal satisfies never;
  }
}

async function read(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8');
  try {
    const table: unknown = JSON.parse(text);
    if (typeof table === 'object' && table !== null) return { ...table };
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
  throw new Error(`${file} is no table of prizes.`);
}

const why: Readonly<Record<TableFault['fault'], string>> = {
  model: 'it is of another draw',
  unknown: 'there is no such way to bet',
  classes: 'a prize is missing, or one too many',
  odds: 'odds are written like 1.96, with four decimals at most',
  cap: 'more would come back than the cap',
  modes: 'modes go from the lowest to the highest, whole points',
  liability:
    'one bet would owe more than a player may take of what the lottery may owe on a number',
};

function faultInWords({ fault, play, class: hit }: TableFault): string {
  const where = [play, hit].filter((part) => part !== null && part !== undefined).join(' ');
  return `  ${where === '' ? 'modes' : where}: ${why[fault]}`;
}

async function agreeTo(desk: OddsDesk, ask: Ask): Promise<string> {
  const { lottery, decisions } = desk;
  const code = idOf(ask);
  if (ask.second === undefined) throw new Error(`To what? odds proposed ${code} tells its mark.`);
  const open = await openOf(decisions, ask, code);
  if (open === null) throw new Error(nobody(code));
  if (markOf(open) !== ask.second) {
    throw new Error(
      `${ask.second} is not what is proposed for ${code} now: look at it by odds proposed ${code}.`,
    );
  }
  const answer = await agree(decisions, ask, open, {
    'decision.facts.changed': `${code} got other prizes meanwhile: take it back and propose anew.`,
  });
  const version = (await inForce(lottery.prizes, code)).version;
  const done = `${code} sells by version ${version}. Tickets that are sold keep their prizes.`;
  return told(answer, { name: code, done });
}

const nobody = (code: string): string =>
  `Nobody proposed prizes for ${code}: odds set ${code} --file <table.json> --reason <sentence>.`;

async function withdraw({ decisions }: OddsDesk, ask: Ask): Promise<string> {
  const { person, merchant } = ask;
  const code = idOf(ask);
  const open = await openOf(decisions, ask, code);
  if (open === null) throw new Error(nobody(code));
  await inWords(() => decisions.withdraw(person, { id: open.id, merchant }), {
    'permission.denied': `${open.proposedBy} proposed it: only the same person takes it back; another one rejects it by decision reject ${open.id}.`,
  });
  return `${person.email} took back what was proposed for ${code}.`;
}

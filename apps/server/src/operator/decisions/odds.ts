import { readFile } from 'node:fs/promises';
import type { TableFault } from '@arara/lottery';
import type { Lottery } from '../../modules/lottery/index.ts';
import { decisionUsage, idOf, oneOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { table } from './table.ts';

type Prizes = Lottery['service']['prizes'];

/** `odds list|show|set|withdraw`: prizes of the lotteries, which two people change. */
export async function odds(prizes: Prizes, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(prizes);
    case 'show':
      return JSON.stringify(await inForce(prizes, idOf(ask)), null, 2);
    case 'set':
      return ask.file === undefined ? approve(prizes, ask) : propose(prizes, ask, ask.file);
    case 'withdraw':
      return withdraw(prizes, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(prizes: Prizes): Promise<string> {
  const lotteries = await prizes.list();
  return table(
    ['lottery', 'prizes', 'version', 'at most back', 'proposed'],
    lotteries.map(({ game: { code, table: own }, proposal }) => [
      code,
      own.code,
      String(own.version),
      `${own.capBasisPoints / 100} %`,
      proposal === null ? '-' : `by ${proposal.proposed_by}: ${proposal.reason}`,
    ]),
    'There are no lotteries.',
  );
}

async function inForce(prizes: Prizes, code: string) {
  const found = (await prizes.list()).find(({ game }) => game.code === code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found.game.table;
}

async function propose(prizes: Prizes, ask: Ask, file: string): Promise<string> {
  const code = idOf(ask);
  const by = oneOf(ask);
  const reason = ask.reason?.trim() ?? '';
  if (reason === '') throw new Error('Why? Add --reason <sentence>.');
  const refusal = await prizes.propose({ game: code, table: await read(file), by, reason });
  if (refusal === null) {
    return `${code}: ${by} proposes these prizes. Somebody else has to agree: odds set ${code} --by <name>`;
  }
  switch (refusal.refused) {
    case 'game':
      throw new Error(`There is no lottery ${code}.`);
    case 'waiting':
      throw new Error(`${code} has a proposal already: agree to it, or odds withdraw ${code}.`);
    case 'table':
      throw new Error(`${file} cannot be the prizes of ${code}: look at "${refusal.field}".`);
    case 'faults':
      throw new Error([`Refused, nothing was changed:`, ...refusal.faults.map(inWords)].join('\n'));
    default:
      return refusal satisfies never;
  }
}

async function read(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}

const why: Readonly<Record<TableFault['fault'], string>> = {
  model: 'it is of another draw',
  unknown: 'there is no such way to bet',
  classes: 'a prize is missing, or one too many',
  odds: 'odds are written like 1.96, with four decimals at most',
  cap: 'more would come back than the cap',
  modes: 'modes go from the lowest to the highest, whole points',
};

function inWords({ fault, play, class: hit }: TableFault): string {
  const where = [play, hit].filter((part) => part !== null && part !== undefined).join(' ');
  return `  ${where === '' ? 'modes' : where}: ${why[fault]}`;
}

async function approve(prizes: Prizes, ask: Ask): Promise<string> {
  const code = idOf(ask);
  const by = oneOf(ask);
  const answer = await prizes.approve(code, by);
  if (typeof answer === 'number') {
    return `${code} sells by version ${answer}. Tickets that are sold keep their prizes.`;
  }
  const words = {
    none: `Nobody proposed prizes for ${code}: give them by --file <table.json> --reason <sentence>.`,
    'same-person': `${by} proposed these prizes: somebody else has to agree.`,
    stale: `${code} got other prizes meanwhile: propose anew.`,
  };
  throw new Error(words[answer]);
}

async function withdraw(prizes: Prizes, ask: Ask): Promise<string> {
  const code = idOf(ask);
  const by = oneOf(ask);
  if (!(await prizes.withdraw(code))) throw new Error(`Nobody proposed prizes for ${code}.`);
  return `${by} took back what was proposed for ${code}.`;
}

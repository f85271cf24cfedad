import { readFile } from 'node:fs/promises';
import type { PrizeTable, TableFault } from '@arara/lottery';
import type { Lottery } from '../../modules/lottery/index.ts';
import { decisionUsage, idOf, oneAccount, oneOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { table } from './table.ts';

type Prizes = Lottery['service']['prizes'];
type Proposed = NonNullable<Awaited<ReturnType<Prizes['list']>>[number]['proposal']>;

/** `odds list|show|proposed|set|agree|withdraw`: prizes of the lotteries, which two people change. */
export async function odds(prizes: Prizes, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(prizes);
    case 'show':
      return JSON.stringify(await inForce(prizes, idOf(ask)), null, 2);
    case 'proposed':
      return proposed(prizes, idOf(ask));
    case 'set':
      return propose(prizes, ask);
    case 'agree':
      return agree(prizes, ask);
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
      proposal === null ? '-' : `by ${proposerOf(proposal)}: ${proposal.reason}`,
    ]),
    'There are no lotteries.',
  );
}

const proposerOf = ({ proposed_by: by, ran_by: account }: Proposed): string =>
  account === null ? by : `${by} (${account})`;

async function inForce(prizes: Prizes, code: string) {
  const found = (await prizes.list()).find(({ game }) => game.code === code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found.game.table;
}

/** What would change, line by line, and the mark by which one agrees to just this. */
async function proposed(prizes: Prizes, code: string): Promise<string> {
  const found = (await prizes.list()).find(({ game }) => game.code === code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  const { game, proposal } = found;
  if (proposal === null) throw new Error(nobody(code));
  const [before, after] = [linesOf(game.table), linesOf(proposal.data)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changes = names.filter((name) => before.get(name) !== after.get(name));
  return [
    `${code}: by ${proposerOf(proposal)}: ${proposal.reason}`,
    ...changes.map((name) => `  ${name}: ${before.get(name) ?? '-'} → ${after.get(name) ?? '-'}`),
    `To agree: odds agree ${code} ${proposal.mark} --by <name>`,
  ].join('\n');
}

/** Every value of a table by its path; a way to bet that is sold at prizes by mode says so. */
function linesOf(table: PrizeTable): Map<string, string> {
  if (table.family === 'LOTT') {
    const { modeMin, modeMax, plays } = table;
    const modes = { modeMin: String(modeMin), modeMax: String(modeMax) };
    return new Map([...Object.entries(modes), ...plays.map((play) => [play, 'sold'] as const)]);
  }
  return new Map(
    Object.entries(table.odds).flatMap(([play, classes]) =>
      Object.entries(classes).map(([hit, odds]) => [`${play} ${hit}`, odds] as const),
    ),
  );
}

async function propose(prizes: Prizes, ask: Ask): Promise<string> {
  const { file } = ask;
  if (file === undefined) throw new Error('Which prizes? Add --file <table.json>.');
  const code = idOf(ask);
  const by = oneOf(ask);
  const reason = ask.reason?.trim() ?? '';
  if (reason === '') throw new Error('Why? Add --reason <sentence>.');
  const refusal = await prizes.propose({
    game: code,
    table: await read(file),
    by,
    ranBy: ask.ranBy,
    reason,
  });
  if (refusal === null) {
    return `${code}: ${by} proposes these prizes. Somebody else has to look, by odds proposed ${code}, and agree.`;
  }
  switch (refusal.refused) {
    case 'game':
      throw new Error(`There is no lottery ${code}.`);
    case 'waiting':
      throw new Error(
        `${code} has a proposal already: odds proposed ${code} shows it, odds withdraw ${code} takes it back.`,
      );
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
  liability:
    'one bet would owe more than a player may take of what the lottery may owe on a number',
};

function inWords({ fault, play, class: hit }: TableFault): string {
  const where = [play, hit].filter((part) => part !== null && part !== undefined).join(' ');
  return `  ${where === '' ? 'modes' : where}: ${why[fault]}`;
}

async function agree(prizes: Prizes, ask: Ask): Promise<string> {
  const code = idOf(ask);
  const by = oneOf(ask);
  if (ask.second === undefined) throw new Error(`To what? odds proposed ${code} tells its mark.`);
  const { ranBy } = ask;
  const first = (await prizes.list()).find(({ game }) => game.code === code)?.proposal?.ran_by;
  const answer = await prizes.approve(code, ask.second, by, ranBy);
  if (typeof answer === 'number') {
    const told = `${code} sells by version ${answer}. Tickets that are sold keep their prizes.`;
    return ranBy !== null && first === ranBy ? `${told} ${oneAccount(ranBy)}` : told;
  }
  const words = {
    none: nobody(code),
    other: `${ask.second} is not what is proposed for ${code} now: look at it by odds proposed ${code}.`,
    'same-person': `${by} proposed these prizes: somebody else has to agree.`,
    stale: `${code} got other prizes meanwhile: propose anew.`,
  };
  throw new Error(words[answer]);
}

const nobody = (code: string): string =>
  `Nobody proposed prizes for ${code}: odds set ${code} --file <table.json> --by <name> --reason <sentence>.`;

async function withdraw(prizes: Prizes, ask: Ask): Promise<string> {
  const code = idOf(ask);
  const by = oneOf(ask);
  if (!(await prizes.withdraw(code))) throw new Error(nobody(code));
  return `${by} took back what was proposed for ${code}.`;
}

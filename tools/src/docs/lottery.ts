import { patienceMs, playOf, proofOf, sizeOf, unitBetsOf } from '@arara/lottery';
import type { DrawModel, DrawPart, Family, Play, PlayType, PrizeClass } from '@arara/lottery';
import { sampleOf, sampleText } from './samples.ts';
import { table } from './table.ts';

/**
 * The text of docs/lottery.md: every model and play type with its exact chances, below what is
 * said of the lotteries sold.
 */
export function lotteryDocument(families: readonly Family[], returns: string): string {
  const plays = families.reduce((sum, { playTypes }) => sum + playTypes.length, 0);
  const models = families.reduce((sum, family) => sum + family.models.length, 0);
  const counted = `There are ${plays} play types on ${models} draw models.`;
  return `${INTRODUCTION}\n${counted}\n\n${returns}\n\n${families.map(section).join('\n\n')}\n`;
}

const hourMs = 3_600_000;

const INTRODUCTION = `# Lotteries

Every lottery of the house, every way to bet on it, and the exact chance of every prize.
\`npm run docs\` writes this page from \`packages/lottery/src/games\` and \`database/seeds/lotteries.ts\`; do not
edit it.

**How to read it.** A *draw model* says what is drawn. A *play type* says what can be marked. One line
may make many *unit bets*: the column *for example* marks something, *unit bets* says how many bets that
is; each is paid on its own. Rows of a line stand after each other with a comma between, a dash is a
row left empty. A *class* is what one unit bet can win: *hit3* is three hits, *group6* a bet on six orders
at once, a word is won where the draw is called so. Its *ways* are the outcomes that win it, of all
outcomes, which are equally likely; *one in* is the same as a chance. Where an outcome can hit twice it
counts twice. *Stake back* is no prize: the stake is returned. Play types that differ only in the places
that they look at stand in one line, and so do classes with the same chance.

**How it is proven.** *Tried* means that a test goes through every outcome and counts; *formula* means
that there are too many, and that the rule's formula counts, which is itself compared with trying all
outcomes of small lotteries. The count must equal the table's declaration, for each kind of unit bet,
and a line must win what its unit bets win one by one. To repeat it:

\`\`\`sh
npm test -- packages/lottery
\`\`\`

**Return.** Prizes by mode return mode / 2000 of what is staked on every kind of unit bet: 98 % at
1960, stakes given back included; a test works that out for every play type below. A class that is alone in its
kind and comes once in N pays N · mode / 2000 stakes. A mode that is lower by 20 gives one percent of the stake
back instead.

**When there is no result.** A draw of the house waits for its beacon for ${hoursOf(patienceMs.own)} after its time, always for
the same round; where most servers of the beacon then say that there is none, the issue is void. A draw that is made
elsewhere is void without two people who tell the same result from two sources ${hoursOf(patienceMs.external)} after its time,
or as soon as two people say that nobody drew it; a draw of the house nobody can call void.
Tickets that were counted after the beacon's time make an issue void too. Every stake of a void issue goes back whole.
The instant of each issue is published before its sale, as \`voidAt\` of \`GET /api/lottery/issues/:gameCode/:numero\` and
on the page of the issue.
`;

function hoursOf(ms: number): string {
  const hours = ms / hourMs;
  return hours === 1 ? 'one hour' : `${hours} hours`;
}

/** The readers' names for the families. */
const names: Readonly<Record<string, string>> = {
  balls: 'Ball draws as Brazil knows them',
  '11x5': 'Five of eleven',
  hk6: 'Six and one of forty-nine',
  k3: 'Three dice',
  keno: 'Keno',
  pc28: 'Twenty-eight sums of three digits',
  pk10: 'A race of ten cars',
  ssc: 'Five digits every few minutes',
  '3d': 'Three and five digits once a day',
  vietnam: 'Vietnam: North, Central and South',
};

function nameOf({ code }: Family): string {
  const name = names[code];
  if (name === undefined) throw new RangeError(`${code} has no name in the documents`);
  return name;
}

function section(family: Family): string {
  return [
    `## ${nameOf(family)}`,
    table(['model', 'drawn', 'outcomes'], family.models.map(modelRow)),
    table(
      ['play type', 'for example', 'unit bets', 'class', 'ways', 'one in', 'proven'],
      alike(family).flatMap(({ codes, rows }) => withCodes(codes, rows)),
    ),
  ].join('\n\n');
}

function modelRow(model: DrawModel): string[] {
  const outcomes = model.parts.reduce((product, part) => product * sizeOf(part), 1n);
  return [`\`${model.code}\``, model.parts.map(partText).join('; '), grouped(outcomes)];
}

function partText({ name, how, count, low, high, width }: DrawPart): string {
  const range = [low, high].map((number) => String(number).padStart(width, '0')).join(' to ');
  const kinds = { each: 'each by itself', order: 'in order, none twice', set: 'none twice' };
  return `${name}: ${count} of ${range}${count === 1 ? '' : `, ${kinds[how]}`}`;
}

/** Play types whose rows say the same, in the order in which they come. */
function alike(family: Family): { codes: string[]; rows: string[][] }[] {
  const found = new Map<string, { codes: string[]; rows: string[][] }>();
  for (const type of family.playTypes) {
    const rows = playRows(playIn(family, type));
    const key = JSON.stringify([type.rule, rows]);
    const same = found.get(key);
    if (same === undefined) found.set(key, { codes: [type.code], rows });
    else same.codes.push(type.code);
  }
  return [...found.values()];
}

function playIn({ models }: Family, type: PlayType): Play {
  const model = models.find(({ code }) => code === type.model);
  if (model === undefined) throw new RangeError(`${type.code} has no model`);
  return playOf(type, model);
}

/** The rows of the table about a play type, without its code: a row for each class. */
function playRows(play: Play): string[][] {
  const sample = sampleOf(play);
  const { price, classes } = play.type;
  const bets = grouped(BigInt(unitBetsOf(play, sample)));
  const unitBets = price === 1 ? bets : `${bets} of ${price} stakes`;
  const proven =
    proofOf(play) === 'enumerated' ? `tried ${grouped(sizeOf(play.population))}` : 'formula';
  return classCells(classes).map((cells, at) => [
    at === 0 ? sampleText(play, sample) : '',
    at === 0 ? unitBets : '',
    ...cells,
    at === 0 ? proven : '',
  ]);
}

/** Classes of the same chance stand in one row. */
function classCells(classes: readonly PrizeClass[]): string[][] {
  const chances = Map.groupBy(
    classes,
    ({ ways, of, share }) => `${ways} ${of} ${share === 'push'}`,
  );
  return [...chances.values()].map((same) => {
    const [{ ways, of, share }] = same as [PrizeClass];
    const codes = same.map(({ code }) => code.replace(/-push$/, '')).join(', ');
    const names = share === 'push' ? `stake back: ${codes}` : codes;
    return [names, `${grouped(ways)} of ${grouped(of)}`, oneIn(ways, of)];
  });
}

function withCodes(codes: readonly string[], rows: readonly string[][]): string[][] {
  const name = codes.map((code) => `\`${code}\``).join(', ');
  return rows.map((cells, at) => [at === 0 ? name : '', ...cells]);
}

/** of / ways to two decimals, the second rounded to the nearest; whole from a thousand on. */
export function oneIn(ways: bigint, of: bigint): string {
  const digits = of >= ways * 1_000n ? 0n : 2n;
  const scaled = (2n * of * 10n ** digits + ways) / (2n * ways);
  if (digits === 0n) return grouped(scaled);
  const decimals = String(scaled % 100n).padStart(2, '0');
  return `${scaled / 100n}.${decimals}`.replace(/\.?0+$/, '');
}

/** Digits in threes; a power of ten that nobody would count the zeros of is written as one. */
function grouped(number: bigint): string {
  const digits = String(number);
  if (digits.length > 18 && /^10+$/.test(digits)) return `10^${digits.length - 1}`;
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

// `npm run verify -- <round.json | issue.json | address>`: plays a published round again, or draws a
// published issue again, and says check by check whether it is what the seeds give. Ends with 1 where
// it is not, with 2 where there is nothing to verify. Only an address needs a network: that of the call, or
// of the page that shows the issue. `npm run verify -- ledger …` compares a dump of the ledger with published heads.
import { verifyRound, type RoundProof } from '@arara/game-kit';
import {
  lineText,
  prizesByLine,
  verifyIssue,
  type IssueGround,
  type TicketSaid,
  type TicketWon,
} from '@arara/lottery';
import { games } from './games.ts';
import { models } from './lotteries.ts';
import { readProof } from './read-proof.ts';
import { undrawnState } from './undrawn.ts';
import { languageOf, sentence, type Speaker } from './words.ts';

interface Step {
  readonly check: string;
  readonly ok: boolean;
  readonly stated: string;
  readonly found: string;
}

const LONG = 200;
const language = languageOf(process.env);
const ofRounds: Speaker = (key) => sentence(language, 'games', key);
const ofIssues: Speaker = (key) => sentence(language, 'draws', key);
const ofCommand: Speaker = (key) => sentence(language, 'verify', key);

const [place, ...rest] = process.argv.slice(2);
if (place === 'ledger') {
  const { verifyLedger } = await import('./ledger.ts');
  process.exitCode = await verifyLedger(rest, ofCommand);
} else {
  process.exitCode = await verifyProof(place);
}

async function verifyProof(at: string | undefined): Promise<number> {
  const read = at === undefined ? ({ fault: 'usage' } as const) : await readProof(at);
  if (!('fault' in read)) return tellProof(read.proof);
  console.error(ofCommand(read.fault));
  return 2;
}

/** Answers the code to end with. */
function tellProof(proof: unknown): number {
  const undrawn = undrawnState(proof);
  if (undrawn !== null) {
    console.error(ofCommand(undrawn));
    return 2;
  }
  return (isIssue(proof) ? tellIssue : tellRound)(proof) ? 0 : 1;
}

function tellRound(proof: unknown): boolean {
  const { ok, steps, isBound } = verifyRound(proof, games);
  tell(ofRounds, steps);
  if (steps[0]?.check !== 'shape') tellMoney(proof as RoundProof);
  console.log(ofRounds(ok ? 'verify.good' : 'verify.bad'));
  if (ok && !isBound) console.log(ofRounds('verify.unbound'));
  return ok;
}

/** A bought round takes its price from the wallet, and its prizes count from the stake. */
function tellMoney({ stake, cost, payout, currency }: RoundProof): void {
  const told = { stake, ...(cost === undefined ? {} : { cost }), payout };
  for (const [name, amount] of Object.entries(told))
    console.log(`    ${ofCommand(`round.${name}`)}: ${amount} ${currency}`);
}

function tellIssue(proof: unknown): boolean {
  const { ok, steps, ground, ticket, won } = verifyIssue(proof, models);
  tell(ofIssues, steps);
  if (ticket !== null) tellTicket(ticket, won);
  console.log(ofIssues(ok ? goodOf(ground) : 'verify.bad'));
  if (ok) console.log(ofIssues(`verify.${ground}`));
  return ok;
}

/** Whose ticket it is shows by what it says: whoever has it compares, and what it wins with what was paid. */
function tellTicket({ ticket, stake, lines }: TicketSaid, won: TicketWon | null): void {
  console.log(ofIssues('verify.ticket'));
  console.log(`    ${ofIssues('verify.ticket.id')}: ${ticket}`);
  const byLine = won === null ? null : prizesByLine(won);
  for (const [at, line] of lines.entries()) {
    console.log(`    ${ofCommand('line')}: ${lineText(line)}`);
    if (byLine !== null) console.log(`        ${ofCommand('prize')}: ${byLine[at]}`);
  }
  console.log(`    ${ofCommand('stake')}: ${stake}`);
  if (won !== null) console.log(`    ${ofCommand('rebate')}: ${won.rebate}`);
}

function goodOf(ground: IssueGround): string {
  return ground === 'entered' ? 'verify.whole' : 'verify.good';
}

/** Only an issue has a number of its sale. */
function isIssue(proof: unknown): boolean {
  return typeof proof === 'object' && proof !== null && 'numero' in proof;
}

function tell(say: Speaker, steps: readonly Step[]): void {
  for (const { check, ok, stated, found } of steps) {
    console.log(`${ok ? '✓' : '✗'} ${say(`verify.check.${check}`)}`);
    if (!ok) console.log(`    ${shown(stated)}\n    ${shown(found)}`);
  }
}

function shown(text: string): string {
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

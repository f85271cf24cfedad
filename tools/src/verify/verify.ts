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
import type { Terminal } from './terminal.ts';
import { undrawnState } from './undrawn.ts';
import { sentence, type Speaker } from './words.ts';

interface Step {
  readonly check: string;
  readonly ok: boolean;
  readonly stated: string;
  readonly found: string;
}

const LONG = 200;

/** Does as the arguments of the command say; answers the code to end with. */
export async function verify(args: readonly string[], terminal: Terminal): Promise<number> {
  const { language, complain } = terminal;
  const ofCommand: Speaker = (key) => sentence(language, 'verify', key);
  const [place, ...rest] = args;
  if (place === 'ledger') {
    const { verifyLedger } = await import('./ledger.ts');
    return verifyLedger(rest, ofCommand, terminal);
  }
  const read = place === undefined ? ({ fault: 'usage' } as const) : await readProof(place);
  if ('fault' in read) {
    complain(ofCommand(read.fault));
    return 2;
  }
  const undrawn = undrawnState(read.proof);
  if (undrawn === null) return createTeller(terminal)(read.proof) ? 0 : 1;
  complain(ofCommand(undrawn));
  return 2;
}

/** Tells a proof check by check; answers whether all of it is right. */
function createTeller({ language, tell: print }: Terminal): (proof: unknown) => boolean {
  const ofRounds: Speaker = (key) => sentence(language, 'games', key);
  const ofIssues: Speaker = (key) => sentence(language, 'draws', key);
  const ofCommand: Speaker = (key) => sentence(language, 'verify', key);

  function tellRound(proof: unknown): boolean {
    const { ok, steps, isBound } = verifyRound(proof, games);
    tellSteps(ofRounds, steps);
    if (steps[0]?.check !== 'shape') tellMoney(proof as RoundProof);
    print(ofRounds(ok ? 'verify.good' : 'verify.bad'));
    if (ok && !isBound) print(ofRounds('verify.unbound'));
    return ok;
  }

  /** A bought round takes its price from the wallet, and its prizes count from the stake. */
  function tellMoney({ stake, cost, payout, currency }: RoundProof): void {
    const told = { stake, ...(cost === undefined ? {} : { cost }), payout };
    for (const [name, amount] of Object.entries(told))
      print(`    ${ofCommand(`round.${name}`)}: ${amount} ${currency}`);
  }

  function tellIssue(proof: unknown): boolean {
    const { ok, steps, ground, ticket, won } = verifyIssue(proof, models);
    tellSteps(ofIssues, steps);
    if (ticket !== null) tellTicket(ticket, won);
    print(ofIssues(ok ? goodOf(ground) : 'verify.bad'));
    if (ok) print(ofIssues(`verify.${ground}`));
    return ok;
  }

  /** Prints what a ticket says: its owner compares that with the ticket, and the prize with what was paid. */
  function tellTicket({ ticket, stake, lines }: TicketSaid, won: TicketWon | null): void {
    print(ofIssues('verify.ticket'));
    print(`    ${ofIssues('verify.ticket.id')}: ${ticket}`);
    const byLine = won === null ? null : prizesByLine(won);
    for (const [at, line] of lines.entries()) {
      print(`    ${ofCommand('line')}: ${lineText(line)}`);
      if (byLine !== null) print(`        ${ofCommand('prize')}: ${byLine[at]}`);
    }
    print(`    ${ofCommand('stake')}: ${stake}`);
    if (won !== null) print(`    ${ofCommand('rebate')}: ${won.rebate}`);
  }

  function tellSteps(say: Speaker, steps: readonly Step[]): void {
    for (const { check, ok, stated, found } of steps) {
      print(`${ok ? '✓' : '✗'} ${say(`verify.check.${check}`)}`);
      if (!ok) print(`    ${shown(stated)}\n    ${shown(found)}`);
    }
  }

  return (proof) => (isIssue(proof) ? tellIssue : tellRound)(proof);
}

function goodOf(ground: IssueGround): string {
  return ground === 'entered' ? 'verify.whole' : 'verify.good';
}

/** Only an issue has a number of its sale. */
function isIssue(proof: unknown): boolean {
  return typeof proof === 'object' && proof !== null && 'numero' in proof;
}

function shown(text: string): string {
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

import { readFile } from 'node:fs/promises';
import { accountOfTwo } from '../../modules/lottery/index.ts';
import type { LotteryService } from '../../modules/lottery/index.ts';
import { amountOf } from './amount.ts';
import { idOf, oneAccount, oneOf, reasonOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';

/** The questions of people about tickets that are not as they were counted. */
export type Tickets = Pick<
  LotteryService,
  'decideTicket' | 'withdrawTicket' | 'tamperedTickets' | 'saidOfTickets'
>;
type Decided = Awaited<ReturnType<Tickets['decideTicket']>>;
type Why = Extract<Decided, { state: 'refused' }>['why'];

/** `lottery restore`: the text that was counted, from a file that holds it or a proof with it. */
export async function restoreTicket(tickets: Tickets, ask: Ask): Promise<string> {
  if (ask.file === undefined) throw new Error('Which text was counted? Add --file <path>.');
  const text = textIn(await readFile(ask.file, 'utf8'));
  return decide(tickets, ask, { decision: 'restore', text });
}

/** `lottery giveback`, `lottery keep`: nobody has its text. */
export const endTicket = (
  tickets: Tickets,
  ask: Ask,
  decision: 'return' | 'keep',
): Promise<string> => decide(tickets, ask, { decision });

async function decide(
  tickets: Tickets,
  ask: Ask,
  wish: Parameters<Tickets['decideTicket']>[1],
): Promise<string> {
  const asked = { ...personOf(ask), reason: reasonOf(ask, 'Why is that right?') };
  return told(asked.ref, await tickets.decideTicket(asked, wish));
}

/** Takes back what a person said of a ticket. */
export async function withdrawWord(tickets: Tickets, ask: Ask): Promise<string> {
  const asked = personOf(ask);
  return told(asked.ref, await tickets.withdrawTicket(asked));
}

const personOf = (ask: Ask) => ({
  ref: idOf(ask),
  by: oneOf(ask),
  ranBy: ask.ranBy,
  signed: ask.person,
});

/** Tickets that keep an issue waiting; a line for each who spoke, or one that is empty. */
export async function listTampered(tickets: Tickets): Promise<string> {
  const found = await tickets.tamperedTickets(askedMax);
  return table(
    ['ticket', 'lottery', 'issue', 'member', 'waits for', 'staked', 'paid', 'says', 'by', 'why'],
    found.flatMap(({ issue, ticket, round, said }) => {
      const known = [
        ticket.ref,
        issue.game_code,
        issue.numero,
        String(ticket.player_id),
        issue.state === 'SETTLING' ? 'prize' : 'correction',
        // By the wallet: the row may say anything.
        round === null ? 'UNKNOWN' : amountOf(round.bet, 'BRL'),
        round === null ? '-' : amountOf(round.win, 'BRL'),
      ];
      const words = said.map((one) => [inWords(one.decision), one.entered_by, one.reason ?? '']);
      return (words.length === 0 ? [['-', '-', '']] : words).map((word) => [...known, ...word]);
    }),
    'Every ticket that is paid is as it was counted.',
  );
}

/** All that people said of tickets, the latest first. */
export async function listSaid(tickets: Tickets): Promise<string> {
  return table(
    ['ticket', 'lottery', 'issue', 'at', 'says', 'by', 'from', 'why', 'now'],
    (await tickets.saidOfTickets(askedMax)).map((row) => [
      row.ref,
      row.game_code,
      row.numero,
      row.entered_at.toISOString(),
      row.reason === null ? 'takes it back' : inWords(row.decision),
      row.entered_by,
      row.ran_by ?? '-',
      row.reason ?? '-',
      row.state,
    ]),
    'Nobody has decided anything of a ticket.',
    'latest',
  );
}

/** A member keeps the whole proof; somebody else may have the text alone. */
function textIn(file: string): string {
  try {
    const found = JSON.parse(file) as { ticket?: { text?: unknown }; value?: unknown };
    const proof = (found.value ?? found) as typeof found;
    const text = typeof proof.ticket === 'object' ? proof.ticket.text : undefined;
    if (typeof text === 'string') return text;
  } catch {
    // It is no JSON: that it is not what was counted is said below.
  }
  return file.trim();
}

const decisions = {
  restore: 'restore its text',
  return: 'give its stake back',
  keep: 'leave it what it has',
} as const;
const inWords = (decision: keyof typeof decisions): string => decisions[decision];

function told(ref: string, decided: Decided): string {
  if (decided.state === 'refused') {
    throw new Error(`${ref}: ${refusals[decided.why]} Nothing was changed.`);
  }
  const { state, said } = decided;
  const names = said
    .map(({ entered_by: by, decision }) => `${by} (${inWords(decision)})`)
    .join(', ');
  if (state === 'waits') {
    if (said.length === 0) return `${ref}: nobody says anything about it.`;
    return `${ref}: kept for ${names}. Somebody else has to say the same.`;
  }
  if (state === 'differs') {
    return `${ref}: ${names} differ. Nothing is done until who erred says otherwise or withdraws.`;
  }
  const account = accountOfTwo(said);
  const agreed = `${ref}: ${names} agree. ${outcomes[state]}`;
  return account === null ? agreed : `${agreed} ${oneAccount(account)}`;
}

const outcomes = {
  restore: 'It is what was counted again, and is paid with its issue.',
  return: 'It is void, and its stake goes back at once.',
  keep: 'The correction leaves it what it has.',
} as const;

const refusals: Readonly<Record<Why, string>> = {
  unknown:
    'there is no such ticket; `lottery tampered` lists those that wait, by the names in their rows.',
  over: 'no issue waits for it.',
  held: 'its issue is held: put that right first.',
  whole: 'its row is what was counted; it is paid with its issue.',
  text: 'that is not the text that was counted.',
  return: 'nothing was paid yet: restore it, or give its stake back.',
  keep: 'it was paid by the result before: restore it, or leave it what it has.',
  prize: 'the wallet has paid or ended it already: it cannot be given back, only restored.',
  unsold:
    'the wallet knows no stake of that name, which was rewritten, too: it can only be restored.',
  nothing: 'this person says nothing about it.',
};

import { hexToBytes } from '@noble/hashes/utils.js';
import type { Draw } from '../draw/model.ts';
import type { PublishedIssue, TicketProof } from './published.ts';
import { createMerkleTree, rootOver, ticketLeaf } from './merkle.ts';
import { promiseHash, type Promised } from './promise.ts';
import { prizesSaid } from '../prizes/said.ts';
import { readTicketText, type TicketSaid } from './ticket-text.ts';
import { wonOf } from './ticket-won.ts';
import type { TicketWon } from '../winnings.ts';

/** The checks, in this order; each has a sentence in the messages under `draws:verify`. */
export type IssueCheck =
  | 'shape'
  | 'reveal'
  | 'seed'
  | 'chain'
  | 'round'
  | 'closed'
  | 'beacon'
  | 'sources'
  | 'tickets'
  | 'named'
  | 'promise'
  | 'prizes'
  | 'ticket'
  | 'model'
  | 'result'
  | 'whole';

export interface IssueStep {
  readonly check: IssueCheck;
  readonly ok: boolean;
  /** The value that the issue states, and the computed one. */
  readonly stated: string;
  readonly found: string;
}

/**
 * The ground of a result that stands: the `public` beacon, a `private` one (the stand-in of a demo
 * proves nothing), or two people who `entered` what somebody else drew.
 */
export type IssueGround = 'public' | 'private' | 'entered';

export interface IssueVerdict {
  readonly ok: boolean;
  readonly steps: readonly IssueStep[];
  readonly ground: IssueGround;
  /** The result, where there is one that follows from the proof. */
  readonly draw: Draw | null;
  /** The content of the ticket that took part, where one is asked for. */
  readonly ticket: TicketSaid | null;
  /** The prize of the ticket in that draw; null where there is none, or where this verifier cannot reckon it. */
  readonly won: TicketWon | null;
}

/** The verdict on an issue by its checks. */
export function verdictOf(
  steps: readonly IssueStep[],
  ground: IssueGround = 'private',
  draw: Draw | null = null,
  { ticket, model = '' }: Partial<Pick<PublishedIssue, 'ticket' | 'model'>> = {},
): IssueVerdict {
  const ok = steps.every((each) => each.ok) && draw !== null;
  return {
    ok,
    steps,
    ground,
    draw,
    ticket: ticket === undefined ? null : readTicketText(ticket.text),
    won: ok && ticket !== undefined ? wonOf(ticket, model, draw) : null,
  };
}

type Tickets = Pick<PublishedIssue, 'leaves' | 'tickets' | 'ticketsRoot' | 'ticket'>;
type Named = Pick<PublishedIssue, 'game' | 'numero' | 'ticket'>;

/** Without the leaves only the count of none can be checked. */
export function ticketsStep({ leaves, tickets, ticketsRoot }: Tickets): IssueStep | null {
  if (leaves === undefined && tickets > 0) return null;
  const { size, root } = createMerkleTree((leaves ?? []).map(hexToBytes));
  return same('tickets', `${tickets} ${ticketsRoot}`, `${size} ${root}`);
}

/** A ticket of another issue took no part in this one, wherever its text was hashed. */
export function namedStep({ ticket, game, numero }: Named): IssueStep | null {
  if (ticket === undefined) return null;
  const said = readTicketText(ticket.text);
  return same('named', `${game} ${numero}`, said === null ? '' : `${said.game} ${said.numero}`);
}

/** A ticket says what its issue was promised by: another seed or time is not that of its sale. */
export function promiseStep(
  { ticket, ...issue }: PublishedIssue,
  draw: Promised['draw'],
): IssueStep | null {
  if (ticket === undefined) return null;
  const said = readTicketText(ticket.text)?.promise ?? '';
  return same('promise', promiseHash({ ...issue, draw }), said);
}

/** The prizes that come with a ticket are those that its text names by their hash. */
export function prizesStep({ ticket }: Pick<PublishedIssue, 'ticket'>): IssueStep | null {
  if (ticket === undefined) return null;
  return same('prizes', readTicketText(ticket.text)?.prizes ?? '', hashed(ticket.prizes));
}

/** The person who hands a proof to a verifier may have written anything in it: no data, no hash. */
function hashed(prizes: TicketProof['prizes']): string {
  try {
    return prizesSaid(prizes);
  } catch {
    return '';
  }
}

/** The place of one ticket among all, where it is asked for. */
export function ticketStep({ ticket, tickets, ticketsRoot }: Tickets): IssueStep | null {
  return ticket === undefined ? null : same('ticket', ticketsRoot, rootOfTicket(ticket, tickets));
}

function rootOfTicket({ text, index, path }: TicketProof, size: number): string {
  return rootOver(ticketLeaf(text), { index, size, path }) ?? '';
}

/** A check that two texts are one. */
export function same(check: IssueCheck, stated: string, found: string): IssueStep {
  return step(check, stated === found && found !== '', stated, found);
}

/** One check with what was stated and found. */
export function step(check: IssueCheck, ok: boolean, stated: string, found: string): IssueStep {
  return { check, ok, stated, found };
}

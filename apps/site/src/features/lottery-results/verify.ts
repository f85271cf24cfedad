import { canonicalJson } from '@arara/fairness';
import { drawModels, lineText, verifyIssue } from '@arara/lottery';
import type { IssueVerdict, TicketSaid, TicketWon } from '@arara/lottery';
import { formatDecimal, isCurrency, money, parseMoney } from '@arara/money';
import type { Answer } from '../../lib/api.ts';
import { readLine } from '@arara/lottery-view/read-line';
import type { ReadRow } from '@arara/lottery-view';

/** The fields that a page shows of the ticket whose proof it has. */
export type ShownTicket = Pick<
  Answer<'myTicket'>,
  | 'id'
  | 'gameCode'
  | 'numero'
  | 'promise'
  | 'mode'
  | 'unit'
  | 'roundedBy'
  | 'stake'
  | 'currency'
  | 'lines'
>;

type LineSaid = TicketSaid['lines'][number];

/** A line that a ticket's text holds. */
export interface SaidLine {
  /** As it stands there, for a way to bet that is unknown here. */
  readonly code: string;
  readonly line: LineSaid;
  readonly rows: readonly ReadRow[] | null;
}

/** The result of the check, with the ticket of a page where there is one. */
export interface CheckedIssue extends Pick<IssueVerdict, 'ok' | 'ground'> {
  readonly steps: readonly {
    readonly check: IssueVerdict['steps'][number]['check'] | 'mine';
    readonly ok: boolean;
    readonly stated: string;
    readonly found: string;
  }[];
  /** The draw is right, and the ticket in its proof is another one than the page shows. */
  readonly isOther: boolean;
  readonly said: {
    readonly id: string;
    readonly lines: readonly SaidLine[];
    readonly unit: TicketSaid['unit'];
    readonly stake: string;
    /** The prize of the ticket by the proof, and the rebate, if any; null where they cannot be reckoned here. */
    readonly won: { readonly prize: string; readonly rebate: string | null } | null;
  } | null;
}

/**
 * Draws a published issue again on this device, with the code that drew it, and compares the ticket in
 * its proof with the one that a page shows.
 */
export function checkIssue(proof: unknown, shown: ShownTicket | null = null): CheckedIssue {
  const { ok, steps, ground, ticket, won } = verifyIssue(proof, drawModels);
  if (shown === null || !ok) return { ok, steps, ground, isOther: false, said: null };
  const mine = mineStep(shown, ticket);
  return {
    ok: mine.ok,
    steps: [...steps, mine],
    ground,
    isOther: !mine.ok,
    said: ticket === null ? null : saidOf(ticket, won, shown.currency),
  };
}

/** The step tells each difference by its name. */
function mineStep(shown: ShownTicket, ticket: TicketSaid | null) {
  const stated = asSaid(shown);
  const names = Object.keys(stated) as (keyof typeof stated)[];
  const differing = names.filter(
    (name) => ticket === null || canonicalJson(stated[name]) !== canonicalJson(ticket[name]),
  );
  const told = (from: typeof stated | null) =>
    from === null ? '' : canonicalJson(differing.map((name) => [name, from[name]]));
  const check = 'mine' as const;
  if (differing.length === 0) return { check, ok: true, stated: shown.id, found: shown.id };
  return { check, ok: false, stated: told(stated), found: told(ticket) };
}

/** A ticket of the page in the terms of a ticket's text; prizes and salt stand on no page. */
function asSaid(shown: ShownTicket): Omit<TicketSaid, 'prizes' | 'salt'> {
  const { id, gameCode, numero, promise, mode, unit, roundedBy, stake, currency, lines } = shown;
  const price = isCurrency(currency) ? parseMoney(stake, currency) : null;
  return {
    ticket: id,
    game: gameCode,
    numero,
    promise,
    mode,
    unit,
    roundedBy,
    stake: price?.ok === true ? String(price.value.minor) : stake,
    lines: lines.map(({ play, rows, places = null, multiple }) => {
      return { play, rows, places, multiple };
    }),
  };
}

function saidOf(
  { ticket, lines, unit, stake }: TicketSaid,
  won: TicketWon | null,
  currency: string,
) {
  const told = (minor: bigint) =>
    isCurrency(currency) ? formatDecimal(money(minor, currency)) : String(minor);
  return {
    id: ticket,
    lines: lines.map(saidLine),
    unit,
    stake: told(BigInt(stake)),
    won: won && {
      prize: told(won.prize),
      rebate: won.rebate === 0n ? null : told(won.rebate),
    },
  };
}

function saidLine(line: LineSaid): SaidLine {
  const { places, ...rest } = line;
  const read = readLine(places === null ? rest : { ...rest, places }, null);
  return { code: lineText(line), line, rows: read?.rows ?? null };
}

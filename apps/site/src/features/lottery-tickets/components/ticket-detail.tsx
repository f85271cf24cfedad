import { Bone, Card, Facts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { Figures } from '../../../components/figures.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { directionOf } from '../../../components/signed.ts';
import { TicketOutcome } from '../../../components/ticket-outcome.tsx';
import { TicketTag } from '../../../components/ticket-tag.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { outcomeOf } from '@arara/lottery-view';
import { ticketQuery } from '../../../lib/lottery-tickets.ts';
import type { Ticket } from '@arara/lottery-view';
import type { WholeTicket } from '../../../lib/lottery-tickets.ts';
import { serverNow } from '../../../lib/start.ts';
import { ticketProofQuery } from '../api/get-tickets.ts';
import { givenBack } from '../given-back.ts';
import { useLiveTickets } from '../live-tickets.ts';
import { IssueLink } from './issue-link.tsx';
import { TakeBack } from './take-back.tsx';
import { TicketLines } from './ticket-lines.tsx';
import css from './tickets.module.css';

interface TicketDetailProps {
  readonly id: string;
  /** Shows the check of a proof that there is, for the ticket that is shown. */
  readonly check: (proof: Answer<'ticketProof'>, ticket: WholeTicket) => ReactNode;
}

/** One ticket: where it stands, what it cost and won, its lines, and its place in the draw. */
export function TicketDetail({ id, check }: TicketDetailProps) {
  const query = useQuery(ticketQuery(id));
  useLiveTickets();
  return (
    <QueryStates query={query} skeleton={<TicketSkeleton />}>
      {(ticket) => (
        <div className={css.detail}>
          <Receipt key={id} ticket={ticket} onDue={() => void query.refetch()} />
          <TicketLines
            ticket={{ ...ticket, result: outcomeOf(ticket) }}
            pays={ticket.linePays}
            prizes={ticket.linePrizes}
          />
          {outcomeOf(ticket) !== null && <Proof ticket={ticket} check={check} />}
        </div>
      )}
    </QueryStates>
  );
}

function Receipt({ ticket, onDue }: { ticket: WholeTicket; onDue: () => void }) {
  const t = useT('tickets');
  const names = useT('lottery');
  const format = useFormat();
  const { currency, gameCode, numero, state } = ticket;
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const isOnSale = state === 'ACCEPTED' && serverNow() < ticket.closeAt;
  return (
    <article className={css.receipt}>
      <header>
        <h2>{names(`game.${gameCode}`)}</h2>
        <TicketTag state={state} result={ticket.result} />
      </header>
      <TicketOutcome ticket={ticket} onDue={onDue} />
      <Figures
        figures={figuresOf(ticket).map(([name, value]) => [
          t(name),
          value === null ? '—' : money(value),
        ])}
      />
      <Facts
        facts={[
          [t('issue'), <IssueLink key="issue" gameCode={gameCode} numero={numero} />],
          [t('bought'), format.moment(ticket.createdAt)],
          [t('drawn'), format.moment(ticket.drawAt)],
          [t('bets'), format.number(ticket.unitBets)],
          [t('id'), ticket.id],
        ]}
      />
      <div className={css.promise}>
        <p>{t('promise')}</p>
        <small>{t('promise.why')}</small>
        <CopyText text={ticket.promise} label={t('promise.copy')} />
      </div>
      {isOnSale && <TakeBack ticket={ticket} />}
    </article>
  );
}

type Figure = readonly [name: 'stake' | 'prize' | 'returned' | 'rebate', value: string | null];

/** A stake that came back is no prize. Most modes give nothing of it: then nothing is said of that. */
function figuresOf(ticket: Ticket): readonly Figure[] {
  const { stake, prize, rebate } = ticket;
  const back = givenBack(ticket);
  const gives = rebate !== null && directionOf(rebate) !== 'none';
  return [
    ['stake', stake],
    back === null ? ['prize', prize] : ['returned', back],
    ...(gives ? [['rebate', rebate] as const] : []),
  ];
}

interface ProofProps extends Pick<TicketDetailProps, 'check'> {
  readonly ticket: WholeTicket;
}

function Proof({ ticket, check }: ProofProps) {
  const query = useQuery(ticketProofQuery(ticket.id));
  return (
    <QueryStates query={query} skeleton={<Bone h={260} />}>
      {(proof) => check(proof, ticket)}
    </QueryStates>
  );
}

export const TicketSkeleton = () => (
  <div className={css.detail}>
    <Card>
      <Bone h={260} />
    </Card>
    <Bone h={140} />
  </div>
);

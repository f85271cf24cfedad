import { ButtonLink, Facts, Link, Notice, Table, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { useSite } from '../../lib/brand.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './lottery.module.css';
import { usePlayNames } from './words.ts';

type Ticket = Value<'staffTicket'>;

/** One ticket, as a complaint about it is answered: what was bet, drawn, sealed, and paid by the wallet. */
export function TicketPage({ id }: { id: string }) {
  const t = useT('console-lottery');
  const query = useQuery({
    queryKey: ['ticket', id],
    queryFn: ({ signal }) => api('staffTicket', { params: { id }, signal }),
    refetchInterval: looks.desk,
  });
  return (
    <>
      <DeskHead title={t('ticket')} text={<code className={css.result}>{id}</code>} />
      <Answer query={query}>
        {(ticket) => (
          <div className={css.page}>
            <Bought file={ticket} />
            <div className={css.stack}>
              <Paid file={ticket} />
              <Sealed file={ticket} />
            </div>
            <Lines file={ticket} />
            <Entries file={ticket} />
          </div>
        )}
      </Answer>
    </>
  );
}

function Bought({ file: { ticket, name, account } }: { file: Ticket }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const issue = `${name} ${ticket.numero}`;
  const href = `/lottery/${ticket.gameCode}/${ticket.numero}`;
  return (
    <Panel title={t('bought')} className={css.facts}>
      <Facts
        facts={[
          [
            t('issue.of'),
            may(self, 'lottery:game:read') ? <Link href={href}>{issue}</Link> : issue,
          ],
          [t('ordered'), <Moment key="ordered" at={ticket.createdAt} />],
          [t('stake'), format.money(ticket.stake, ticket.currency)],
          [t('mode'), ticket.mode === 0 ? t('odds.fixed') : String(ticket.mode)],
          [t('bets'), format.number(ticket.unitBets)],
          [
            t('result'),
            ticket.result === null ? '—' : <Drawn key="result" result={ticket.result} />,
          ],
          [
            t('state'),
            <Tag key="state" tone={ticket.state === 'WON' ? 'good' : 'mute'}>
              {t(`ticket.${ticket.state}`)}
            </Tag>,
          ],
        ]}
      />
      {may(self, 'members:member:read') && (
        <ButtonLink size="sm" href={`/members/${account}?kinds=ticket`}>
          {t('member.story')}
        </ButtonLink>
      )}
    </Panel>
  );
}

/** The numbers of a draw: a line for each prize of a station, one line for balls. */
function Drawn({ result }: { result: string }) {
  const parts = result
    .split('|')
    .map((part, place) => ({ place, part: part.replaceAll(',', ' ') }));
  return (
    <span className={css.drawn}>
      {parts.map(({ place, part }) => (
        <span key={place}>{part}</span>
      ))}
    </span>
  );
}

/** The word of the wallet beside that of the ticket: both are the same, or that is told. */
function Paid({ file: { ticket, round, corrections } }: { file: Ticket }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const money = (amount: string): string => format.money(amount, ticket.currency);
  return (
    <Panel title={t('wallet')} className={css.facts}>
      {round === null ? (
        <Notice tone="bad">{t('wallet.none')}</Notice>
      ) : (
        <Facts
          facts={[
            [t('wallet.staked'), money(round.staked)],
            [t('wallet.paid'), money(round.paid)],
            [t('wallet.held'), money(round.held)],
            [t('prize'), ticket.prize === null ? '—' : money(ticket.prize)],
            [t('rebate'), ticket.rebate === null ? '—' : money(ticket.rebate)],
            [
              t('settled'),
              ticket.settledAt === null ? '—' : <Moment key="settled" at={ticket.settledAt} />,
            ],
          ]}
        />
      )}
      {round !== null && round.staked !== ticket.stake && (
        <Notice tone="bad">{t('wallet.differs')}</Notice>
      )}
      {corrections.map((one) => (
        <p key={one.at}>
          {t('ticket.corrected', {
            at: format.moment(one.at),
            before: money(one.before),
            after: money(one.after),
            lost: money(one.lost),
          })}
        </p>
      ))}
    </Panel>
  );
}

function Sealed({ file: { ticket, isCounted, leaf, root } }: { file: Ticket }) {
  const t = useT('console-lottery');
  const site = useSite();
  const proof = site(`/lottery/results/${ticket.gameCode}/${ticket.numero}`);
  return (
    <Panel title={t('seal')} className={css.facts}>
      {isCounted ? (
        <Notice tone="good">{t(root === null ? 'seal.open' : 'seal.good')}</Notice>
      ) : (
        <Notice tone="bad">{t('seal.bad')}</Notice>
      )}
      <Facts
        facts={[
          [t('leaf'), <code key="leaf">{leaf}</code>],
          [t('root'), root === null ? '—' : <code key="root">{root}</code>],
        ]}
      />
      <ButtonLink size="sm" href={proof}>
        {t('proof.page')}
      </ButtonLink>
    </Panel>
  );
}

function Lines({ file: { ticket, linePrizes } }: { file: Ticket }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const names = usePlayNames();
  const rows = ticket.lines.map((line, at) => ({ line, at, prize: linePrizes?.[at] ?? null }));
  return (
    <Panel title={t('lines')} className={css.wide}>
      <Table
        label={t('lines')}
        rows={rows}
        rowKey={({ at }) => String(at)}
        columns={[
          {
            key: 'play',
            head: t('play'),
            phone: 'lead',
            cell: ({ line }) => names.play(line.play),
          },
          {
            key: 'rows',
            head: t('numbers'),
            cell: ({ line }) =>
              line.rows.map((row) => (row.length === 0 ? '—' : row.join(' '))).join(', '),
          },
          {
            key: 'multiple',
            head: t('multiple'),
            end: true,
            cell: ({ line }) => format.number(line.multiple),
          },
          {
            key: 'prize',
            head: t('prize'),
            end: true,
            cell: ({ prize }) => (prize === null ? '—' : format.money(prize, ticket.currency)),
          },
        ]}
      />
    </Panel>
  );
}

/** The last step from a complaint to its source: transfer by transfer. */
function Entries({ file: { ticket, entries } }: { file: Ticket }) {
  const t = useT('console-lottery');
  const format = useFormat();
  return (
    <Panel title={t('entries')} className={css.wide}>
      {entries.length === 0 ? (
        <p className={css.note}>{t('entries.none')}</p>
      ) : (
        <Table
          label={t('entries')}
          rows={entries}
          rowKey={({ id }) => id}
          columns={[
            { key: 'at', head: t('at'), cell: ({ at }) => <Moment at={at} /> },
            { key: 'what', head: t('what'), phone: 'lead', cell: ({ what }) => t(`moved.${what}`) },
            { key: 'entry', head: t('entry'), cell: ({ id }) => <code>{id}</code> },
            {
              key: 'amount',
              head: t('amount'),
              end: true,
              cell: ({ amount }) => format.money(amount, ticket.currency),
            },
          ]}
        />
      )}
    </Panel>
  );
}

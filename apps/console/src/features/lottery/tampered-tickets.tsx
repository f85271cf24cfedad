import { Button, Link, Notice, Tag, TextArea } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './lottery.module.css';
import type { IssueDetail, Tampered } from './words.ts';

type Choice = Tampered['choices'][number];

interface Asked {
  readonly ticket: Tampered;
  readonly choice: Choice | 'withdraw';
}

/** Tickets that are not as they were counted: the issue waits for these alone, and two people end each. */
export function TamperedTickets({ detail: { tampered, currency } }: { detail: IssueDetail }) {
  const t = useT('console-lottery');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isFree = may(self, 'lottery:ticket:decide');
  return (
    <section className={css.alarm}>
      <h3>{t('tampered')}</h3>
      <p>{t('tampered.text')}</p>
      <ul className={css.plainList}>
        {tampered.map((ticket) => (
          <li key={ticket.id}>
            <Link href={`/lottery/tickets/${ticket.id}`}>
              <code>{ticket.id}</code>
            </Link>
            <p className={css.quiet}>
              {ticket.staked === null
                ? t('tampered.unsold')
                : t('tampered.money', {
                    staked: format.money(ticket.staked, currency),
                    paid: format.money(ticket.paid ?? '0', currency),
                  })}
            </p>
            <Said ticket={ticket} />
            {isFree && (
              <div className={css.buttons}>
                {ticket.choices.map((choice) => (
                  <Button key={choice} size="sm" onClick={() => setAsked({ ticket, choice })}>
                    {t(`decide.${choice}`)}
                  </Button>
                ))}
                {ticket.words.some(({ isOwn }) => isOwn) && (
                  <Button size="sm" onClick={() => setAsked({ ticket, choice: 'withdraw' })}>
                    {t('withdraw.open')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && <Decide asked={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Said({ ticket: { words } }: { ticket: Tampered }) {
  const t = useT('console-lottery');
  const differ = new Set(words.map(({ decision }) => decision)).size > 1;
  return (
    <>
      {differ && <Notice tone="bad">{t('words.differ')}</Notice>}
      {words.map(({ by, decision, reason }) => (
        <p key={by}>
          <b>{by}</b> <Tag tone="info">{t(`decide.${decision}`)}</Tag> {reason}
        </p>
      ))}
    </>
  );
}

function Decide({ asked: { ticket, choice }, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useT('console-lottery');
  const [text, setText] = useState('');
  const params = { id: ticket.id };
  return (
    <ReasonSheet
      title={t(`decide.${choice}.title`)}
      verb={t(`decide.${choice}.do`)}
      kind={choice === 'return' ? 'danger' : 'primary'}
      needsReason={choice !== 'withdraw'}
      deed={(reason) =>
        choice === 'withdraw'
          ? api('withdrawTicketWord', { params })
          : api('decideLotteryTicket', {
              params,
              body: { decision: choice, text: choice === 'restore' ? text : null, reason },
            })
      }
      onClose={onClose}
    >
      <p>{t(`decide.${choice}.text`)}</p>
      {choice === 'restore' && (
        <TextArea
          label={t('decide.file')}
          hint={t('decide.file.hint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </ReasonSheet>
  );
}

import { Facts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { standOf } from '../../components/stand.ts';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './cashier.module.css';
import { DecidePanel } from './decide-panel.tsx';
import { BackToQueue, FileHead } from './file-head.tsx';
import { Story, Table } from './file-parts.tsx';
import { wordsOfPayment } from './words.ts';
import type { PaymentFile } from './words.ts';

/** A Pix that waits: whose it is, why it was not credited, and the two words. */
export function PaymentPane({ id, onDone }: { id: string; onDone: () => void }) {
  const query = useQuery({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => api('staffPayment', { params: { id }, signal }),
    refetchInterval: looks.queue,
  });
  const { data } = query;
  const stand = standOf(query);
  return (
    <>
      <Panel className={css.file}>
        <BackToQueue />
        <Answer query={query}>{(file) => <Payment file={file} />}</Answer>
      </Panel>
      {data !== undefined && stand !== 'refused' && (
        <DecidePanel file={wordsOfPayment(data)} isOld={stand === 'old'} onDone={onDone} />
      )}
    </>
  );
}

function Payment({ file }: { file: PaymentFile }) {
  const t = useT('console-cashier');
  const format = useFormat();
  const { currency, deposit, deposits } = file;
  const text = (amount: string): string => format.money(amount, currency);
  const facts: (readonly [string, ReactNode])[] = [
    [t('payment.id'), file.id],
    [t('payment.payer'), t(`payer.${file.payer}`)],
    [t('payment.paid'), <Moment key="paid" at={file.paidAt} />],
    [t('payment.recalled'), text(file.recalled)],
    [t('payment.attempts'), format.number(file.refundAttempts)],
  ];
  if (deposit !== null) facts.push([t('payment.asked'), text(deposit.amount)]);
  const about = t('payment.about', {
    name: file.member?.name ?? t('nobody'),
    ago: format.relative(file.waitsSince, Date.parse(file.now)),
  });
  return (
    <>
      <FileHead amount={text(file.amount)} text={about} />
      <section>
        <h3>{t('why')}</h3>
        {file.reasons.map((reason) => (
          <p key={reason.code}>{reason.text}</p>
        ))}
        <Facts facts={facts} />
      </section>
      {file.story.length > 0 && (
        <section>
          <h3>{t('story')}</h3>
          <Story steps={file.story} label={t('story')} />
        </section>
      )}
      {deposits !== null && deposits.latest.length > 0 && (
        <Table
          title={t('member.deposits', { days: deposits.days })}
          heads={[t('at'), t('amount')]}
          rows={deposits.latest.map((one) => [
            <Moment key="at" at={one.paidAt} />,
            text(one.amount),
          ])}
        />
      )}
    </>
  );
}

import { ArrowForwardIcon, Facts, Link, Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { chasePaths } from '../../../config/chase-paths.ts';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { isClosed } from '../../../lib/start.ts';
import { transferQuery } from '../api/get-records.ts';
import { sideOf } from '../ledger-side.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import css from './records.module.css';

type Transfer = Answer<'transfer'>;

/** One transfer of the ledger: who gave, who took, what it was for, and the seal of its batch. */
export function TransactionDetail({ id }: { id: string }) {
  const query = useQuery(transferQuery(id));
  return (
    <QueryStates query={query} skeleton={<DetailSkeleton />}>
      {(transfer) => <Receipt transfer={transfer} />}
    </QueryStates>
  );
}

function Receipt({ transfer }: { transfer: Transfer }) {
  const t = useT('account');
  const format = useFormat();
  const { id, at, kind, amount, currency, balanceAfter, batch } = transfer;
  return (
    <article className={css.receipt}>
      <header>
        <Tag>{t(`kind.${kind}.one`)}</Tag>
        <p className={css.big}>
          <Amount value={amount} currency={currency} signed />
        </p>
        <time dateTime={at}>
          {t('transfer.at', { day: format.day(at), time: format.time(at) })}
        </time>
      </header>
      <div className={css.sides}>
        <Side label={t('transfer.from')} address={transfer.debit} />
        <ArrowForwardIcon size={22} className={css.between} />
        <Side label={t('transfer.to')} address={transfer.credit} />
      </div>
      <Facts
        facts={[
          ...(balanceAfter === null
            ? []
            : [
                [
                  t('column.after'),
                  <Amount key="after" value={balanceAfter} currency={currency} />,
                ] as const,
              ]),
          [t('transfer.about'), <Reference key="about" reference={transfer.reference} />],
          [t('transfer.id'), id],
        ]}
      />
      {batch !== null && (
        <div className={css.seal}>
          <p>{t('transfer.seal')}</p>
          <CopyText text={batch.hash} label={t('transfer.seal.copy')} />
        </div>
      )}
    </article>
  );
}

function Side({ label, address }: { label: string; address: string }) {
  const t = useT('account');
  return (
    <div className={css.side}>
      <small>{label}</small>
      <b>{t(`side.${sideOf(address)}`)}</b>
      <code>{address}</code>
    </div>
  );
}

/** The purpose of the money, as a link to it. */
function Reference({ reference: { type, id } }: { reference: Transfer['reference'] }) {
  const t = useT('account');
  if (type === 'round') return <Link href={paths.bettingRound(id)}>{t('transfer.round')}</Link>;
  if (type === 'withdrawal' && !isClosed(paths.withdrawals))
    return <Link href={paths.withdrawal(id)}>{t('transfer.withdrawal')}</Link>;
  if (type === 'deposit' && !isClosed(paths.deposits))
    return <Link href={paths.deposits}>{t('transfer.deposit')}</Link>;
  if (type === 'chase') return <Link href={chasePaths.one(id)}>{t('transfer.chase')}</Link>;
  return id;
}

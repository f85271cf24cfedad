import { PixIcon, SendIcon, Tag } from '@arara/ui';
import type { Column, Tone } from '@arara/ui';
import type { ReactNode } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { useDayName } from '../../../components/day-name.ts';
import { RowOpener } from '../../../components/records.tsx';
import type { RecordItem } from '../../../components/records.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';

export type Deposit = Answer<'deposits'>['deposits'][number];
export type Withdrawal = Answer<'withdrawals'>['withdrawals'][number];

const depositTones: Readonly<Record<Deposit['state'], Tone>> = {
  PENDING: 'warn',
  PAID: 'good',
  EXPIRED: 'mute',
  HELD: 'warn',
  REFUNDING: 'info',
  REFUNDED: 'info',
  CANCELLED: 'mute',
};

const withdrawalTones: Readonly<Record<Withdrawal['state'], Tone>> = {
  REQUESTED: 'warn',
  REVIEW: 'warn',
  APPROVED: 'warn',
  SENDING: 'warn',
  PAID: 'good',
  FAILED: 'bad',
  REFUSED: 'bad',
  RETURNED: 'bad',
};

interface Movement {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly createdAt: string;
}

interface LookOptions<Row> {
  /** The button that opens the row, round its words. */
  readonly opener: (row: Row, words: ReactNode) => ReactNode;
  readonly kind: 'deposit' | 'withdrawal';
  readonly tag: (row: Row) => ReactNode;
  /** The last column: who paid or who is paid. */
  readonly detail: { readonly head: string; readonly cell: (row: Row) => ReactNode };
}

interface Look<Row> {
  readonly columns: readonly Column<Row>[];
  readonly item: (row: Row) => RecordItem;
  readonly dayOf: (row: Row) => string;
}

/** How a movement of the cashier looks in a table and under the thumb. */
function useLook<Row extends Movement>({ opener, kind, tag, detail }: LookOptions<Row>): Look<Row> {
  const t = useT('account');
  const format = useFormat();
  const dayName = useDayName();
  const Icon = kind === 'deposit' ? PixIcon : SendIcon;
  const amount = (row: Row) => <Amount value={row.amount} currency={row.currency} />;
  return {
    dayOf: (row) => dayName(row.createdAt),
    item: (row) => ({
      icon: <Icon size={20} />,
      title: t(`${kind}.one`),
      note: format.time(row.createdAt),
      amount: amount(row),
      under: tag(row),
    }),
    columns: [
      {
        key: 'at',
        head: t('column.when'),
        cell: (row) =>
          opener(row, <time dateTime={row.createdAt}>{format.moment(row.createdAt)}</time>),
      },
      { key: 'state', head: t('column.state'), cell: tag },
      { key: 'detail', head: detail.head, cell: detail.cell },
      { key: 'amount', head: t('column.amount'), end: true, cell: amount },
    ],
  };
}

export function useDepositLook(onOpen: (deposit: Deposit) => void) {
  const t = useT('account');
  const look = useLook<Deposit>({
    kind: 'deposit',
    tag: ({ state }) => <Tag tone={depositTones[state]}>{t(`deposit.state.${state}`)}</Tag>,
    opener: (row, words) => <RowOpener onOpen={() => onOpen(row)}>{words}</RowOpener>,
    detail: { head: t('column.receipt'), cell: ({ endToEndId }) => endToEndId ?? '—' },
  });
  return { ...look, onOpen };
}

export function useWithdrawalLook(hrefOf: (withdrawal: Withdrawal) => string) {
  const t = useT('account');
  const look = useLook<Withdrawal>({
    kind: 'withdrawal',
    tag: ({ state }) => <Tag tone={withdrawalTones[state]}>{t(`withdrawal.state.${state}`)}</Tag>,
    opener: (row, words) => <RowOpener href={hrefOf(row)}>{words}</RowOpener>,
    detail: { head: t('column.key'), cell: ({ pixKeyMasked }) => pixKeyMasked },
  });
  return { ...look, hrefOf };
}

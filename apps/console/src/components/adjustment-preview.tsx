import { Facts, Notice } from '@arara/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { faultText } from '../lib/fault.ts';
import { useFormat, useT } from '../lib/i18n.ts';

interface PreviewProps {
  readonly account: string;
  readonly direction: 'credit' | 'debit';
  readonly amount: string;
}

/** The balance before and after, as it would be now, by the code that will move it. */
export function AdjustmentPreview({ account, direction, amount }: PreviewProps) {
  const t = useT('console');
  const format = useFormat();
  const query = useQuery({
    queryKey: ['member', account, 'adjustment', direction, amount],
    queryFn: ({ signal }) =>
      api('staffAdjustmentPreview', { params: { account }, query: { direction, amount }, signal }),
    placeholderData: keepPreviousData,
  });
  if (query.error !== null) return <Notice tone="warn">{faultText(query.error)}</Notice>;
  if (query.data === undefined) return null;
  const { before, after, held, covered, bound, allowed, currency } = query.data;
  const money = (text: string) => format.money(text, currency);
  return (
    <>
      <Facts
        facts={[
          [t('adjust.before'), money(before)],
          [t('adjust.after'), money(after)],
          [t('adjust.held'), money(held)],
        ]}
      />
      {!covered && <Notice tone="bad">{t('adjust.short')}</Notice>}
      {!allowed && <Notice tone="bad">{t('adjust.bound', { bound: money(bound) })}</Notice>}
    </>
  );
}

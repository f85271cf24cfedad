import { Card, Select, toasts } from '@arara/ui';
import { faultText } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useSetRealityCheck } from '../api/limits.ts';
import css from './limits.module.css';

const choices = [10, 15, 20, 30, 45, 60, 90, 120];

/** How often the game stops to tell the time and the result. */
export function RealityCheck({ minutes }: { minutes: number }) {
  const t = useT('account');
  const format = useFormat();
  const set = useSetRealityCheck();
  const offered = [...new Set([...choices, minutes])].sort((a, b) => a - b);
  return (
    <Card title={t('reality.title')}>
      <p className={css.lead}>{t('reality.lead')}</p>
      <Select
        label={t('reality.label')}
        value={String(set.isPending ? set.variables : minutes)}
        disabled={set.isPending}
        options={offered.map((one) => ({
          value: String(one),
          label: t('reality.every', { minutes: format.number(one) }),
        }))}
        onChange={({ target }) =>
          set.mutate(Number(target.value), {
            onSuccess: () => toasts.show({ tone: 'good', title: t('limit.saved') }),
            onError: (error) => toasts.show({ tone: 'bad', title: faultText(error) }),
          })
        }
      />
    </Card>
  );
}

import { Button, toasts } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { useDay } from './words.ts';

/** Has a day compared in the background. It moves no money, so nobody is asked why. */
export function CompareButton({ day }: { day: string }) {
  const t = useT('console-risk');
  const dayOf = useDay();
  const client = useQueryClient();
  const compare = useMutation({
    mutationFn: () => api('compareDay', { params: { day }, body: {} }),
    onSuccess: () => toasts.show({ tone: 'good', title: t('compare.begun', { day: dayOf(day) }) }),
    onError: (error) => toasts.show({ tone: 'bad', title: faultText(error) }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['days'] });
      await client.invalidateQueries({ queryKey: ['day', day] });
    },
  });
  return (
    <Button size="sm" loading={compare.isPending} onClick={() => compare.mutate()}>
      {t('compare', { day: dayOf(day) })}
    </Button>
  );
}

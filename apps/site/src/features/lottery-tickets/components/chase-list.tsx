import { RepeatIcon, Tag } from '@arara/ui';
import type { Tone } from '@arara/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { PagedRecords } from '../../../components/records-paged.tsx';
import { chasePaths } from '../../../config/chase-paths.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { chasesQuery } from '../api/get-chases.ts';
import type { Chase } from '../api/get-chases.ts';
import { sumsOf } from '../chase-reading.ts';
import { useLiveTickets } from '../live-tickets.ts';
import { useOrderLook } from './order-look.tsx';
import { ToLotteries } from './to-lotteries.tsx';

/** The member's chases, newest first. */
export function ChaseList() {
  const t = useT('tickets');
  useLiveTickets();
  return (
    <PagedRecords
      query={useInfiniteQuery(chasesQuery)}
      rowsOf={({ chases }) => chases}
      label={t('tab.chases')}
      empty={{
        title: t('chases.empty'),
        text: t('chases.empty.text'),
        actions: <ToLotteries />,
      }}
      look={useChaseLook()}
    />
  );
}

function useChaseLook() {
  const t = useT('tickets');
  const format = useFormat();
  const progress = ({ steps }: Chase): string =>
    t('chase.progress', {
      bought: format.number(steps.filter(({ state }) => state === 'BOUGHT').length),
      count: format.number(steps.length),
    });
  const { currency } = start.settings;
  const total = (row: Chase) => <Amount value={row.total} currency={currency} />;
  return useOrderLook<Chase>({
    icon: <RepeatIcon size={20} />,
    hrefOf: ({ id }) => chasePaths.one(id),
    made: t('chase.made'),
    about: { key: 'progress', head: t('chase.steps'), cell: progress },
    tag: ({ state }) => <ChaseTag state={state} />,
    amounts: [{ key: 'total', head: t('chase.total'), end: true, cell: total }],
    sum: ({ state, steps }) => {
      // Of one that has ended nothing is held any longer.
      const of = state === 'ACTIVE' ? 'waiting' : 'bought';
      const amount = <Amount value={sumsOf(steps, currency)[of]} currency={currency} />;
      return { amount, under: t(`chase.${of}`) };
    },
  });
}

const tones: Readonly<Record<Chase['state'], Tone>> = {
  ACTIVE: 'warn',
  DONE: 'mute',
  STOPPED: 'info',
};

/** The state of a chase in a word. */
export function ChaseTag({ state }: Pick<Chase, 'state'>) {
  const t = useT('tickets');
  return <Tag tone={tones[state]}>{t(`chase.state.${state}`)}</Tag>;
}

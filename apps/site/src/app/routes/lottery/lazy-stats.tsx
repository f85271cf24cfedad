import { Bone, Loading } from '@arara/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from '../../../lib/chunk.ts';
import { loadNamespaces, useT } from '../../../lib/i18n.ts';

const Stats = lazy(async () => {
  const [module] = await Promise.all([
    loadChunk(() => import('../../../features/lottery-stats/components/lottery-stats.tsx')),
    loadNamespaces('lottery-stats', 'lottery-plays'),
  ]);
  return { default: module.LotteryStats };
});

/** The statistics of a lottery, whose code comes behind the page they stand on. */
export function LazyStats({ gameCode }: { readonly gameCode: string }) {
  const t = useT('ui');
  return (
    <ErrorBoundary fallback={null}>
      <Suspense
        fallback={
          <Loading label={t('loading')}>
            <Bone h={480} />
          </Loading>
        }
      >
        <Stats key={gameCode} gameCode={gameCode} />
      </Suspense>
    </ErrorBoundary>
  );
}

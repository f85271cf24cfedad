import { Bone, Loading } from '@arara/ui';
import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from '../../../lib/chunk.ts';
import { loadNamespaces, useT } from '../../../lib/i18n.ts';
import { useInView } from '../../../lib/use-in-view.ts';

const Stats = lazy(async () => {
  const [module] = await Promise.all([
    loadChunk(() => import('../../../features/lottery-stats/components/lottery-stats.tsx')),
    loadNamespaces('lottery-stats', 'lottery-plays'),
  ]);
  return { default: module.LotteryStats };
});

/** About as high as they are. */
const height = 480;

/** The statistics of a lottery, whose code and draws come when somebody is about to see them. */
export function LazyStats({ gameCode }: { readonly gameCode: string }) {
  const t = useT('ui');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, '0px');
  return (
    <div ref={place}>
      <ErrorBoundary fallback={null}>
        {isNear ? (
          <Suspense
            fallback={
              <Loading label={t('loading')}>
                <Bone h={height} />
              </Loading>
            }
          >
            <Stats key={gameCode} gameCode={gameCode} />
          </Suspense>
        ) : (
          <Bone h={height} />
        )}
      </ErrorBoundary>
    </div>
  );
}

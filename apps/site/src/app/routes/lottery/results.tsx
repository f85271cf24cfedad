import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../config/paths.ts';
import { DrawList } from '../../../features/lottery-results/components/draw-list.tsx';
import { useT } from '../../../lib/i18n.ts';
import { LazyStats } from './lazy-stats.tsx';

/** The latest results of a lottery and what they were like. Open to everybody. */
export default function ResultsPage() {
  const t = useT('draws');
  const ui = useT('ui');
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        back={{ href: paths.lotteries, label: ui('category.LOTT') }}
      />
      <DrawList stats={(gameCode) => <LazyStats gameCode={gameCode} />} />
    </>
  );
}

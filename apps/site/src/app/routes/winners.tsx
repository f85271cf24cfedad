import { PageHead } from '../../components/page-head.tsx';
import { WinnerBoard } from '../../features/catalogue/components/winner-board.tsx';
import { useT } from '../../lib/i18n.ts';

/** The winner board. Open to everybody. */
export default function WinnersPage() {
  const t = useT('winners');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <WinnerBoard />
    </>
  );
}

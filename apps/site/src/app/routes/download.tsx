import { PageHead } from '../../components/page-head.tsx';
import { AppGuide } from '../../features/download/components/app-guide.tsx';
import { RouteBanners } from '../../features/home/components/route-banners.tsx';
import { useT } from '../../lib/i18n.ts';

/** How to get the app: for a phone in the hand, and for one beside the desk. */
export default function DownloadPage() {
  const t = useT('download');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <AppGuide />
      <RouteBanners />
    </>
  );
}

import { licences } from 'virtual:licences';
import { PageHead } from '../../components/page-head.tsx';
import { LicencesText } from '../../features/help/components/licences-text.tsx';
import { useT } from '../../lib/i18n.ts';

/** Licences and credits of all that these pages carry. */
export default function LicencesPage() {
  const t = useT('legal');
  return (
    <>
      <PageHead title={t('licences.title')} lead={t('licences.lead')} />
      <LicencesText packages={licences} />
    </>
  );
}

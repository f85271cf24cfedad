import { PageHead } from '../../components/page-head.tsx';
import { TermsText } from '../../features/help/components/terms-text.tsx';
import { useT } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';

/** Terms and rules; the links of the registration lead here. */
export default function TermsPage() {
  const t = useT('legal');
  const { ageMinimum, legalName } = start.settings;
  return (
    <>
      <PageHead title={t('terms.title')} lead={t('terms.lead')} />
      <TermsText age={ageMinimum} owner={legalName} />
    </>
  );
}

import { PageHead } from '../../components/page-head.tsx';
import { Certificates } from '../../features/fairness/components/certificates.tsx';
import css from '../../features/fairness/components/fairness.module.css';
import { HowItWorks } from '../../features/fairness/components/how-it-works.tsx';
import { LedgerHeads } from '../../features/fairness/components/ledger-heads.tsx';
import { SeedsCard } from '../../features/fairness/components/seeds-card.tsx';
import { Verifier } from '../../features/fairness/components/verifier.tsx';
import { useT } from '../../lib/i18n.ts';

/** Fair play: the promise, one's own seeds, the verifier, the certificates and the ledger. Open to everybody. */
export default function FairnessPage() {
  const t = useT('fairness');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={css.page}>
        <div className={css.two}>
          <Verifier />
          <SeedsCard />
        </div>
        <HowItWorks />
        <Certificates />
        <LedgerHeads />
      </div>
    </>
  );
}

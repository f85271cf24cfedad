import { AffiliateHero } from '../../features/affiliates/components/affiliate-hero.tsx';
import {
  AffiliateMoney,
  AffiliateQuestions,
  AffiliateRules,
} from '../../features/affiliates/components/affiliate-rules.tsx';
import { AffiliateSteps } from '../../features/affiliates/components/affiliate-steps.tsx';
import css from '../../features/affiliates/components/affiliates.module.css';
import { TermsText } from '../../features/help/components/terms-text.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';

/**
 * The guide for affiliates, and below it the terms, where the links of the registration lead. A
 * house without affiliates has its terms here alone.
 */
export default function AffiliatesPage() {
  const t = useT('legal');
  const terms = <TermsText />;
  if (!moduleOn('AFFMAN3')) {
    return (
      <section id="termos">
        <PageHead title={t('terms.title')} lead={t('terms.lead')} />
        {terms}
      </section>
    );
  }
  return (
    <>
      <AffiliateHero />
      <AffiliateSteps />
      <AffiliateMoney />
      <AffiliateRules />
      <AffiliateQuestions />
      <section id="termos" className={css.terms} aria-labelledby="terms-title">
        <h2 id="terms-title">{t('terms.title')}</h2>
        <p>{t('terms.lead')}</p>
        {terms}
      </section>
    </>
  );
}

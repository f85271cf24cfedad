import { AffiliateHero } from '../../features/affiliates/components/affiliate-hero.tsx';
import {
  AffiliateMoney,
  AffiliateQuestions,
  AffiliateRules,
} from '../../features/affiliates/components/affiliate-rules.tsx';
import { AffiliateSteps } from '../../features/affiliates/components/affiliate-steps.tsx';
import css from '../../features/affiliates/components/affiliates.module.css';
import { TermsText } from '../../features/help/components/terms-text.tsx';
import { useT } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';

/** The guide for affiliates, and below it the terms, where the links of the registration lead. */
export default function AffiliatesPage() {
  const t = useT('legal');
  const { ageMinimum, legalName } = start.settings;
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
        <TermsText age={ageMinimum} owner={legalName} />
      </section>
    </>
  );
}

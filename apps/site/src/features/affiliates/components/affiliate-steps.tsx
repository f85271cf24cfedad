import { useT } from '../../../lib/i18n.ts';
import { paths } from '../../../config/paths.ts';
import { start } from '../../../lib/start.ts';
import css from './affiliates.module.css';

const steps = ['talk', 'contract', 'code', 'share'];

/** From the first word to the first member, in four steps. */
export function AffiliateSteps() {
  const t = useT('affiliates');
  const { ageMinimum: age, siteName: site } = start.settings;
  return (
    <section className={css.section} aria-labelledby="how">
      <h2 id="how">{t('how')}</h2>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <b aria-hidden>{index + 1}</b>
            <div>
              <h3>{t(`step.${step}`)}</h3>
              <p>{t(`step.${step}.text`, { age, site })}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={css.link}>
        {t('link')}
        <code>
          {`${location.host}${paths.register}?affiliateCode=`}
          <b>{t('link.code')}</b>
        </code>
      </p>
    </section>
  );
}

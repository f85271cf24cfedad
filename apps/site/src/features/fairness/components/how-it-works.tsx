import { useT } from '../../../lib/i18n.ts';
import css from './fairness.module.css';

const steps = ['promise', 'mine', 'play', 'reveal'] as const;

/** The values promised before a round and shown after it, in four steps. */
export function HowItWorks() {
  const t = useT('fairness');
  return (
    <section aria-labelledby="how">
      <h2 id="how" className={css.heading}>
        {t('how.title')}
      </h2>
      <ol className={css.how}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={css.number} aria-hidden>
              {index + 1}
            </span>
            <b>{t(`how.${step}`)}</b>
            <p>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { BanIcon, CircleCheckIcon, DocumentIcon, ScaleIcon, WalletIcon } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import css from './affiliates.module.css';

const facts = [
  { key: 'contract', icon: DocumentIcon },
  { key: 'same', icon: ScaleIcon },
  { key: 'player', icon: WalletIcon },
];

/** The terms of payment, and those that a code never changes. */
export function AffiliateMoney() {
  const t = useT('affiliates');
  return (
    <section className={css.section} aria-labelledby="money">
      <h2 id="money">{t('money')}</h2>
      <ul className={css.facts}>
        {facts.map(({ key, icon: Icon }) => (
          <li key={key}>
            <span className={css.tile} aria-hidden>
              <Icon size={22} />
            </span>
            <h3>{t(`money.${key}`)}</h3>
            <p>{t(`money.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sides = [
  { side: 'do', icon: CircleCheckIcon, rules: ['age', 'real', 'paid', 'care'] },
  { side: 'dont', icon: BanIcon, rules: ['promise', 'bonus', 'minors', 'spam', 'self'] },
] as const;

/** How to promote: what is asked for and what ends the contract. */
export function AffiliateRules() {
  const t = useT('affiliates');
  const age = start.settings.ageMinimum;
  return (
    <section className={css.section} aria-labelledby="rules">
      <h2 id="rules">{t('rules')}</h2>
      <div className={css.sides}>
        {sides.map(({ side, icon: Icon, rules }) => (
          <div key={side} className={css[side]}>
            <h3>
              <Icon size={22} />
              {t(`rules.${side}`)}
            </h3>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{t(`rules.${side}.${rule}`, { age })}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={css.end}>{t('rules.end')}</p>
    </section>
  );
}

const questions = ['late', 'two', 'check', 'stop'];

/** The questions that people ask before they start; one answer is open at a time. */
export function AffiliateQuestions() {
  const t = useT('affiliates');
  return (
    <section className={css.section} aria-labelledby="questions">
      <h2 id="questions">{t('questions')}</h2>
      <div className={css.questions}>
        {questions.map((question) => (
          <details key={question} name="affiliate-questions">
            <summary>{t(`question.${question}`)}</summary>
            <p>{t(`question.${question}.text`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

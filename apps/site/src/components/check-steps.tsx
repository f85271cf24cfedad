import { BanIcon, CheckIcon, CloseIcon, VerifiedIcon } from '@arara/ui';
import clsx from 'clsx';
import { useT } from '../lib/i18n.ts';
import css from './check-steps.module.css';

const shownMax = 120;

/** The outcome of a check in one sentence. */
export function Verdict({ ok, children }: { ok: boolean; children: string }) {
  return (
    <p className={clsx(css.verdict, ok ? css.verdictGood : css.verdictBad)}>
      {ok ? <VerifiedIcon size={30} /> : <BanIcon size={30} />}
      {children}
    </p>
  );
}

/** One thing that was checked: what is written, and what the sum gives. */
interface Checked {
  readonly check: string;
  readonly ok: boolean;
  readonly stated: string;
  readonly found: string;
}

interface CheckStepsProps {
  readonly steps: readonly Checked[];
  /** The sentence of a check. */
  readonly nameOf: (check: string) => string;
}

/** Every step of a check in its order; one that failed shows both sides. */
export const CheckSteps = ({ steps, nameOf }: CheckStepsProps) => (
  <ol className={css.steps}>
    {steps.map((step) => (
      <Step key={step.check} step={step} name={nameOf(step.check)} />
    ))}
  </ol>
);

function Step({ step: { ok, stated, found }, name }: { step: Checked; name: string }) {
  const t = useT('fairness');
  return (
    <li className={ok ? css.passed : css.failed}>
      <span className={css.mark} aria-hidden>
        {ok ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
      </span>
      <div>
        <b>
          <span className="sr">{ok ? t('step.passed') : t('step.failed')} </span>
          {name}
        </b>
        {ok ? (
          <code>{cut(found === '' ? stated : found)}</code>
        ) : (
          <dl>
            <dt>{t('step.stated')}</dt>
            <dd>
              <code>{cut(stated)}</code>
            </dd>
            <dt>{t('step.found')}</dt>
            <dd>
              <code>{found === '' ? '—' : cut(found)}</code>
            </dd>
          </dl>
        )}
      </div>
    </li>
  );
}

/** A whole book is thousands of letters long; its beginning shows which one it is. */
function cut(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}

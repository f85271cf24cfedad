import type { Minor } from '@arara/money';
import { faultText } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { Issue } from '../../../lib/lottery.ts';
import { numeroText } from '../../../lib/numero.ts';
import { start } from '../../../lib/start.ts';
import { inWords } from '../price.ts';
import { stepAtFault } from '../refusal.ts';
import bet from './bet.module.css';
import css from './chase.module.css';

interface ChaseStepsProps {
  readonly issues: readonly Issue[];
  readonly multiples: readonly number[];
  /** What each costs; null where that is not whole. */
  readonly stakes: readonly (Minor | null)[];
  /** Why the chase was refused; what is about a step stands at the step. */
  readonly error: unknown;
}

/** The issues of a chase with what each of them takes. */
export function ChaseSteps({ issues, multiples, stakes, error }: ChaseStepsProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const { currency } = start.settings;
  const atFault = stepAtFault(error);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.steps} tabIndex={0} role="region" aria-label={t('chase.steps')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('issue')}</th>
            <th scope="col">{t('multiple')}</th>
            <th scope="col">{t('chase.price')}</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ numero, closeAt }, at) => {
            const stake = stakes[at] ?? null;
            return (
              <tr key={numero}>
                <th scope="row">
                  {numeroText(numero)}
                  <small>{t('chase.closes', { at: format.moment(closeAt) })}</small>
                  {atFault === at && (
                    <small className={bet.bad} role="alert">
                      {faultText(error)}
                    </small>
                  )}
                </th>
                <td>×{format.number(multiples[at] ?? 1)}</td>
                <td>{stake === null ? '–' : format.money(inWords(stake, currency), currency)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

import type { Minor } from '@arara/money';
import { ScrollTable } from '../../../components/scroll-table.tsx';
import { faultText } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { Issue } from '../../../lib/lottery.ts';
import { numeroText } from '@arara/lottery-view';
import { start } from '../../../lib/start.ts';
import { inWords } from '../price.ts';
import { stepAtFault } from '../refusal.ts';
import bet from './bet.module.css';
import css from './chase.module.css';

interface ChaseStepsProps {
  readonly issues: readonly Issue[];
  readonly multiples: readonly number[];
  /** The price of each; null where that is not whole. */
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
    <ScrollTable
      low
      label={t('chase.steps')}
      heads={[t('issue'), t('multiple'), t('chase.price')]}
      className={css.steps}
    >
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
    </ScrollTable>
  );
}

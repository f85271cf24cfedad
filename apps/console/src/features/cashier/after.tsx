import { useFormat, useT } from '../../lib/i18n.ts';
import type { Consequence } from './words.ts';

interface AfterProps {
  readonly consequence: Consequence;
  readonly currency: string;
  readonly kind: string;
}

/** The house's money after the deed, in the figures of this moment; its change, where the sums are not told. */
export function After({ consequence, currency, kind }: AfterProps) {
  const t = useT('console-cashier');
  const format = useFormat();
  const { custodyAfter, custodyChange, obligationsAfter, obligationsChange } = consequence;
  const isWhole = custodyAfter !== null && obligationsAfter !== null;
  return (
    <p>
      {t(`after.${kind}`)}{' '}
      {t(isWhole ? 'after' : 'change', {
        custody: format.money(isWhole ? custodyAfter : custodyChange, currency),
        obligations: format.money(isWhole ? obligationsAfter : obligationsChange, currency),
      })}
    </p>
  );
}

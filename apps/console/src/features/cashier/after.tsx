import { useFormat, useT } from '../../lib/i18n.ts';
import type { Consequence } from './words.ts';

interface AfterProps {
  readonly consequence: Consequence;
  readonly currency: string;
  readonly kind: string;
}

/** The house's money after the deed, in the figures of this moment. */
export function After({ consequence, currency, kind }: AfterProps) {
  const t = useT('console-cashier');
  const format = useFormat();
  return (
    <p>
      {t(`after.${kind}`)}{' '}
      {t('after', {
        custody: format.money(consequence.custodyAfter, currency),
        obligations: format.money(consequence.obligationsAfter, currency),
      })}
    </p>
  );
}

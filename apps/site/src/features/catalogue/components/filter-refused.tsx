import { ButtonLink, ErrorState } from '@arara/ui';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { linesMax, stakeMax } from '../lobby-filter.ts';
import type { FilterFault } from '../lobby-filter.ts';
import type { FilterControl } from '../use-lobby-filter.ts';

interface FilterRefusedProps {
  readonly fault: FilterFault;
  readonly hrefOf: FilterControl['hrefOf'];
}

/** A bound that the address got wrong: said, with the bounds and a way on, instead of ignored. */
export function FilterRefused({ fault, hrefOf }: FilterRefusedProps) {
  const t = useT('lobby');
  const format = useFormat();
  const amount = (decimal: string): string => format.money(decimal, start.settings.currency);
  const bounds =
    fault === 'minBet'
      ? { least: amount('0.01'), most: amount(stakeMax) }
      : { least: format.number(1), most: format.number(linesMax) };
  return (
    <ErrorState
      title={t('refused.title')}
      text={t(`refused.${fault}`, bounds)}
      actions={
        <ButtonLink kind="action" href={hrefOf({})}>
          {t('refused.drop')}
        </ButtonLink>
      }
    />
  );
}

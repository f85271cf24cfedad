import { useT } from '../../lib/i18n.ts';
import { isEmpty } from './selection.ts';
import type { Marking } from './use-line.ts';

/** Why what is marked is no line yet, as a sentence; null where it is one. */
export function useWhyNot({ fault, selection }: Marking): string | null {
  const t = useT('lottery-bet');
  const faults = useT('lottery');
  if (fault === null) return null;
  return t('pick', {
    why: isEmpty(selection) ? t('pick.first') : faults(`fault.${fault.fault}`),
  });
}

import { Bone } from '@arara/ui';
import { Amount } from '../../components/amount.tsx';
import { useBalance } from '../../features/balance/api/get-balance.ts';
import { useT } from '../../lib/i18n.ts';

/** The member's balance over a game; what could not be read is a dash, never an old amount. */
export function PlayBalance() {
  const t = useT('ui');
  const { data, isError } = useBalance();
  if (isError) return <span title={t('balance.unknown')}>—</span>;
  if (data === undefined) return <Bone w={96} h={18} />;
  return <Amount value={data.sumBalance} currency={data.currency} />;
}

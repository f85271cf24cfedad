import { Amount } from '../components/amount.tsx';
import { useBalance } from '../features/balance/api/get-balance.ts';
import DepositSheet from '../features/cashier/components/deposit-sheet.tsx';

/** The deposit, with what the member has now for its end. */
export default function DepositDialog() {
  const { data } = useBalance();
  return (
    <DepositSheet balance={data && <Amount value={data.sumBalance} currency={data.currency} />} />
  );
}

import { useBonusPart } from '../features/balance/bonus-part.ts';
import { useHasActiveGrant } from '../features/bonus/active-grants.ts';
import WithdrawSheet from '../features/cashier/components/withdraw-sheet.tsx';

/** The withdrawal, with the bonuses that it would end and their money. */
export default function WithdrawDialog() {
  const { amount, readAt } = useBonusPart();
  const hasActive = useHasActiveGrant();
  return <WithdrawSheet bonus={{ amount: amount ?? (hasActive ? '0' : null), readAt }} />;
}

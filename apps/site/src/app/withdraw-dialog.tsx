import { useBonusPart } from '../features/balance/bonus-part.ts';
import WithdrawSheet from '../features/cashier/components/withdraw-sheet.tsx';

/** The withdrawal, with the bonus money that it would end. */
export default function WithdrawDialog() {
  return <WithdrawSheet bonus={useBonusPart()} />;
}

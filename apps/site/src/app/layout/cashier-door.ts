import { create } from 'zustand';
import { loginThen, openDialog } from '../../lib/dialogs.ts';
import { trialKind, useSession } from '../../lib/session.ts';
import { moduleOn } from '../../lib/start.ts';

/** True if the sentence "create an account first" stands over the page. */
export const useTrialWarning = create<{ readonly open: boolean }>(() => ({ open: false }));

export const closeTrialWarning = (): void => useTrialWarning.setState({ open: false });

/** True if the operator has that half of the cashier: `DEPOSIT3`, `WITHDRAW3`. */
export const hasCashier = (name: 'deposit' | 'withdraw'): boolean =>
  moduleOn(`${name.toUpperCase()}3`);

/**
 * Opens the cashier for a member, the login for a visitor, and the warning for a trial account; a half
 * that is off stays closed.
 */
export function openCashier(name: 'deposit' | 'withdraw'): void {
  const { token, member } = useSession.getState();
  if (!hasCashier(name)) return;
  if (token === null) loginThen(() => openCashier(name));
  else if (member?.isAgent === trialKind) useTrialWarning.setState({ open: true });
  else openDialog(name);
}

import { create } from 'zustand';
import { loginThen, openDialog } from '../../lib/dialogs.ts';
import { trialKind, useSession } from '../../lib/session.ts';

/** Whether the sentence "create an account first" stands over the page. */
export const useTrialWarning = create<{ readonly open: boolean }>(() => ({ open: false }));

export const closeTrialWarning = (): void => useTrialWarning.setState({ open: false });

/** Opens the cashier for a member, the login for a visitor, and the warning for a trial account. */
export function openCashier(name: 'deposit' | 'withdraw'): void {
  const { token, member } = useSession.getState();
  if (token === null) loginThen(() => openCashier(name));
  else if (member?.isAgent === trialKind) useTrialWarning.setState({ open: true });
  else openDialog(name);
}

import { openDialog, resumeIntent, useDialogs } from './dialogs.ts';
import { useSession } from './session.ts';

/** Goes on with what somebody wanted before they signed in; new terms that they have to agree to come first. */
export function goOnSignedIn(): void {
  if (useSession.getState().member?.termsDue === true) openDialog('terms');
  else goOn();
}

/** Closes the layer, and does what was wanted when it came in between. */
export function goOn(): void {
  useDialogs.setState({ open: null });
  resumeIntent();
}

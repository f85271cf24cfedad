import { create } from 'zustand';

/** Layers that open over any page. Links to `/login` and `/register` open theirs. */
export type DialogName =
  | 'login'
  | 'register'
  | 'welcome'
  | 'forgot'
  | 'password'
  | 'factor'
  | 'deposit'
  | 'withdraw'
  | 'announcements'
  | 'vendor'
  | 'download'
  | 'speed'
  | 'install'
  | 'feedback'
  | 'terms';

interface Dialogs {
  readonly open: DialogName | null;
  /** The subject of the layer, where it can have one: a deposit's id, who signs in. */
  readonly subject: string | null;
  /** The action that the person wanted when a login came in between; it runs after it. */
  readonly intent: (() => void) | null;
}

export const useDialogs = create<Dialogs>(() => ({ open: null, subject: null, intent: null }));

export function openDialog(name: DialogName, subject: string | null = null): void {
  useDialogs.setState({ open: name, subject });
}

export function closeDialog(): void {
  useDialogs.setState({ open: null, subject: null, intent: null });
}

/** Asks for a login and then does what was wanted. */
export function loginThen(intent: () => void): void {
  useDialogs.setState({ open: 'login', subject: null, intent });
}

/** Runs the waiting intent, if any. */
export function resumeIntent(): void {
  const { intent } = useDialogs.getState();
  useDialogs.setState({ intent: null });
  intent?.();
}

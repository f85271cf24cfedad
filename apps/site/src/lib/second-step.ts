import type { SecondStep } from '@arara/contract';
import { create } from 'zustand';
import { openDialog } from './dialogs.ts';

/** The second step that the server wants to see before it opens the session; null while it asks for nothing. */
export const useSecondStep = create<{ readonly step: SecondStep | null }>(() => ({ step: null }));

/** The first step was right: the layer for the second one takes over from whatever asked. */
export function askSecondStep(value: unknown): void {
  useSecondStep.setState({ step: value as SecondStep });
  openDialog('factor');
}

import { useEffectEvent, useLayoutEffect } from 'react';
import { modalStack } from './modal-stack.ts';

/** Lets Back close something that is no dialog of this page, as it closes dialogs. */
export function useBackLayer(open: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => (open ? modalStack.open(() => close()) : undefined), [open]);
}

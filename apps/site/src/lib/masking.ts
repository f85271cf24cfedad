import { create } from 'zustand';
import { deviceStorage } from '@arara/client';

const key = 'hideAmounts';

interface Masking {
  readonly hidden: boolean;
}

/** True if amounts are shown as `***` everywhere on this device. */
export const useMasking = create<Masking>(() => ({ hidden: deviceStorage.getItem(key) === '1' }));

export function toggleMasking(): void {
  const hidden = !useMasking.getState().hidden;
  deviceStorage.setItem(key, hidden ? '1' : '0');
  useMasking.setState({ hidden });
}

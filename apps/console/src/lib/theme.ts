import { deviceStorage } from '@arara/client';
import type { Theme } from '@arara/ui';
import { create } from 'zustand';

/** The theme in force; the document came with the one that this device has chosen. */
export const useTheme = create<{ readonly theme: Theme }>(() => ({
  theme: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
}));

/** Changes the theme at once and keeps the choice on this device. */
export function chooseTheme(theme: Theme): void {
  deviceStorage.setItem('theme', theme);
  document.documentElement.dataset['theme'] = theme;
  useTheme.setState({ theme });
}

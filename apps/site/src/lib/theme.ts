import type { Theme } from '@arara/ui';
import { create } from 'zustand';
import { deviceStorage } from '@arara/client';

const key = 'theme';

/** The theme in force; the document came with the stored choice or the site's first theme. */
export const useTheme = create<{ readonly theme: Theme }>(() => ({
  theme: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
}));

/** Changes the theme at once and keeps the choice on this device. */
export function chooseTheme(theme: Theme): void {
  deviceStorage.setItem(key, theme);
  document.documentElement.dataset['theme'] = theme;
  useTheme.setState({ theme });
  paintBrowserBar();
}

/** Gives the browser's own bar the colour of the header. */
export function paintBrowserBar(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--bar').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

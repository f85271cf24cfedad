import { create } from 'zustand';

/** How the check for robots ended. */
export type CaptchaEnd = { readonly token: string } | 'failed' | 'closed';

/** The page that has the check, and the key that it is made with. */
export interface Check {
  readonly url: string;
  readonly siteKey: string;
}

interface CaptchaWindow {
  /** The check that is to be shown; null while none is. */
  readonly check: Check | null;
  readonly end: (how: CaptchaEnd) => void;
}

const shut: CaptchaWindow = { check: null, end: () => undefined };

/** The window with the provider's check for robots, over whatever asked for a code. */
export const useCaptchaWindow = create<CaptchaWindow>(() => shut);

/** Opens the window and waits for its end. */
export function passCaptcha(check: Check): Promise<CaptchaEnd> {
  return new Promise((resolve) => {
    useCaptchaWindow.setState({
      check,
      end(how) {
        useCaptchaWindow.setState(shut);
        resolve(how);
      },
    });
  });
}

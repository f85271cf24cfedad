import { toasts, useCopy as useCopyOf } from '@arara/ui';
import { translate } from './i18n.ts';

const hintMs = 10_000;

/** Copies a text at a press; `shown` is what shows it. Where it can only be marked, a message says how to go on. */
export const useCopy = <Shown extends Element>(text: string) =>
  useCopyOf<Shown>(text, () =>
    toasts.show({
      tone: 'warn',
      title: translate('ui', 'copy.refused'),
      text: translate('ui', 'copy.byHand'),
      forMs: hintMs,
    }),
  );

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { modalStack } from './modal-stack.ts';
import { holdScroll } from './scroll-lock.ts';
import { enterTopLayer } from './top-layer.ts';

export type DialogControl = {
  open: boolean;
  onClose: () => void;
  /** False: Escape, Back and a press on the cover do nothing (a forced step). Default true. */
  dismissable?: boolean;
  /** The router made its entry of the history: Back changes the address, which closes it. */
  routed?: boolean;
};

/**
 * Drives a native <dialog>: it traps focus and makes the page inert by itself; this adds Back,
 * the scroll lock and the first focus. Focus returns to the opener on close.
 */
export function useDialog({ open, onClose, dismissable = true, routed }: DialogControl) {
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useEffectEvent(() => {
    if (dismissable) onClose();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({
      preventScroll: true,
    });
    const undo = [enterTopLayer(dialog), holdScroll()];
    if (routed !== true) undo.push(modalStack.open(() => dismiss()));
    return () => {
      dialog.close();
      for (const step of undo) step();
    };
  }, [open, routed]);

  return {
    ref,
    tabIndex: -1,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissable) onClose();
    },
    // Chromium closes a dialog at a second Escape though the first was declined: it must not see the key.
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (!dismissable && event.key === 'Escape') event.preventDefault();
    },
    // A press on the dialog itself, outside its panel, is a press on the cover.
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (dismissable && event.target === event.currentTarget) onClose();
    },
  };
}

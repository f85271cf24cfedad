import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button.tsx';
import {
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  CloseIcon,
  InfoIcon,
} from '../icon/first-icons.tsx';
import { useTopLayer } from '../overlay/top-layer.ts';
import { freeTop } from './toast-place.ts';
import { toasts } from './toast-store.ts';
import type { Toast } from './toast-store.ts';
import css from './feedback.module.css';

const icons = { good: CheckIcon, bad: CircleAlertIcon, warn: ClockIcon, info: InfoIcon };

/** Counts down while nobody looks at it closely, then closes the message. */
function useExpiry({ id, forMs }: Toast, held: boolean): void {
  useEffect(() => {
    if (held || forMs === 0) return undefined;
    const timer = setTimeout(() => toasts.close(id), forMs);
    return () => clearTimeout(timer);
  }, [id, forMs, held]);
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  useExpiry(toast, held);
  const Icon = icons[toast.tone];
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- looking at it only holds it
    <li
      className={css.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={leave}
    >
      <span className={clsx(css.toastIcon, css[`toast-${toast.tone}`])} aria-hidden>
        <Icon size={20} />
      </span>
      <span className={css.toastText}>
        <b>{toast.title}</b>
        {toast.text}
        {toast.action && (
          <button
            type="button"
            className={css.toastAction}
            onClick={() => {
              toast.action?.run();
              toasts.close(toast.id);
            }}
          >
            {toast.action.label}
          </button>
        )}
      </span>
      <IconButton
        label={closeLabel}
        icon={<CloseIcon size={18} />}
        onClick={() => toasts.close(toast.id)}
      />
    </li>
  );
}

const pressable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const edgePx = 12;
/** Below the title of a layer, where on a phone what one presses is farthest away. */
const belowHeadPx = 72;

/** Where messages over a layer stand, so that they cover nothing that one presses there. */
function useFreePlace(layer: HTMLElement | null, count: number) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const block = list.current?.getBoundingClientRect();
    if (layer === null || block === undefined || count === 0) {
      setTop(null);
      return;
    }
    const spots = [...layer.querySelectorAll(pressable)]
      .filter((one) => list.current?.contains(one) === false)
      .map((one) => one.getBoundingClientRect());
    const last = innerHeight - edgePx;
    const from = innerWidth < 1024 ? belowHeadPx : last - block.height;
    setTop(freeTop(block, spots, { from, first: edgePx, last }));
  }, [layer, count]);
  return { list, top };
}

/** Where messages appear. It is there from the start, so that they are announced, and it moves
 * into the open dialog, where alone they can be seen and pressed. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const all = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  const layer = useTopLayer();
  const { list, top } = useFreePlace(layer, all.length);
  const place = top === null ? {} : { style: { insetBlock: `${top}px auto` } };
  const region = (
    <section
      className={css.toasts}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      {...place}
    >
      <ol ref={list}>
        {all.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  );
  return layer ? createPortal(region, layer) : region;
}

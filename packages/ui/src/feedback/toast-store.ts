import type { ReactNode } from 'react';

export type Toast = {
  id: number;
  tone: 'good' | 'bad' | 'warn' | 'info';
  title: string;
  text?: ReactNode;
  action?: { label: string; run: () => void };
  /** Milliseconds; 0 stays until it is closed. */
  forMs: number;
};

export type ToastInput = Omit<Toast, 'id' | 'forMs'> & { forMs?: number };

/** At most this many at once; the oldest leaves first. */
const most = 3;
/** A message with something to do in it needs longer to read and reach. */
const defaultMs = (toast: ToastInput): number =>
  toast.action || toast.tone === 'bad' ? 9000 : 5000;

/** A list of messages that components can watch. */
export function createToasts() {
  let all: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  function set(next: readonly Toast[]): void {
    all = next;
    for (const listener of listeners) listener();
  }
  return {
    /** Shows a message; the answer takes it away again. The same words replace themselves. */
    show(input: ToastInput): () => void {
      lastId += 1;
      const toast: Toast = { ...input, id: lastId, forMs: input.forMs ?? defaultMs(input) };
      const others = all.filter(({ title }) => title !== toast.title);
      set([...others, toast].slice(-most));
      return () => set(all.filter(({ id }) => id !== toast.id));
    },
    close: (id: number): void => set(all.filter((toast) => toast.id !== id)),
    current: (): readonly Toast[] => all,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The messages of this page. */
export const toasts = createToasts();

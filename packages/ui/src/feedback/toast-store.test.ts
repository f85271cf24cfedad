import { describe, expect, test } from 'vitest';
import { createToasts } from './toast-store.ts';

describe('messages', () => {
  test('show three at most, the newest last', () => {
    const toasts = createToasts();
    for (const title of ['one', 'two', 'three', 'four']) toasts.show({ tone: 'info', title });
    expect(toasts.current().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
  });

  test('with the same words replace themselves', () => {
    const toasts = createToasts();
    toasts.show({ tone: 'bad', title: 'Sem internet' });
    toasts.show({ tone: 'bad', title: 'Sem internet' });
    expect(toasts.current()).toHaveLength(1);
  });

  test('stay longer when there is something to do in them', () => {
    const toasts = createToasts();
    toasts.show({ tone: 'good', title: 'Copiado' });
    toasts.show({ tone: 'good', title: 'Nova versão', action: { label: 'Usar', run: () => 0 } });
    const [plain, active] = toasts.current();
    expect(active?.forMs).toBeGreaterThan(plain?.forMs ?? 0);
  });

  test('are taken away by who showed them, and tell who watches', () => {
    const toasts = createToasts();
    let told = 0;
    toasts.subscribe(() => (told += 1));
    const close = toasts.show({ tone: 'info', title: 'Esperando o banco', forMs: 0 });
    close();
    expect([told, toasts.current()]).toEqual([2, []]);
  });
});

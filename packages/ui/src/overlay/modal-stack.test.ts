import { describe, expect, test } from 'vitest';
import { createModalStack } from './modal-stack.ts';

/** A window's history in memory: going is asynchronous, as in a browser. */
function browser(first: unknown = { key: 'page' }) {
  const entries: unknown[] = [first];
  const tasks: (() => void)[] = [];
  let at = 0;
  let heard: (state: unknown) => void = () => undefined;
  const go = (steps: number): void => {
    tasks.push(() => {
      at = Math.max(0, Math.min(entries.length - 1, at + steps));
      heard(entries[at]);
    });
  };
  const push = (state: unknown): void => {
    entries.splice(at + 1, Number.POSITIVE_INFINITY, state);
    at += 1;
  };
  const stack = createModalStack({
    state: () => entries[at],
    push,
    replace: (state) => (entries[at] = state),
    behind: () => at,
    go,
    onPop: (listener) => (heard = listener),
    later: (run) => tasks.push(run),
  });
  const settle = (): void => {
    for (let turn = 0; turn < 50 && tasks.length > 0; turn += 1) tasks.shift()?.();
  };
  return { stack, settle, go, push, here: () => at, state: () => entries[at] };
}

describe('modal stack', () => {
  test('Back closes the top layer only', () => {
    const { stack, settle, go, here } = browser();
    const closed: string[] = [];
    stack.open(() => closed.push('menu'));
    stack.open(() => closed.push('login'));
    expect(here()).toBe(2);
    go(-1);
    settle();
    expect(closed).toEqual(['login']);
    go(-1);
    settle();
    expect(closed).toEqual(['login', 'menu']);
    expect(here()).toBe(0);
  });

  test('closing by a button leaves no entry behind and closes nothing else', () => {
    const { stack, settle, here } = browser();
    const closed: string[] = [];
    stack.open(() => closed.push('under'));
    const release = stack.open(() => closed.push('top'));
    release();
    settle();
    expect(here()).toBe(1);
    expect(closed).toEqual([]);
  });

  test('entries of layers that a reload took away are left, and Back closes the next layer', () => {
    const { stack, settle, go, push, here, state } = browser();
    push({ key: 'page', modalDepth: 1 });
    push({ key: 'page', modalDepth: 2 });
    const closed: string[] = [];
    stack.leaveOld();
    stack.open(() => closed.push('menu'));
    settle();
    expect(here()).toBe(1);
    expect(state()).toEqual({ key: 'page', modalDepth: 1 });
    go(-1);
    settle();
    expect(closed).toEqual(['menu']);
    stack.leaveOld();
    settle();
    expect(here()).toBe(0);
  });

  test('a mark without an entry of its own is taken off, and nobody is led out of the site', () => {
    const { stack, settle, go, here, state } = browser({ key: 'page', modalDepth: 1 });
    const closed: string[] = [];
    stack.leaveOld();
    settle();
    expect(here()).toBe(0);
    expect(state()).toEqual({ key: 'page', modalDepth: 0 });
    stack.open(() => closed.push('menu'));
    expect(here()).toBe(1);
    go(-1);
    settle();
    expect(closed).toEqual(['menu']);
  });

  test('a step back waits for the layers that close in the same moment, and is one step', () => {
    const { stack, settle, go, push, here } = browser();
    push({ key: 'game' });
    const sheet = stack.open(() => undefined);
    const question = stack.open(() => undefined);
    stack.afterLayers(() => go(-1));
    question();
    sheet();
    settle();
    expect(here()).toBe(0);
  });

  test('a step back without a layer is taken at once', () => {
    const { stack, settle, go, push, here } = browser();
    push({ key: 'game' });
    stack.afterLayers(() => go(-1));
    settle();
    expect(here()).toBe(0);
  });

  test('a step back is not taken where the page has moved on by itself', () => {
    const { stack, settle, go, push, here } = browser();
    const close = stack.open(() => undefined);
    stack.afterLayers(() => go(-1));
    push({ key: 'elsewhere' });
    close();
    settle();
    go(0);
    settle();
    expect(here()).toBe(2);
  });

  test('a layer that replaces another takes over its entry', () => {
    const { stack, settle, here } = browser();
    const release = stack.open(() => undefined);
    release();
    stack.open(() => undefined);
    settle();
    expect(here()).toBe(1);
  });

  test('a layer opened while the page is stepping back gets its entry afterwards', () => {
    const { stack, settle, here, go } = browser();
    const closed: string[] = [];
    const release = stack.open(() => undefined);
    release();
    // the step back is asked for, but the browser has not made it yet
    const steps = settle;
    steps();
    stack.open(() => closed.push('late'));
    settle();
    expect(here()).toBe(1);
    go(-1);
    settle();
    expect(closed).toEqual(['late']);
  });

  test('a layer that closes because the page has moved on does not undo the move', () => {
    const { stack, settle, push, here } = browser();
    const release = stack.open(() => undefined);
    push({ key: 'next' });
    release();
    settle();
    expect(here()).toBe(2);
  });

  test('a layer that opens on the page one has just gone to has an entry of its own', () => {
    const { stack, settle, push, go, here } = browser();
    const closed: string[] = [];
    const release = stack.open(() => undefined);
    push({ key: 'next' });
    release();
    stack.open(() => closed.push('welcome'));
    settle();
    expect(here()).toBe(3);
    go(-1);
    settle();
    expect(closed).toEqual(['welcome']);
    expect(here()).toBe(2);
  });

  test('Back over the entry of a layer that is gone skips it', () => {
    const { stack, settle, push, go, here } = browser();
    const release = stack.open(() => undefined);
    push({ key: 'next' });
    release();
    settle();
    go(-1);
    settle();
    expect(here()).toBe(0);
  });

  test("the router's own state in an entry is kept", () => {
    const { stack, state } = browser();
    stack.open(() => undefined);
    expect(state()).toEqual({ key: 'page', modalDepth: 1 });
  });
});

import {
  MutationObserver,
  QueryObserver,
  isCancelledError,
  onlineManager,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../testing/page.ts';
import type * as Restore from '../features/session/restore.ts';
import type * as Api from './api.ts';
import type * as Session from './session.ts';

vi.mock('virtual:calls', () => ({ entryOf: () => ['GET', '/api/member', 'json'] }));

let api: typeof Api;
let session: typeof Session;
let restore: typeof Restore;
let client: QueryClient;

/** The refusal with which the server answers every call. */
let refusal = 'session.expired';

beforeAll(async () => {
  stubPage();
  vi.stubGlobal('location', { search: '', pathname: '/', hash: '' });
  vi.stubGlobal('fetch', async () => Response.json({ success: false, errorCode: refusal }));
  session = await import('./session.ts');
  api = await import('./api.ts');
  restore = await import('../features/session/restore.ts');
  client = (await import('./query-client.ts')).queryClient;
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = (token: string): void => {
  const member = { account: token, isAgent: 0 } as unknown as Session.Opened['member'];
  session.openSession({ token, member, passwordExpired: false });
};

async function refuse(code: string): Promise<void> {
  refusal = code;
  await api.api('memberInfo', {}).catch(() => undefined);
}

async function restoreWith(code: string): Promise<void> {
  refusal = code;
  await restore.restoreSession();
}

test.each([
  ['signing out, a self-exclusion and a forced change', async () => session.closeSession()],
  ['an answer that it has expired', () => refuse('session.expired')],
  ['an answer that its password must change', () => refuse('password.change.required')],
  ['a restoring that is refused', () => restoreWith('account.locked')],
  ['another session', async () => open('next')],
])('after %s nothing of a session is left in the tab', async (_what, end) => {
  open('first');
  client.setQueryData(['profile'], 'of the first');
  await end();
  expect(session.useSession.getState().token).not.toBe('first');
  expect(client.getQueryData(['profile'])).toBeUndefined();
});

test('a session that was put aside for its password leaves nothing either', async () => {
  open('first');
  session.holdSession();
  client.setQueryData(['profile'], 'of the first');
  session.closeSession();
  expect(client.getQueryData(['profile'])).toBeUndefined();
});

test('what is asked while a session ends is called off', async () => {
  open('first');
  let signal: AbortSignal | undefined;
  const asking = client.fetchQuery({
    queryKey: ['profile'],
    queryFn: (context) => new Promise(() => (signal = context.signal)),
  });
  const outcome = asking.catch(isCancelledError);
  session.closeSession();
  expect(signal?.aborted).toBe(true);
  expect(await outcome).toBe(true);
});

test('who still looks at an answer is given one of the new session', async () => {
  open('first');
  const watcher = new QueryObserver(client, {
    queryKey: ['profile'],
    queryFn: async () => `of ${session.currentToken()}`,
  });
  const leave = watcher.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  expect(watcher.getCurrentResult().data).toBe('of first');
  open('next');
  await vi.runAllTimersAsync();
  expect(watcher.getCurrentResult().data).toBe('of next');
  leave();
});

test('a change without a network fails at once and is not sent when it comes back', async () => {
  onlineManager.setOnline(false);
  let sent = 0;
  const change = new MutationObserver(client, {
    mutationFn: async () => {
      sent += 1;
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(change.mutate()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  await vi.runAllTimersAsync();
  expect(sent).toBe(1);
});

describe('a change that is under way while another member signs in', () => {
  /** Begins one as the first member; `end` lets the server answer it. */
  function begin(options: { retry?: (count: number) => boolean } = {}) {
    const answers: { resolve(data: string): void; reject(error: Error): void }[] = [];
    const seen: string[] = [];
    const mutation = client
      .getMutationCache()
      .build<string, Error, string, { before: unknown }>(client, {
        retryDelay: 0,
        ...options,
        mutationFn: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
        onMutate: () => {
          const before = client.getQueryData(['ids']);
          client.setQueryData(['ids'], ['mine', 'new']);
          return { before };
        },
        onSuccess: (data) => {
          seen.push('success');
          client.setQueryData(['deposit'], data);
        },
        onError: (_error, _input, context) => {
          seen.push('error');
          client.setQueryData(['ids'], context?.before);
        },
        onSettled: () => void seen.push('settled'),
      });
    const outcome = mutation.execute('wish').catch((error: Error) => error.message);
    return { answers, seen, outcome };
  }

  const ready = () => vi.advanceTimersByTimeAsync(1);

  beforeEach(() => {
    open('first');
    client.setQueryData(['ids'], ['mine']);
  });

  test('writes nothing of its success, and whoever waits still hears of it', async () => {
    const { answers, seen, outcome } = begin();
    await ready();
    open('next');
    answers[0]?.resolve('of the first');
    expect(await outcome).toBe('of the first');
    expect(seen).toEqual([]);
    expect(client.getQueryData(['deposit'])).toBeUndefined();
  });

  test('takes nothing back into what the next one sees when it fails', async () => {
    const { answers, seen, outcome } = begin();
    await ready();
    open('next');
    client.setQueryData(['ids'], ['theirs']);
    answers[0]?.reject(new Error('refused'));
    expect(await outcome).toBe('refused');
    expect(seen).toEqual([]);
    expect(client.getQueryData(['ids'])).toEqual(['theirs']);
  });

  test('is not sent again under the next one’s name', async () => {
    const { answers, outcome } = begin({ retry: (count) => count < 2 });
    await ready();
    answers[0]?.reject(new Error('lost'));
    await ready();
    expect(answers).toHaveLength(2);
    open('next');
    answers[1]?.reject(new Error('lost again'));
    await ready();
    expect(await outcome).toBe('lost again');
    expect(answers).toHaveLength(2);
  });

  test('does all of it where the session is the same', async () => {
    const { answers, seen, outcome } = begin();
    await ready();
    answers[0]?.resolve('paid');
    await outcome;
    expect(seen).toEqual(['success', 'settled']);
    expect(client.getQueryData(['deposit'])).toBe('paid');
  });
});

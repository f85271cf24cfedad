import { MutationCache } from '@tanstack/react-query';
import type { Mutation } from '@tanstack/react-query';
import type { ClientSession } from './session.ts';

/**
 * Changes belong to the session in which they began. One that is still under way when another member
 * signs in writes nothing into what that member sees, and is not sent again under that name.
 */
export function createSessionMutations({
  onOtherSession,
}: Pick<ClientSession, 'onOtherSession'>): MutationCache {
  let session = 0;
  const begunIn = new WeakMap<object, number>();
  onOtherSession(() => {
    session += 1;
  });

  const cache = new MutationCache({
    onSuccess: (...[, , , mutation]) => stopFormer(mutation),
    onError: (...[, , , mutation]) => stopFormer(mutation),
    onSettled: (...[, , , , mutation]) => stopFormer(mutation),
  });

  /** Takes away the next step of a change of a former session, just before it would happen. */
  function stopFormer(mutation: Mutation<unknown, unknown>): void {
    if (begunIn.get(mutation) === session) return;
    const { onSuccess: _, onError: __, onSettled: ___, ...rest } = mutation.options;
    mutation.setOptions(rest);
  }

  const build = cache.build.bind(cache);
  cache.build = (client, options, state) => {
    const begun = session;
    const { retry = false } = options;
    const mutation = build(
      client,
      {
        ...options,
        retry: (count, error) =>
          begun === session &&
          (typeof retry === 'function' ? retry(count, error) : retry === true || count < +retry),
      },
      state,
    );
    begunIn.set(mutation, begun);
    return mutation;
  };
  return cache;
}

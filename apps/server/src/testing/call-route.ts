interface Called {
  readonly call: { readonly name: string };
  readonly handler: (input: never) => Promise<unknown>;
}

/** Runs a handler as the HTTP layer does after its checks. */
export async function call<T>(
  routes: readonly Called[] | undefined,
  name: string,
  playerId: bigint,
  input: object = {},
): Promise<T> {
  const found = routes?.find((route) => route.call.name === name);
  if (found === undefined) throw new Error(`no route ${name}`);
  const session = {
    id: 's',
    playerId,
    merchant: 'arara',
    account: 'a',
    isAgent: 0,
    currency: 'BRL',
    mustChangePassword: false,
  };
  const caller = { merchant: 'arara', language: 'pt-BR', session };
  const whole = { params: {}, query: {}, body: {}, idempotencyKey: '', caller, ...input };
  return (await found.handler(whole as never)) as T;
}

import { request } from 'undici';
import { Skip } from './outcome.ts';

/** Launch tokens that a person copied from the operator, in order. */
export function givenTokens(tokens: readonly string[]): () => Promise<string> {
  const left = [...tokens];
  return async () => {
    const token = left.shift();
    if (token === undefined) throw new Skip('needs one more --launch-token');
    return token;
  };
}

/** Launch tokens from the demo's own address, each for a new player with play money. */
export function demoTokens(url: string): () => Promise<string> {
  return async () => {
    const answer = await request(url, { method: 'POST', signal: AbortSignal.timeout(10_000) });
    const body = (await answer.body.json()) as { value?: { token?: string } };
    const token = body.value?.token;
    if (token === undefined) throw new Error(`no launch token from ${url} (${answer.statusCode})`);
    return token;
  };
}

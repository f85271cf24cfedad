import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Solves one challenge with this thread only and answers with the payload of the check. */
addEventListener('message', (event: MessageEvent<Challenge>) => {
  void solve(event.data);
});

async function solve(challenge: Challenge): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey });
  postMessage(solution === null ? '' : btoa(JSON.stringify({ challenge, solution })));
}

import { api } from '../../lib/api.ts';

/** Gets a challenge and solves it off the main thread; the answer goes with the call. */
export async function solveBotCheck(): Promise<string> {
  const challenge = await api('botChallenge', {});
  const worker = new Worker(new URL('./bot-check.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(String(data));
      worker.onerror = () => reject(new Error('the bot check could not be solved'));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}

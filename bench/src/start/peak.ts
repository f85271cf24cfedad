import { setTimeout as sleep } from 'node:timers/promises';
import { load } from '../lobby/load.ts';
import { startProgram } from '../program.ts';
import { openPages, openPlayer } from './visitors.ts';

const list = '/wps/relay/GCSGAME_gameList?merchantCode=arara&gameType=RNG&pageNo=1&language=PT-BR';
const players = 64;
const pages = 500;
const lookMs = 250;

export interface Peak {
  readonly bytes: number;
  /** The work that was done in the time. */
  readonly said: string;
}

/** The most that the server process occupied while visitors browsed and played, all at once. */
export async function measurePeak(dataDir: string, seconds: number): Promise<Peak> {
  // Visitors are told apart by the address that the proxy before the program would give.
  const program = await startProgram({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
  try {
    await openPages(program.url, pages);
    const playing = await Promise.all(
      Array.from({ length: players }, (_, at) => openPlayer(program.url, `177.20.0.${at + 1}`)),
    );
    const deadlineMs = performance.now() + seconds * 1000;
    const [bytes, browsed, ...rounds] = await Promise.all([
      watch(program.readBytes, deadlineMs),
      load(new URL(list, program.url).href, seconds),
      ...playing.map((player) => player.playUntil(deadlineMs)),
    ]);
    if (browsed.failed > 0) throw new Error(`${browsed.failed} lists were refused`);
    const played = rounds.reduce((sum, some) => sum + some, 0);
    const lists = Math.round(browsed.perSecond * seconds);
    return {
      bytes,
      said: `${lists} lists and ${played} rounds in ${seconds} s, ${pages} pages listening`,
    };
  } finally {
    await program.stop();
  }
}

async function watch(readBytes: () => Promise<number>, deadlineMs: number): Promise<number> {
  let most = 0;
  while (performance.now() < deadlineMs) {
    most = Math.max(most, await readBytes());
    await sleep(lookMs);
  }
  return most;
}

import type { EffectName, LayerName, Player, SongSheet } from '../music/index.ts';
import type { Rank } from '../rank.ts';

/** From this rank on the hand feels a win as well. */
const buzzFrom = 3;
const buzzMs = 40;

/** A game's sound as its view leads it; the page decides whether it is heard. */
export interface Sound {
  /** One of the house's own sounds, higher by some semitones. */
  effect(name: EffectName, semitones?: number): void;
  /** One tone of the song's scale, by its degree from 0. */
  tone(degree: number): void;
  fanfare(stage: 1 | 2 | 3 | 4 | 5): void;
  /** The fanfare of a rank, and what the hand feels; nothing for a loss. */
  win(rank: Rank): void;
  /** The music that belongs to what happens, until another is asked for. */
  mood(name: 'calm' | 'feature'): void;
  /** A short change of the music, which `settle` ends. */
  tension(): void;
  settle(): void;
  /** Its permission to be heard has changed, or nobody looks. */
  refresh(): void;
  dispose(): void;
}

/** The part of the house's generator that a game needs. */
interface Generator {
  createPlayer(song: SongSheet): Player;
}

/**
 * The sounds of a game. Nothing is fetched, made or heard before the player asks for sound; then the generator comes and
 * makes the game's music on this device.
 */
export function createSound(
  song: SongSheet,
  isMuted: () => boolean,
  fetchGenerator: () => Promise<Generator> = () => import('../music/index.ts'),
): Sound {
  let player: Player | null = null;
  let coming: Promise<void> | null = null;
  let mood: LayerName = 'calm';

  async function fetchPlayer(): Promise<void> {
    const { createPlayer } = await fetchGenerator();
    player = createPlayer(song);
    refresh();
  }

  function refresh(): void {
    const muted = isMuted();
    if (player === null) {
      if (!muted) coming ??= fetchPlayer().catch(() => void (coming = null));
      return;
    }
    player.rest(muted);
    if (!muted) player.mood(mood);
  }

  const ask = (play: (player: Player) => void): void => {
    if (isMuted()) return;
    if (player === null) refresh();
    else play(player);
  };

  return {
    refresh,
    effect: (name, semitones) => ask((on) => on.effect(name, semitones)),
    tone: (degree) => ask((on) => on.tone(degree)),
    fanfare: (stage) => ask((on) => on.fanfare(stage)),
    win: (rank) =>
      ask((on) => {
        if (rank === 0) return;
        on.fanfare(rank);
        if (rank >= buzzFrom && 'vibrate' in navigator) navigator.vibrate(buzzMs * rank);
      }),
    mood(name) {
      mood = name;
      ask((on) => on.mood(name));
    },
    tension: () => ask((on) => on.mood('tension')),
    settle: () => ask((on) => on.mood(mood)),
    dispose: () => player?.dispose(),
  };
}

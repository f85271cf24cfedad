import type { WayToPlay } from '@arara/game-kit';

/** Targets with one digit that is not 0, from 1.01 on: the printed ones of games with a million targets. */
export function targetsPrinted({ choice }: Pick<WayToPlay, 'choice'>): boolean {
  const [, target = ''] = choice.split('=');
  return target === '101' || /^[1-9]0+$/.test(target);
}

import type { JackpotLevel } from '@arara/contract';
import { rising } from '@arara/money';
import { decimalOf, minorOf } from '../figures.ts';
import { moneyFormat } from '../texts.ts';
import type { Texts } from '../texts.ts';
import { h } from './dom.ts';
import { writeFitted } from './fitted.ts';

/** A pool with what stands in it, as a decimal string. */
export interface PoolValue {
  readonly level: JackpotLevel;
  readonly amount: string;
}

/** The meters of a jackpot above the game. */
export interface Meters {
  readonly node: HTMLElement;
  /** The pools as they stand; the amounts rise to them softly until the next news. */
  show(pools: readonly PoolValue[], currency: string, untilMs: number): void;
}

interface Meter {
  readonly value: HTMLElement;
  shown: bigint;
}

/**
 * A meter for each level, the greatest first. Between two news an amount rises from the one before to the last true one
 * and never beyond it; one that was won falls at once. Where nothing may move, it is written as it is.
 */
export function createMeters(texts: Texts, jackpot: string, moves: boolean): Meters {
  const name = texts.game(`jackpot.name.${jackpot}`);
  const node = h('div', { class: 'plates meters', role: 'group' });
  node.setAttribute('aria-label', texts.t('jackpot.meters', { name }));
  const meters = new Map<JackpotLevel, Meter>();
  let frame = 0;

  function meterOf(level: JackpotLevel, first: bigint): Meter {
    const known = meters.get(level);
    if (known !== undefined) return known;
    const label = h('small', {});
    writeFitted(label, texts.game(`jackpot.level.${level}`));
    const value = h('b', {});
    node.append(h('div', { 'data-level': level }, label, value));
    const made = { value, shown: first };
    meters.set(level, made);
    return made;
  }

  return {
    node,
    show(pools, currency, untilMs) {
      cancelAnimationFrame(frame);
      const money = moneyFormat(texts.language, currency);
      const ways = pools.map(({ level, amount }) => {
        const to = minorOf(amount, currency);
        const meter = meterOf(level, to);
        return { meter, from: meter.shown, to };
      });
      const startedAt = performance.now();
      const step = (now: number): void => {
        const stands = ways.every(({ meter, to }) => meter.shown === to);
        const share = moves && !stands ? (now - startedAt) / untilMs : 1;
        for (const { meter, from, to } of ways) {
          meter.shown = rising(from, to, share);
          writeFitted(meter.value, money(decimalOf(meter.shown, currency)));
        }
        if (share < 1) frame = requestAnimationFrame(step);
      };
      step(startedAt);
    },
  };
}

import { chipsIn, chipsOf } from '@arara/game-kit';
import type { ChoiceRule, ChipsRule, Hundredths, SpotBet } from '@arara/game-kit';
import type { ChoicesPanel, KeyHelp } from '@arara/game-kit/view';
import type { House } from '../house.ts';
import type { Times } from '../paces.ts';
import { createBets } from './bets.ts';
import type { Bets, Full } from './bets.ts';
import { worthText } from './chip.ts';
import { createTray } from './tray.ts';

/** A round that is not the player's last choice is shown for so long before their own chips lie there again. */
const pastMs = 1_600;

/** The chips of a game on a cloth: laying them, saying them, and the round that they were played in. */
export interface ChipDesk {
  readonly bets: Bets;
  /** The chips to choose from, and the acts. */
  readonly nodes: readonly Node[];
  readonly total: HTMLElement;
  readonly keys: KeyHelp;
  /** How many of the smallest chips the chosen one is worth. */
  readonly chips: () => number;
  step(by: 1 | -1): void;
  /** The worth of chips, as it stands on them. */
  worth(chips: number): string;
  /** Lays chips, and says what now lies on their spot. */
  lay(bets: readonly SpotBet[], spot: string): void;
  /** The same for several spots with a name of their own. */
  layNamed(bets: readonly SpotBet[], name: string): void;
  /** Takes the chosen chip off a spot. */
  take(spot: string): void;
  /** The words for the chips on a spot, behind its name; empty where none lies. */
  spoken(spot: string): string;
  panel(node: HTMLFieldSetElement, lock: (on: boolean) => void): ChoicesPanel;
  /** Shows a round as it was played. One of the past leaves the player's own chips as they are. */
  showRound(text: string, times: Times, show: (bets: readonly SpotBet[]) => void): Promise<void>;
}

export function createChipDesk(
  { host, clock, sound }: Pick<House, 'host' | 'clock' | 'sound'>,
  options: {
    readonly rule: ChoiceRule | undefined;
    readonly nameOf: (spot: string) => string;
    /** Other chips lie, or they are worth something else. */
    readonly changed: () => void;
  },
): ChipDesk {
  const { words, narrator, last } = host;
  const { nameOf, changed } = options;
  const rule = chipsRuleOf(options.rule);
  const bets = createBets(rule, () => {
    tray.refresh();
    changed();
  });
  let isLocked = false;
  let stake = '1';
  let amountOf: (hundredths: Hundredths) => string = () => '';
  const tray = createTray({
    words,
    bets,
    last: String(last?.choices['bets'] ?? ''),
    refused: (full) => refuse(full),
    isLocked: () => isLocked,
  });
  const amountIn = (chips: number) => amountOf(100 * chips);

  function refuse(full: Full): void {
    narrator.tell(words.game(`chips.full.${full}`, { spot: rule.perSpot, cloth: rule.total }));
  }
  function layNamed(wanted: readonly SpotBet[], name: string): void {
    if (isLocked) return;
    const full = bets.lay(wanted);
    if (full !== null) return refuse(full);
    narrator.announce(null);
    sound.effect('tick');
    narrator.say(words.game('chips.laid', { spot: name, amount: amountIn(chipsIn(wanted)) }));
  }
  const spoken = (spot: string): string =>
    bets.on(spot) === 0 ? '' : words.game('chips.on', { amount: amountIn(bets.on(spot)) });

  return {
    bets,
    nodes: tray.nodes,
    total: tray.total,
    keys: {
      keys: [
        { key: 'Home', press: tray.repeat },
        { key: 'End', press: () => void (isLocked || bets.clear()) },
      ],
      does: words.game('chips.keys.repeat'),
    },
    chips: tray.chips,
    step: tray.step,
    worth: (chips) => worthText(words, stake, chips),
    lay: (wanted, spot) => layNamed(wanted, nameOf(spot)),
    layNamed,
    take(spot) {
      if (isLocked || bets.on(spot) === 0) return;
      bets.take(spot, tray.chips());
      narrator.say(`${nameOf(spot)}${spoken(spot) || words.game('chips.bare')}`);
    },
    spoken,
    panel: (node, lock) => ({
      node,
      read: () => ({ bets: bets.text() }),
      missing: () => (bets.total() === 0 ? words.game('chips.missing') : null),
      show(now) {
        const isOther = stake !== now.stake;
        ({ isLocked, stake, amountOf } = now);
        node.disabled = isLocked;
        tray.show(now);
        lock(isLocked);
        if (isOther) changed();
      },
    }),
    async showRound(text, times, show) {
      show(chipsOf(text));
      if (text === bets.text()) return tray.remember(text);
      await clock.wait(times.moves ? times.of(pastMs) : pastMs);
      changed();
    },
  };
}

function chipsRuleOf(rule: ChoiceRule | undefined): ChipsRule {
  if (rule?.kind !== 'chips') throw new Error('a cloth of a game without chips');
  return rule;
}

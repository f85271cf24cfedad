import type { ShownGame } from '@arara/game-kit/view';
import type { Amounts } from './amounts.ts';
import { isGain, rtpSpan, signed } from './figures.ts';
import type { GameState } from './game-state.ts';
import type { ControlOffers, ControlState } from './hud/controls.ts';
import { stakeNamesOf } from './stake-names.ts';
import type { StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

interface Game {
  readonly shown: ShownGame;
  readonly session: StudioSession;
  readonly texts: Texts;
}

/** The controls that the game, its law and the session offer. */
export function offersOf({ shown, session, texts }: Game): ControlOffers {
  const { rules, mode } = session;
  const isSold = shown.modes.some(({ code }) => code !== 'base');
  const buy = isSold ? texts.t('buy') : null;
  const auto = rules.autoPlay && shown.isByHand !== true;
  const stake = stakeNamesOf(shown);
  return { act: shown.act, stake, auto, turbo: rules.turbo, buy, play: mode === 'play' };
}

/** The act of the great button, where nobody is asked to go on. */
export function pressIn(
  state: GameState,
  {
    act,
    hurries,
    acts,
  }: { readonly act: ShownGame['act']; readonly hurries: boolean; readonly acts: boolean },
): ControlState['press'] {
  if (state.isCounting) return 'goOn';
  if (state.auto !== null) return 'stopAuto';
  if (state.busy && state.hand !== null) return 'hand';
  if (state.busy) return hurries ? 'hurry' : 'nothing';
  if (state.open === null) return act;
  if (state.worth === null) return acts ? 'act' : 'yourTurn';
  return state.worth.amount > 0 ? 'take' : 'end';
}

/** The figures and words of the controls as they are now. */
export function controlStateOf({
  shown,
  session,
  texts,
  state,
  amounts,
  press,
  act,
}: Game & {
  readonly state: GameState;
  readonly amounts: Amounts;
  readonly press: ControlState['press'];
  /** The word of the game's own act; null where it has none. */
  readonly act: string | null;
}): ControlState {
  const buyMode = shown.modes.find(({ code }) => code !== 'base');
  return {
    stake: state.spent === null ? amounts.next(100) : texts.money(state.spent),
    win: state.win,
    today: { text: signed(texts, state.net), isGain: isGain(state.net) },
    shape: shown.pays(texts),
    rtp: texts.t('rtp', { percent: rtpSpan(session.game, texts.language) }),
    most: texts.t('most', {
      times: texts.number((session.game.mostHundredths ?? shown.most) / 100),
    }),
    buyPrice: buyMode === undefined ? null : amounts.next(buyMode.cost),
    round: state.roundId.slice(0, 8),
    busy: state.busy,
    press,
    act: act ?? '',
    worth: amounts.told(state.worth?.amount ?? 0),
    hand: state.hand ?? '',
    isOpen: state.open !== null,
    canLess: state.stakeIndex > 0,
    canMore: state.stakeIndex < session.stakes.length - 1,
    turbo: state.turbo,
    muted: state.muted,
    autoLeft: state.auto?.left ?? 0,
  };
}

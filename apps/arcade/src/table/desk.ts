import type { SeatSeen } from '@arara/contract';
import type { ShownTable } from '@arara/game-kit/view';
import { isGain, rtpSpan, scaled, signed } from '../figures.ts';
import { openAutoSheet } from '../hud/auto-sheet.ts';
import { h, icon, iconButton } from '../hud/dom.ts';
import { openStakeSheet } from '../hud/stake-sheet.ts';
import { stakeNamesOf } from '../stake-names.ts';
import type { StudioSession } from '../studio-client.ts';
import type { Texts } from '../texts.ts';
import { createCrew } from './crew.ts';
import { createPad } from './pad.ts';
import type { PadState } from './pad.ts';
import type { Pads } from './pads.ts';

interface DeskOptions {
  readonly texts: Texts;
  readonly session: StudioSession;
  readonly table: ShownTable;
  readonly pads: Pads;
  readonly times: (hundredths: number) => string;
  readonly sound: () => void;
  readonly rules: () => void;
}

interface DeskState {
  readonly seats: readonly SeatSeen[];
  readonly isOver: boolean;
  readonly net: string;
  readonly muted: boolean;
}

/** The controls of a table: the bets of the player, those of the others, and what all games have. */
export function createDesk(options: DeskOptions) {
  const { texts, session, pads } = options;
  const { t } = texts;
  const views = pads.pads.map((pad, at) => padOf(options, pad, at + 1));
  const crew = createCrew(texts, {
    money: (amount, currency) => (currency === session.currency ? texts.money(amount) : amount),
    times: options.times,
    paid: ({ stake, currency }, at) => texts.number(scaled(stake, currency, at), 2, 2),
  });
  const today = h('b', {});
  const sound = iconButton('soundOn', t('sound'), 'tile small');
  const rules = iconButton('info', t('rules'), 'tile small');
  sound.addEventListener('click', options.sound);
  rules.addEventListener('click', options.rules);
  const rtp = t('rtp', { percent: rtpSpan(session.game, texts.language) });
  const node = h(
    'section',
    { class: 'controls table', 'aria-label': t('controls') },
    session.mode === 'play' ? h('p', { class: 'demo' }, t('play.money')) : null,
    h('div', { class: 'pads' }, ...views.map((view) => view.node)),
    crew.node,
    h(
      'div',
      { class: 'foot' },
      sound,
      h('span', { class: 'today' }, `${t('today')}: `, today),
      h('span', { class: 'shape' }, rtp),
      rules,
    ),
  );

  /** Writes the bets alone: while a round runs their worth changes with every frame. */
  function showPads(): void {
    for (const [at, pad] of pads.pads.entries()) views[at]?.show(pads.shownOf(pad));
  }

  return {
    node,
    showPads,
    show({ seats, isOver, net, muted }: DeskState): void {
      showPads();
      crew.show(seats, isOver);
      today.textContent = signed(texts, net);
      today.classList.toggle('good', isGain(net));
      sound.setAttribute('aria-pressed', String(!muted));
      sound.replaceChildren(icon(muted ? 'soundOff' : 'soundOn'));
    },
  };
}

function padOf({ texts, session, table, pads }: DeskOptions, pad: PadState, number: number) {
  const stakeNow = () => session.stakes[pad.stakeIndex] ?? session.defaultStake;
  const label = texts.t('table.pad', { number });
  return createPad(
    texts,
    { label, target: table.target, hasAuto: session.rules.autoPlay },
    {
      press: () => pads.press(pad),
      less: () => pads.step(pad, -1),
      more: () => pads.step(pad, 1),
      choose() {
        if (pads.shownOf(pad).isLocked) return;
        const { stakes } = session;
        openStakeSheet({
          texts,
          stakes,
          names: stakeNamesOf({}),
          chosen: pad.stakeIndex,
          choose: (at) => pads.choose(pad, at),
        });
      },
      auto: (hundredths) => void (pad.auto = hundredths),
      plan() {
        if (pad.run !== null) return pads.press(pad);
        if (pads.shownOf(pad).isLocked) return;
        openAutoSheet({
          texts,
          amountOf: (count) => texts.money(scaled(stakeNow(), session.currency, count * 100)),
          hasChanges: true,
          start: (plan) => pads.begin(pad, plan),
        });
      },
    },
  );
}

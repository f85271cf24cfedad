import type { OwnSeat } from '@arara/contract';
import type { ShownTable, TableScene } from '@arara/game-kit/view';
import type { Bridge } from '../bridge.ts';
import { scaled } from '../figures.ts';
import type { RunningGame } from '../game.ts';
import { h } from '../hud/dom.ts';
import { openSheet, topSheet } from '../hud/sheet.ts';
import { createStage } from '../hud/stage.ts';
import type { Stage } from '../hud/stage.ts';
import { openRefusal } from '../refusal.ts';
import type { StudioClient, StudioSession } from '../studio-client.ts';
import type { Texts } from '../texts.ts';
import { createDesk } from './desk.ts';
import { followTable } from './follow-table.ts';
import type { FollowedTable } from './follow-table.ts';
import { createLastPoints } from './last-points.ts';
import type { LastPoint } from './last-points.ts';
import { createPads } from './pads.ts';
import type { Pads } from './pads.ts';
import { leftAt } from './round-state.ts';
import type { RoundState } from './round-state.ts';
import { createTableClient } from './table-client.ts';
import { listenToTable } from './table-live.ts';
import { openTableRules } from './table-rules.ts';

interface TableOptions {
  readonly root: HTMLElement;
  readonly table: ShownTable;
  readonly session: StudioSession;
  readonly client: StudioClient;
  readonly bridge: Bridge;
  readonly texts: Texts;
}

/** Pages ask for their prizes one after the other, not all at once. */
const spreadMs = 600;
/** From twice the stake on, leaving is a win that is heard. */
const gainFrom = 200;

/** Sets a table up in the frame and lets it run. */
export function startTable(options: TableOptions): RunningGame {
  const { root, table, session, client, bridge, texts } = options;
  const calls = createTableClient(client);
  const times = (hundredths: number) => `${texts.number(hundredths / 100, 2, 2)}×`;
  const now = { muted: session.preferences.muted, net: session.today.net, isLate: false };
  const { stage, scene } = openScene(options, () => now.muted);
  const spoken = h('p', { class: 'spoken', role: 'status', 'aria-live': 'polite' });
  const say = (text: string) => spoken.replaceChildren(h('span', {}, text));
  const points = createLastPoints(texts, { times, open: openPoint });
  const pads = createPads({
    texts,
    session,
    calls,
    targetMost: table.target.most,
    now: () => ({ phase: followed.round()?.phase ?? null, at: followed.multiplier() }),
    answered(answer) {
      followed.changed();
      purse(answer);
    },
    refused(error, of) {
      followed.look();
      refuse(error, of);
    },
    say,
    left: celebrate,
    changed: refresh,
  });
  const desk = createDesk({ texts, session, table, pads, times, sound, rules: openRules });
  desk.node.append(spoken);
  root.replaceChildren(stage.node, desk.node);
  stage.over(points.node);
  stage.onResize((room) => scene.resize(room));
  const followed = followTable({
    listen: listenToTable,
    table,
    calls,
    moved,
    left: (seat) => scene.left(seat.name, leftAt(seat) ?? 0),
    own(id, seats) {
      pads.own(id, seats);
      refresh();
    },
    answered(answer) {
      now.isLate = false;
      points.show(
        answer.last.map(({ id, number, outcome }) => ({
          id,
          number,
          point: table.pointOf(outcome),
        })),
      );
      purse(answer);
    },
    line(isThere) {
      now.isLate = !isThere;
      refresh();
    },
    failed: (error) => refuse(error, 'round'),
  });
  refresh();
  drawOn(table, scene, followed, desk.showPads);
  listenForSpace(root, pads);
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    followed.end();
    scene.dispose();
  });

  function refuse(error: unknown, of: 'round' | 'move'): void {
    openRefusal(error, { texts, bridge, mode: session.mode, of, retry: followed.look });
  }

  function refresh(): void {
    const round = followed.round();
    const seats = [...(round?.seats.values() ?? [])];
    desk.show({ seats, isOver: round?.outcome != null, net: now.net, muted: now.muted });
    stage.badge(now.isLate ? texts.t('net.waiting') : null);
  }

  function purse(answer: {
    readonly balance: string;
    readonly today: { readonly net: string };
  }): void {
    now.net = answer.today.net;
    bridge.tell({ type: 'arara:round-ended', balance: answer.balance, net: now.net });
    refresh();
  }

  function celebrate(seat: OwnSeat): void {
    const at = leftAt(seat) ?? 0;
    const amount = texts.money(scaled(seat.stake, session.currency, at));
    scene.won(at >= gainFrom);
    stage.announce(texts.t('table.left', { at: times(at), amount }));
    say(texts.t('table.said.left', { at: times(at), amount }));
  }

  function moved(round: RoundState, before: RoundState | null): void {
    if (before?.id !== round.id) stage.announce(null);
    pads.enter(round.id, round.phase);
    pads.hear(round.id, round.seats);
    if (before?.phase !== round.phase || before.id !== round.id) enterPhase(round);
    refresh();
  }

  function enterPhase({ phase, outcome, number, id }: RoundState): void {
    if (outcome === null) return;
    const point = table.pointOf(outcome);
    points.add({ id, number, point });
    if (pads.isSeated() && phase === 'DONE') setTimeout(followed.look, Math.random() * spreadMs);
    const isLost = pads.pads.some(({ seat }) => seat !== null && seat.view === null);
    if (isLost) say(texts.t('table.said.fell', { at: times(point) }));
  }

  function openPoint(point: LastPoint): void {
    const own = followed.round()?.id === point.id ? pads.pads.find(({ seat }) => seat) : undefined;
    openPointSheet(options, times, point, own?.seat?.id ?? null);
  }

  function sound(): void {
    now.muted = !now.muted;
    scene.soundChanged();
    refresh();
    const { turbo } = session.preferences;
    client.remember({ muted: now.muted, turbo }).catch(() => {
      // The choice holds on this page; the next change tries to store it again.
    });
  }

  function openRules(): void {
    openTableRules({
      texts,
      name: texts.game(`titles.${table.code}.name`),
      session,
      rules: table.rules(texts),
      load: () => client.rounds(),
      verify: (id) => bridge.tell({ type: 'arara:verify', round: id }),
      seedHash: () => followed.round()?.serverSeedHash ?? '',
    });
  }

  return {
    openRules,
    pause(on) {
      scene.pause(on);
      if (on) pads.rest();
      refresh();
    },
  };
}

function openScene(
  { table, texts }: TableOptions,
  isMuted: () => boolean,
): { stage: Stage; scene: TableScene } {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const stage = createStage({
    game: table,
    name: texts.game(`titles.${table.code}.name`),
    texts,
    moves,
    goesAlone: () => true,
    changed: () => {},
    verify: () => {},
  });
  const { place, stand } = stage;
  return { stage, scene: table.mount({ place, stand, moves, words: texts, isMuted }) };
}

/** Draws the round of now with every frame. */
function drawOn(
  table: ShownTable,
  scene: TableScene,
  followed: FollowedTable,
  showPads: () => void,
): void {
  const round = followed.round();
  const at = performance.now();
  if (round?.outcome != null) scene.fall(table.pointOf(round.outcome), round.isSeen);
  else if (round?.phase === 'OPEN') {
    scene.wait({ ms: Math.max(0, (round.closesAt ?? at) - at), of: table.openMs });
  } else if (round?.startedAt != null) {
    scene.fly(followed.multiplier(), at - round.startedAt);
    showPads();
  } else scene.wait(null);
  requestAnimationFrame(() => drawOn(table, scene, followed, showPads));
}

/** A round that is over: its point, and the proof of the own bet in it. */
function openPointSheet(
  { texts, bridge }: TableOptions,
  times: (hundredths: number) => string,
  { number, point }: LastPoint,
  own: string | null,
): void {
  const { t } = texts;
  const check = h('button', { type: 'button', class: 'primary' }, t('total.verify'));
  const dialog = openSheet({
    texts,
    title: t('table.round', { number: texts.number(number, 0) }),
    body: [
      h('p', {}, t('table.point', { at: times(point) })),
      h('p', { class: 'soft' }, t('table.proof')),
    ],
    ...(own === null ? {} : { foot: check }),
  });
  check.addEventListener('click', () => {
    dialog.close();
    if (own !== null) bridge.tell({ type: 'arara:verify', round: own });
  });
}

/** The space bar is the button of the first bet, wherever no control has the focus. */
function listenForSpace(root: HTMLElement, pads: Pads): void {
  const controls = 'button, input, [tabindex="0"]';
  addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || topSheet() !== null) return;
    if (event.target instanceof HTMLElement && event.target.closest(controls)) return;
    event.preventDefault();
    pads.press(pads.pads[0]);
  });
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
}

import type { LiveMessage, SeatsAnswer, TableAnswer, TableNews } from '@arara/contract';
import WebSocket from 'ws';
import { openGame } from '../start/visitors.ts';
import type { OpenGame } from '../start/visitors.ts';

const node = '1025';
const stake = '1.00';
const seatsEach = 2;
/** Leaves of one flight come spread over this time, as those of people do. */
const leaveWithinMs = 4_000;
const lookMs = 100;
const pagesEach = 500;
const pagesAtOnce = 50;

/** Everybody at the table of crash, for a while. */
export interface Flights {
  /** From the request to the answer of each cash-out by hand, in milliseconds. */
  readonly waits: readonly number[];
  readonly flights: number;
  readonly seats: number;
  /** Cash-outs that came behind the fall. */
  readonly late: number;
}

/** Opens so many players at the table; each has an address of its own, as the proxy before the program would say. */
export async function seatPlayers(url: string, count: number): Promise<OpenGame[]> {
  const players: OpenGame[] = [];
  for (let at = 0; at < count; at += 1) {
    const address = `177.21.${at >> 8}.${at & 255}`;
    players.push(await openGame(url, address, node));
  }
  return players;
}

/**
 * Plays so many rounds, or for so long: as soon as one takes stakes each player takes two seats, without a target,
 * and leaves both while it flies.
 */
export async function fly(
  url: string,
  players: readonly OpenGame[],
  { flights, seconds }: { readonly flights: number; readonly seconds: number },
): Promise<Flights> {
  const waits: number[] = [];
  const told = { flights: 0, seats: 0, late: 0 };
  const deadlineMs = performance.now() + seconds * 1_000;
  const seats = new Map<OpenGame, string[]>();
  const isOver = () => told.flights >= flights || performance.now() > deadlineMs;
  const under: Promise<unknown>[] = [];
  let taken = '';
  let flown = '';

  const sit = async (player: OpenGame): Promise<void> => {
    for (let seat = 0; seat < seatsEach; seat += 1) {
      const answer = await player.tell<SeatsAnswer>('/studio/v1/table/seats', { stake });
      seats.set(
        player,
        answer.own.map(({ id }) => id),
      );
    }
    told.seats += seatsEach;
  };
  const leave = async (player: OpenGame): Promise<void> => {
    await pause(Math.random() * leaveWithinMs);
    for (const id of seats.get(player) ?? []) {
      const began = performance.now();
      const isInTime = await player
        .tell(`/studio/v1/table/seats/${id}/moves`, { name: 'cashOut' })
        .then(
          () => true,
          () => false,
        );
      if (isInTime) waits.push(performance.now() - began);
      else told.late += 1;
    }
  };
  const hear = ({
    id,
    phase,
    closesInMs,
  }: Pick<TableNews, 'id' | 'phase' | 'closesInMs'>): void => {
    if (isOver()) return;
    if (phase === 'OPEN' && taken !== id && (closesInMs ?? 0) > 0) {
      taken = id;
      under.push(...players.map((player) => sit(player).catch(() => undefined)));
    }
    if (phase === 'RUNNING' && taken === id && flown !== id) {
      flown = id;
      told.flights += 1;
      under.push(...players.map(leave));
    }
  };

  const stop = await listen(url, '177.23.0.1', hear);
  const first = players[0];
  if (first === undefined) throw new Error('nobody is at the table');
  // The table rests until somebody looks at it.
  const { table } = await first.read<TableAnswer>('/studio/v1/table');
  if (table !== null) hear(table);
  while (!isOver()) await pause(lookMs);
  await Promise.all(under);
  stop();
  return { waits, ...told };
}

/** Pages that show the table and hear its news; answers how to close them, and how many news they heard. */
export async function openListeners(url: string, count: number) {
  let heard = 0;
  const stops: (() => void)[] = [];
  while (stops.length < count) {
    // Sockets that have not said hello yet are few at each address.
    const address = `177.22.0.${Math.floor(stops.length / pagesEach)}`;
    const some = Array.from({ length: Math.min(pagesAtOnce, count - stops.length) }, () =>
      listen(url, address, () => void (heard += 1)),
    );
    stops.push(...(await Promise.all(some)));
  }
  return { heard: () => heard, close: () => stops.forEach((stop) => stop()) };
}

function listen(url: string, address: string, hear: (news: TableNews) => void) {
  const live = new URL('/live', url);
  live.protocol = 'ws:';
  const hello = { type: 'hello', merchant: 'arara', token: null, after: null };
  return new Promise<() => void>((ready, failed) => {
    const page = new WebSocket(live, { headers: { 'x-forwarded-for': address } });
    let isOver = false;
    const end = () => {
      isOver = true;
      page.close();
    };
    page.on('open', () => page.send(JSON.stringify({ ...hello, subscribe: ['table:crash'] })));
    page.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as LiveMessage;
      if (message.type === 'ready') ready(end);
      if (message.type === 'refused') failed(new Error(message.code));
      if (message.type === 'event' && message.event.topic === 'table') hear(message.event.payload);
    });
    page.on('error', failed);
    page.on('close', (code) => {
      if (!isOver) failed(new Error(`a page of the table was closed: ${code}`));
    });
  });
}

const pause = (ms: number): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, Math.max(0, ms));
  });

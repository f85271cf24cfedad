import type { LiveEvent, LiveMessage } from '@arara/contract';
import { create } from 'zustand';
import type { ClientSession } from './session.ts';

type Listener = (event: LiveEvent) => void;
type ResetListener = () => void;
type ReadyListener = (member: boolean) => void;

interface LiveOptions {
  readonly merchant: string;
  readonly session: Pick<ClientSession, 'currentToken' | 'useSession'>;
}

const backoffMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** After so many failed attempts in a row the page says that the network is unstable. */
const unstableAfter = 3;

/** The one socket of a page to `/live`: it stays open, and goes on from its last cursor. */
export function createLive({ merchant, session }: LiveOptions) {
  const listeners = new Set<Listener>();
  const resetListeners = new Set<ResetListener>();
  const readyListeners = new Set<ReadyListener>();
  /** `unstable` while the line to the server keeps breaking though the device has a network. */
  const useLine = create<{ readonly unstable: boolean }>(() => ({ unstable: false }));

  let socket: WebSocket | null = null;
  let cursor: string | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function connect(): void {
    const url = new URL('/live', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const next = new WebSocket(url);
    const after = cursor;
    socket = next;
    next.onopen = () => {
      const hello = { type: 'hello', merchant, token: session.currentToken(), after };
      next.send(JSON.stringify(hello));
    };
    next.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as LiveMessage;
      receive(message);
      // Events between the first reading and the first hello were told to nobody.
      if (message.type === 'ready' && message.member && after === null) tellReset();
    };
    next.onclose = () => {
      if (socket !== next) return;
      socket = null;
      const wait = backoffMs[Math.min(failures, backoffMs.length - 1)] ?? 15_000;
      failures += 1;
      if (failures >= unstableAfter) useLine.setState({ unstable: true });
      timer = setTimeout(connect, wait);
    };
  }

  function receive(message: LiveMessage): void {
    if ('cursor' in message) cursor = message.cursor;
    if (message.type === 'ready') {
      failures = 0;
      useLine.setState({ unstable: false });
      for (const listener of readyListeners) listener(message.member);
    }
    if (message.type === 'reset') tellReset();
    if (message.type === 'event') for (const listener of listeners) listener(message.event);
  }

  function tellReset(): void {
    for (const listener of resetListeners) listener();
  }

  function reconnect(): void {
    if (timer !== null) clearTimeout(timer);
    failures = 0;
    const old = socket;
    socket = null;
    old?.close();
    connect();
  }

  return {
    useLine,

    /** Hears every live event of this page; returns the way to stop. */
    onLive(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Hears when events may have been missed: everything that was read must be read again. */
    onLiveReset(listener: ResetListener): () => void {
      resetListeners.add(listener);
      return () => resetListeners.delete(listener);
    },

    /** Hears, each time the socket has opened, whether the server takes this page for a member's. */
    onLiveReady(listener: ReadyListener): () => void {
      readyListeners.add(listener);
      return () => readyListeners.delete(listener);
    },

    /** Opens the page's one socket and keeps it open. */
    startLive(): void {
      connect();
      session.useSession.subscribe((state, before) => {
        if (state.token !== before.token) reconnect();
      });
      addEventListener('online', reconnect);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && socket === null) reconnect();
      });
    },
  };
}

import type { LiveMessage, TableNews } from '@arara/contract';

const backoffMs = [300, 1_000, 2_000, 5_000];

interface LiveOptions {
  readonly merchant: string;
  readonly gameCode: string;
  readonly hear: (news: TableNews) => void;
  /** News may have been missed: the whole table is to be asked for. */
  readonly missed: () => void;
  /** The line to the server is there, or is lost. */
  readonly line: (isThere: boolean) => void;
}

/** Hears the news of a table at `/live`, and joins again whenever the line breaks; gives the way to stop. */
export function listenToTable({ merchant, gameCode, hear, missed, line }: LiveOptions): () => void {
  let socket: WebSocket | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function connect(): void {
    const url = new URL('/live', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const own = new WebSocket(url);
    socket = own;
    own.addEventListener('open', () => {
      const subscribe = [`table:${gameCode}`];
      own.send(JSON.stringify({ type: 'hello', merchant, token: null, after: null, subscribe }));
    });
    own.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as LiveMessage;
      if (message.type === 'ready') {
        failures = 0;
        line(true);
      }
      if (message.type === 'ready' || message.type === 'reset') missed();
      if (message.type === 'event' && message.event.topic === 'table') hear(message.event.payload);
    });
    own.addEventListener('close', () => {
      if (isOver) return;
      line(false);
      timer = setTimeout(connect, backoffMs[Math.min(failures, backoffMs.length - 1)]);
      failures += 1;
    });
  }

  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.close();
  };
}

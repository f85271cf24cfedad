import { launch } from 'chrome-launcher';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
];
const answerMaxMs = 120_000;

/** A page of a browser, driven by the protocol of its own tools. */
export interface Tab {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** Runs a program in the page and answers what it resolves to. */
  run<T>(program: string): Promise<T>;
  close(): Promise<void>;
}

/** Opens a phone's page in a browser that knows nothing. */
export async function openTab(): Promise<Tab> {
  const browser = await launch({
    ...(process.env['CHROMIUM_PATH'] ? { chromePath: process.env['CHROMIUM_PATH'] } : {}),
    chromeFlags: flags,
    logLevel: 'error',
  });
  const pages = await fetch(`http://127.0.0.1:${browser.port}/json`);
  const [page] = ((await pages.json()) as { type: string; webSocketDebuggerUrl: string }[]).filter(
    ({ type }) => type === 'page',
  );
  if (page === undefined) throw new Error('the browser has no page');
  const line = await openLine(page.webSocketDebuggerUrl);
  return {
    send: line.send,
    async run<T>(program: string): Promise<T> {
      const answer = await line.send('Runtime.evaluate', {
        expression: `(async () => { ${program} })()`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (answer['exceptionDetails'] !== undefined) {
        throw new Error(`the page failed: ${JSON.stringify(answer['exceptionDetails'])}`);
      }
      return (answer['result'] as { value: T }).value;
    },
    async close() {
      line.close();
      browser.kill();
    },
  };
}

interface Reply {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

async function openLine(url: string) {
  const socket = new WebSocket(url);
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id === undefined) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  let last = 0;
  return {
    send(method: string, params: object = {}): Promise<Record<string, unknown>> {
      const id = (last += 1);
      return new Promise((answered, failed) => {
        const timer = setTimeout(() => failed(new Error(`${method} is not answered`)), answerMaxMs);
        waiting.set(id, ({ result, error }) => {
          clearTimeout(timer);
          if (error === undefined) answered(result ?? {});
          else failed(new Error(`${method}: ${error.message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}

import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site at an address of its own, of which a newer version can come while pages are open. */
export interface Publishing {
  readonly url: string;
  /** From now on the worker is that of a newer build. */
  publish(): void;
  end(): Promise<void>;
}

/** Passes everything on to the server, and writes the newer build into the worker on the way. */
export async function openPublishing(): Promise<Publishing> {
  let build = '';
  const server = createServer((asked, answer) =>
    asked.url === '/worker.js' ? void passWorker(answer, build) : passOn(asked, answer),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish() {
      build = '\n// A newer build.\n';
    },
    end: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const place = (path: string): URL => new URL(path, process.env.E2E_URL);

async function passWorker(answer: ServerResponse, build: string): Promise<void> {
  const own = await (await fetch(place('/worker.js'))).text();
  answer.writeHead(200, { 'content-type': 'text/javascript' }).end(own + build);
}

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const onward = request(place(asked.url ?? '/'), { method, headers }, (own) => {
    answer.writeHead(own.statusCode ?? 502, own.headers);
    own.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

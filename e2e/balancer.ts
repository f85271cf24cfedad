import { once } from 'node:events';
import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/**
 * When a request is cut off: `asked`, the process has got it and nobody knows how far it comes;
 * `answered`, the process has done all of it, and only the answer is lost.
 */
export type Moment = 'asked' | 'answered';

interface Cut {
  readonly method: string;
  readonly path: string;
  readonly moment: Moment;
  readonly strike: (port: number) => Promise<void>;
}

/** A balancer in front of the processes, as a load balancer of any operator does. */
export interface Balancer {
  readonly port: number;
  readonly url: string;
  /** Port of the process that the last live connection went to. */
  livePort(): number;
  /** Bodies of the successful answers to a call that reached the page, in order. */
  answersTo(method: string, path: string): unknown[];
  /** Calls `strike` in the middle of the next such call; the page gets a gateway's error. */
  cutNext(method: string, path: string, moment: Moment, strike: Cut['strike']): void;
  close(): Promise<void>;
}

/**
 * Requests go round the processes in turn. One that refuses the connection is passed over; one that
 * dies on the way costs its request a 502, as it must: only the page may know that asking again is safe.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: false });
  const cuts: Cut[] = [];
  const answers: { readonly call: string; readonly body: unknown }[] = [];
  let turn = 0;
  let livePort = 0;

  /** Every process once, beginning with the one whose turn it is. */
  function inTurn(): number[] {
    turn += 1;
    return ports.map((_, at) => ports[(turn + at) % ports.length] ?? 0);
  }

  function takeCut(request: IncomingMessage): Cut | undefined {
    const path = request.url?.split('?')[0];
    const at = cuts.findIndex((cut) => cut.method === request.method && cut.path === path);
    return at < 0 ? undefined : cuts.splice(at, 1)[0];
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    for (const port of inTurn()) {
      const answer = await forward(request, body, port);
      if (answer === 'refused') continue;
      if (answer === 'lost') break;
      response.writeHead(answer.status, answer.headers).end(answer.body);
      remember(request, answer);
      return;
    }
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  }

  function remember(request: IncomingMessage, { status, body }: Answer): void {
    if (request.method === 'GET' || status !== 200) return;
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    answers.push({ call, body: parse(body.toString('utf8')) });
  }

  async function forward(
    request: IncomingMessage,
    body: Buffer,
    port: number,
  ): Promise<Answer | 'refused' | 'lost'> {
    const { method, url: path, headers } = request;
    const asked = ask({ host: '127.0.0.1', port, method, path, headers, agent });
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
    // The code that waits for it below hears of its failure; a refused connection is heard of before.
    answered.catch(() => undefined);
    try {
      await once(asked.end(body), 'finish');
      const cut = takeCut(request);
      if (cut?.moment === 'asked') await cut.strike(port);
      const [answer] = await answered;
      const whole = await buffer(answer);
      if (cut?.moment === 'answered') await cut.strike(port);
      if (cut !== undefined) return 'lost';
      return { status: answer.statusCode ?? 502, headers: answer.headers, body: whole };
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'lost';
    }
  }

  async function join(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    for (const port of inTurn()) {
      const there = await reach(port);
      if (there === null) continue;
      livePort = port;
      there.write(`${headOf(request)}\r\n\r\n`);
      there.write(head);
      socket.pipe(there).pipe(socket);
      for (const [one, other] of [
        [socket, there],
        [there, socket],
      ] as const) {
        one.on('error', () => undefined).on('close', () => other.destroy());
      }
      return;
    }
    socket.destroy();
  }

  const server = createServer((request, response) => void serve(request, response));
  server.on('upgrade', (request, socket, head) => void join(request, socket, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}`,
    livePort: () => livePort,
    answersTo: (method, path) =>
      answers.filter(({ call }) => call === `${method} ${path}`).map(({ body }) => body),
    cutNext: (method, path, moment, strike) => cuts.push({ method, path, moment, strike }),
    close: () => end(server),
  };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A connection to a process; null when nobody listens there. */
async function reach(port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => socket,
    () => null,
  );
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  return lines.join('\r\n');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function end(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

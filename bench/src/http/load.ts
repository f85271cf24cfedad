import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import type { BenchPlayer } from './fixture.ts';
import { gameCode } from './settings.ts';

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly refused: number;
}

/** Requests of random players, made and signed beforehand, so that only sending them counts. */
export function signRequests(
  players: readonly BenchPlayer[],
  path: string,
  count: number,
): Buffer[] {
  return signFor(
    Array.from({ length: count }, () => players[randomInt(players.length)] as BenchPlayer),
    path,
  );
}

/** One request of each of these players. */
export function signFor(players: readonly BenchPlayer[], path: string): Buffer[] {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return players.map((player) => {
    const id = randomBytes(12).toString('hex');
    const nonce = randomBytes(16).toString('hex');
    const body = JSON.stringify({
      request_id: id,
      session_token: player.token,
      player_id: player.publicId,
      tx_id: `t${id}`,
      round_id: `r${id}`,
      game_code: gameCode,
      amount: 100,
      currency: 'BRL',
      round_start: true,
    });
    const signature = createHmac('sha256', player.vendor.secret)
      .update(`${timestamp}.${nonce}.POST.${path}.${body}`)
      .digest('hex');
    return Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nX-Key-Id: ${player.vendor.keyId}\r\n` +
        `X-Timestamp: ${timestamp}\r\nX-Nonce: ${nonce}\r\nX-Signature: v1=${signature}\r\n\r\n${body}`,
    );
  });
}

/**
 * Sends requests over so many connections, the next as soon as one is answered; `accepted` is how an
 * answer begins that took the bet.
 */
export async function drive(
  port: number,
  requests: readonly Buffer[],
  options: { connections: number; seconds: number; accepted?: string },
): Promise<LoadResult> {
  const { accepted = '{"code":0,' } = options;
  const latencies: number[] = [];
  let next = 0;
  let refused = 0;
  const started = performance.now();
  const deadline = started + options.seconds * 1000;
  const one = () =>
    new Promise<void>((done, fail) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let sentAt = 0;
      let text = '';
      const send = () => {
        const request = requests[next];
        if (request === undefined || performance.now() > deadline) {
          socket.end(() => done());
          return;
        }
        next += 1;
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on('connect', send);
      socket.on('error', fail);
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
        const body = completeBody(text);
        if (body === null) return;
        latencies.push(performance.now() - sentAt);
        if (!body.startsWith(accepted)) refused += 1;
        text = '';
        send();
      });
    });
  await Promise.all(Array.from({ length: options.connections }, one));
  const seconds = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0;
  return { perSecond: latencies.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), refused };
}

function completeBody(text: string): string | null {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  const body = text.slice(end + 4);
  return length !== undefined && body.length >= Number(length) ? body : null;
}

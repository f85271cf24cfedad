import { randomBytes, randomInt } from 'node:crypto';
import { choices, merchant, playersMax, stake, tokenOf } from './settings.ts';

/** Rounds of random players, made beforehand, so that only sending them counts. */
export function roundRequests(path: string, count: number): Buffer[] {
  return Array.from({ length: count }, () => requestOf(path, 1 + randomInt(playersMax)));
}

/** One round of each player. */
export function oneOfEach(path: string): Buffer[] {
  return Array.from({ length: playersMax }, (_, at) => requestOf(path, at + 1));
}

function requestOf(path: string, player: number): Buffer {
  const body = JSON.stringify({ stake, choices });
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nMerchant: ${merchant}\r\n` +
      `Authorization: ${tokenOf(player)}\r\nIdempotency-Key: ${randomBytes(12).toString('hex')}` +
      `\r\n\r\n${body}`,
  );
}

import { randomBytes, randomInt } from 'node:crypto';
import { randomLines } from './lines.ts';
import { lotteryCode, merchant, mode, playersMax, price } from './settings.ts';

/** Purchases of random players in one issue, made beforehand, so that only sending them counts. */
export function ticketRequests(path: string, numero: string, count: number): Buffer[] {
  return Array.from({ length: count }, () => requestOf(path, numero, 1 + randomInt(playersMax)));
}

/** One purchase of each player. */
export function oneOfEach(path: string, numero: string): Buffer[] {
  return Array.from({ length: playersMax }, (_, at) => requestOf(path, numero, at + 1));
}

function requestOf(path: string, numero: string, player: number): Buffer {
  const body = JSON.stringify({
    gameCode: lotteryCode,
    numero,
    tableVersion: 1,
    mode,
    unit: '1',
    lines: randomLines(),
    price,
  });
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nMerchant: ${merchant}\r\n` +
      `Authorization: member-${player}\r\nIdempotency-Key: ${randomBytes(12).toString('hex')}` +
      `\r\n\r\n${body}`,
  );
}

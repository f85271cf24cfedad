import { randomBytes } from 'node:crypto';
import { request } from 'undici';
import type { Clock } from '../clock.ts';
import { signatureOf } from '../vendor/signature.ts';
import { isFromWallet, signRequest } from '../vendor/wallet-client.ts';
import type { Credentials, Reply, WalletCall } from '../vendor/wallet-client.ts';
import { Fault, Skip } from './outcome.ts';

/** A player with a game open, as the wallet told when the launch token was traded. */
export interface Player {
  readonly sessionToken: string;
  readonly playerId: string;
  readonly currency: string;
  readonly maxBet: bigint;
}

/** The changes that a case makes to a request that would otherwise be right. */
export interface Change {
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Signs this instead of what is sent. */
  readonly signed?: {
    readonly body?: string;
    readonly path?: string;
    readonly timestamp?: string;
    readonly nonce?: string;
  };
}

export interface Heard {
  readonly status: number;
  readonly reply: Reply;
  /** Signed by the wallet and bound to this request. */
  readonly signed: boolean;
  readonly ms: number;
}

export interface WalletOptions {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly second: { readonly keyId: string; readonly secret: string } | null;
  readonly gameCode: string;
  /** A stake that the game accepts, in minor units. */
  readonly stake: bigint;
  /** The most that one prize may pay before people look at it, in minor units, where it is known. */
  readonly cap: bigint | null;
  readonly clock: Clock;
  readonly launchToken: () => Promise<string>;
}

export interface Wallet {
  readonly stake: bigint;
  readonly gameCode: string;
  readonly clock: Clock;
  /** Skips the case where no cap was given. */
  cap(): bigint;
  player(): Promise<Player>;
  /** Skips the case where only one launch token was given. */
  otherPlayer(): Promise<Player>;
  send(call: WalletCall, body: object | string, change?: Change): Promise<Heard>;
  sendAsOther(call: WalletCall, body: object): Promise<Heard>;
  authenticate(token: string): Promise<Heard>;
  launchToken(): Promise<string>;
  balance(player: Player): Promise<bigint>;
}

const patienceMs = 10_000;

/** A wallet under test, spoken to as a vendor would. */
export function createWallet(options: WalletOptions): Wallet {
  const { gameCode, stake, clock, launchToken } = options;
  const own: Credentials = {
    walletUrl: options.url,
    clock,
    keyId: options.keyId,
    secret: options.secret,
  };
  const players: Promise<Player>[] = [];

  async function open(): Promise<Player> {
    const { reply } = await authenticate(await launchToken());
    if (reply.code !== 0) throw new Fault(`authenticate: ${reply.code} ${reply.message}`);
    const limits = reply['limits'] as { max_bet: string };
    return {
      sessionToken: String(reply['session_token']),
      playerId: String(reply['player_id']),
      currency: String(reply['currency']),
      maxBet: BigInt(limits.max_bet),
    };
  }

  function playerAt(place: number): Promise<Player> {
    const known = players[place] ?? open();
    players[place] = known;
    return known;
  }

  const send: Wallet['send'] = (call, body, change) => exchange(own, call, body, change);

  function authenticate(token: string): Promise<Heard> {
    return send('authenticate', { launch_token: token, game_code: gameCode });
  }

  return {
    stake,
    gameCode,
    clock,
    cap() {
      if (options.cap === null) throw new Skip('needs --cap');
      return options.cap;
    },
    player: () => playerAt(0),
    otherPlayer: () => playerAt(1),
    send,
    sendAsOther(call, body) {
      if (options.second === null) throw new Skip('needs --second-key and --second-secret');
      return exchange({ ...own, ...options.second }, call, body);
    },
    authenticate,
    launchToken,
    async balance(player) {
      const { reply } = await send('balance', {
        session_token: player.sessionToken,
        player_id: player.playerId,
        currency: player.currency,
      });
      if (reply.code !== 0) throw new Fault(`balance: ${reply.code} ${reply.message}`);
      return BigInt((reply['balance'] as { total: string }).total);
    },
  };
}

async function exchange(
  of: Credentials,
  call: WalletCall,
  body: object | string,
  change: Change = {},
): Promise<Heard> {
  const text =
    typeof body === 'string'
      ? body
      : JSON.stringify({ request_id: randomBytes(8).toString('hex'), ...body });
  const right = signRequest(of, call, text);
  const headers = tampered(of, right, change);
  const started = performance.now();
  const answer = await request(right.url, {
    method: 'POST',
    headers,
    body: text,
    signal: AbortSignal.timeout(patienceMs),
  });
  const raw = await answer.body.text();
  const signed = isFromWallet(of, { path: right.path, headers }, answer.headers, raw);
  const ms = performance.now() - started;
  return { status: answer.statusCode, reply: parse(raw), signed, ms };
}

function tampered(
  of: Credentials,
  right: ReturnType<typeof signRequest>,
  { headers: changed = {}, signed }: Change,
): Record<string, string> {
  const headers = { ...right.headers };
  if (signed !== undefined) {
    const timestamp = signed.timestamp ?? headers['x-timestamp'] ?? '';
    const nonce = signed.nonce ?? headers['x-nonce'] ?? '';
    const covered = { timestamp, nonce, method: 'POST', path: signed.path ?? right.path };
    Object.assign(headers, {
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signatureOf(of.secret, covered, signed.body ?? right.body),
    });
  }
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) delete headers[name];
    else headers[name] = value;
  }
  return headers;
}

function parse(raw: string): Reply {
  try {
    return JSON.parse(raw) as Reply;
  } catch {
    throw new Fault(`the answer is not JSON: ${raw.slice(0, 80)}`);
  }
}

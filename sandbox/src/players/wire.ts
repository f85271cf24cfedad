import { allCalls } from '@arara/contract';
import { createApi } from '@arara/client';
import type { Api, Entry } from '@arara/client';

/** The way of one member to a brand: its calls, its games, and the member's bank. */
export interface Wire {
  /** Calls as the member; as nobody before `become`. */
  readonly api: Api;
  /** Calls within the frame of a game, by the session that the studio has opened for it. */
  frame(sessionToken: string): Api;
  become(token: string): void;
  /** False before `become`, and once the house has said that the session is over. */
  isIn(): boolean;
  /** Pays a Pix code at the test bank, from the member's own account or from that of another CPF. */
  pay(brCode: string, payerCpf?: string | null): Promise<void>;
}

interface WireOptions {
  /** The address of the program, without a path. */
  readonly url: string;
  readonly merchant: string;
  /** Another way to the program than the network. */
  readonly send?: typeof fetch;
}

const entries = new Map<string, Entry>(
  allCalls.map(({ name, method, path, encoding = 'json' }) => [name, [method, path, encoding]]),
);

/** The public wire as a page uses it, from a program that has no page. */
export function openWire({ url, merchant, send = fetch }: WireOptions): Wire {
  let own: string | null = null;
  const apiAs = (currentToken: () => string | null, closeSession: () => void) =>
    createApi({
      merchant,
      send,
      device: 'WEB',
      languageCode: () => 'PT-BR',
      entryOf(name) {
        const entry = entries.get(name);
        if (entry === undefined) throw new Error(`the contract has no call ${name}`);
        const [method, path, body] = entry;
        return [method, `${url}${path}`, body];
      },
      seal: async () => null,
      session: { currentToken, closeSession, holdSession: () => undefined },
      onSecondStep: () => undefined,
    });
  return {
    api: apiAs(
      () => own,
      () => {
        own = null;
      },
    ),
    frame: (sessionToken) =>
      apiAs(
        () => sessionToken,
        () => undefined,
      ),
    become(token) {
      own = token;
    },
    isIn: () => own !== null,
    async pay(brCode, payerCpf) {
      const answer = await send(`${url}/sandbox/pix/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ brCode, payerCpf }),
      });
      if (!answer.ok) throw new Error(`the test bank took no payment: ${answer.status}`);
    },
  };
}

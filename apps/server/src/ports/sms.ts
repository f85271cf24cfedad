import { request } from 'undici';

export interface SmsMessage {
  /** The number as E.164 writes it: `+5511912345678`. */
  readonly to: string;
  readonly text: string;
}

/** Sends short messages; resolves when the provider took one over. */
export interface Sms {
  send(message: SmsMessage): Promise<void>;
}

const timeoutMs = 8_000;

/**
 * Short messages by a provider's HTTP call: `POST url {"to": "+55…", "text": "…"}` with the token as
 * bearer. Any answer but 2xx is a failure; what it says is not repeated, it may hold the message.
 */
export function createHttpSms(options: { url: string; token: string | null }): Sms {
  const authorization = options.token === null ? {} : { authorization: `Bearer ${options.token}` };
  return {
    async send({ to, text }) {
      const answer = await request(options.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ to, text }),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body.dump();
      if (answer.statusCode < 200 || answer.statusCode > 299) {
        throw new Error(`the SMS provider answered ${answer.statusCode}`);
      }
    },
  };
}

/** Where no provider is set, nothing can be sent; whoever asks is told so. */
export function createNoSms(): Sms {
  return {
    send: () => Promise.reject(new Error('no SMS provider: set SMS_URL and SMS_TOKEN')),
  };
}

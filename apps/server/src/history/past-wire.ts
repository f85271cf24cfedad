import { openWire } from '@arara/sandbox';
import type { InventedPerson, Wire } from '@arara/sandbox';
import type { FastifyInstance } from 'fastify';

/** Nothing listens at this address: requests go into the program itself. */
const url = 'http://history.invalid';
const browser = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile';

/** The wire of one member into a program that does not listen: the same calls, without a network between. */
export function openPastWire(
  app: FastifyInstance,
  merchant: string,
  { number }: Pick<InventedPerson, 'number'>,
): Wire {
  const remoteAddress = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const send: typeof fetch = async (input, { method = 'GET', headers, body } = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const reply = await app.inject({
      method: method as 'GET',
      url: pathname + search,
      remoteAddress,
      headers: {
        'user-agent': browser,
        cookie: `arara_device=history-${number}`,
        ...Object.fromEntries(new Headers(headers)),
      },
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    return new Response(reply.rawPayload.length === 0 ? null : new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
    });
  };
  return openWire({ url, merchant, send });
}

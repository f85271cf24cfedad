import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@arara/contract';
import { errorStatus } from '@arara/contract';
import { failure, httpsOnly } from './envelope.ts';
import type { HttpOptions } from './http-options.ts';

const codeOfParser: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers.too.large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request.too.large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/**
 * Answers what Node's parser has refused before there was a request: with the envelope that every
 * other answer has, in the language of the house, for nobody has said another one.
 */
export function createAnswerUnread({
  languages,
  message,
  isHttpsOnly,
}: Pick<HttpOptions, 'languages' | 'message' | 'isHttpsOnly'>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = codeOfParser[error.code ?? ''] ?? 'request.malformed';
    const requestId = randomUUID();
    const said = failure(code, message(code, languages[0] ?? ''), requestId);
    if (socket.writable) socket.write(written(code, JSON.stringify(said), requestId, isHttpsOnly));
    socket.destroy(error);
  };
}

function written(
  code: ErrorCode,
  body: string,
  requestId: string,
  isHttpsOnly: boolean | undefined,
): string {
  const status = errorStatus[code];
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    ...(isHttpsOnly === true ? [`strict-transport-security: ${httpsOnly}`] : []),
    '',
    body,
  ].join('\r\n');
}

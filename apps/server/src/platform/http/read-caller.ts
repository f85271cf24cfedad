import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { readBrowserMark } from './browser-mark.ts';
import type { Caller } from './caller.ts';
import type { Gate } from './gate.ts';
import { isByUnnamedProxy } from './unnamed-proxy.ts';
import { chooseLanguage } from './language.ts';

/** The session token: bare in `Authorization`, with a `Bearer ` prefix, or as `token` of a GET. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  const bare = header?.startsWith('Bearer ') === true ? header.slice(7) : header;
  if (bare !== undefined && bare !== '') return bare;
  return request.method === 'GET' ? queryText(request, 'token') : null;
}

/** Reads who calls from headers, or from the query parameters that a GET may carry instead. */
export async function readCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  gate: Gate,
  languages: readonly string[],
): Promise<Caller> {
  const merchant = await gate.merchantOf(merchantAsked(request), hostOf(request));
  if (merchant === null) throw new AppError('merchant.unknown', { field: 'Merchant' });
  return {
    requestId: request.id,
    merchant,
    language: languageOf(request, languages),
    address: addressOf(request),
    country: gate.countryOf(request.ip),
    device: headerText(request, 'device') ?? 'WEB',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin: `${request.protocol}://${hostOf(request)}`,
    browser: readBrowserMark(request, reply),
    session: null,
    studio: null,
    staff: null,
  };
}

/** No header can claim to be the command line, whose address is a word, and a proxy that nobody named is not the caller. */
const addressOf = (request: FastifyRequest): string =>
  request.ip === 'terminal' || isByUnnamedProxy(request) ? 'unknown' : request.ip;

/** The merchant that a request names, by its header or by either name that a query has for it. */
function merchantAsked(request: FastifyRequest): string | null {
  return (
    headerText(request, 'merchant') ??
    queryText(request, 'merchantCode') ??
    queryText(request, 'merchant')
  );
}

/** The language for messages, known even when the rest of the request is wrong. */
export function languageOf(request: FastifyRequest, languages: readonly string[]): string {
  const asked = headerText(request, 'language') ?? queryText(request, 'language');
  return chooseLanguage(asked, request.headers['accept-language'], languages);
}

function hostOf(request: FastifyRequest): string {
  return request.host;
}

function headerText(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;
}

function queryText(request: FastifyRequest, name: string): string | null {
  const query = request.query;
  if (typeof query !== 'object' || query === null) return null;
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;
}

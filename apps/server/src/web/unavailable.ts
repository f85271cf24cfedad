import { spokenFor } from '@arara/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { chooseLanguage } from '../platform/http/language.ts';
import type { BrandFace } from './manifest.ts';
import { plainPage, plainPolicy, retrySeconds } from './plain-page.ts';

export interface UnavailableOptions {
  readonly languages: readonly string[];
  /** A sentence of the namespace `ui`. */
  readonly sentence: (language: string, key: string) => string;
}

/** The brand whose page was asked for; null while not even that can be told. It never fails. */
type FaceOf = (request: FastifyRequest) => Promise<BrandFace | null>;

/**
 * The answer in place of a page whose start data could not be had: it says so, says what is safe,
 * and asks again by itself. A refusal of ours is told as everywhere.
 */
export function sayUnavailable({ languages, sentence }: UnavailableOptions, faceOf: FaceOf) {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const language = languageOf(request, languages);
    const words = {
      title: sentence(language, 'unavailable.title'),
      text: sentence(language, 'unavailable.text'),
      retry: sentence(language, 'unavailable.retry'),
    };
    const page = plainPage(language, { picture: 'silent', ...words }, await faceOf(request));
    reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': retrySeconds });
    sendPlain(reply, page);
  }
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    if (error instanceof AppError && error.status < 500) throw error;
    request.log.error({ err: error, requestId: request.id }, 'no page');
    void answer(request, reply);
  };
}

/** The page that the service worker keeps for when there is no network. */
export function sendOffline({ languages, sentence }: UnavailableOptions, faceOf: FaceOf) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const language = languageOf(request, languages);
    const words = {
      title: sentence(language, 'state.offline.title'),
      text: sentence(language, 'state.offline.text'),
      retry: sentence(language, 'retry'),
    };
    const page = plainPage(language, { picture: 'offline', ...words }, await faceOf(request));
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie, merchant' });
    return sendPlain(reply, page);
  };
}

const sendPlain = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header('content-security-policy', plainPolicy(page))
    .type('text/html; charset=utf-8')
    .send(page);

const languageOf = (request: FastifyRequest, languages: readonly string[]): string =>
  spokenFor(
    chooseLanguage(request.cookies['lang'] ?? null, request.headers['accept-language'], languages),
  );

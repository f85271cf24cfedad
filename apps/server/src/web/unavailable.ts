import { createHash } from 'node:crypto';
import { spokenFor } from '@arara/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { chooseLanguage } from '../platform/http/language.ts';

/** The page asks again by itself after so long. */
const retrySeconds = 10;

/** By itself: the house's own sheets may be what cannot be had. */
const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;--g:#fbf1dc;--t:#11163f}
@media(prefers-color-scheme:dark){:root{--g:#0a1030;--t:#fbf0d9}}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;background:var(--g);color:var(--t)}
main{max-width:26rem}h1{font-size:1.6875rem;line-height:1.15;margin:0 0 12px}p{margin:0 0 20px}
a{display:inline-block;padding:12px 20px;border-radius:14px 14px 3px 14px;background:#ffc52b;color:#11163f;font-weight:700;text-decoration:none}`;

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;

export interface UnavailableOptions {
  readonly languages: readonly string[];
  /** A sentence of the namespace `ui`. */
  readonly sentence: (language: string, key: string) => string;
}

/**
 * What stands in place of a page whose start data could not be had: it says so, says what is safe,
 * and asks again by itself. A refusal of ours is told as everywhere.
 */
export function sayUnavailable({ languages, sentence }: UnavailableOptions) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    if (error instanceof AppError && error.status < 500) throw error;
    request.log.error({ err: error, requestId: request.id }, 'no page');
    const language = languageOf(request, languages);
    void reply
      .status(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': retrySeconds })
      .headers({ 'content-security-policy': policy })
      .type(html)
      .send(
        plainPage(language, {
          title: sentence(language, 'unavailable.title'),
          text: sentence(language, 'unavailable.text'),
          retry: sentence(language, 'unavailable.retry'),
        }),
      );
  };
}

/** The page that the service worker keeps for when there is no network. */
export function sendOffline({ languages, sentence }: UnavailableOptions) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = languageOf(request, languages);
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type(html)
      .send(
        plainPage(language, {
          title: sentence(language, 'state.offline.title'),
          text: sentence(language, 'state.offline.text'),
          retry: sentence(language, 'retry'),
        }),
      );
  };
}

const html = 'text/html; charset=utf-8';

const languageOf = (request: FastifyRequest, languages: readonly string[]): string =>
  spokenFor(
    chooseLanguage(request.cookies['lang'] ?? null, request.headers['accept-language'], languages),
  );

interface Words {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** A page that needs nothing but itself, and is asked for again every few seconds. */
function plainPage(language: string, words: Words): string {
  const title = escapeHtml(words.title);
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta http-equiv="refresh" content="${retrySeconds}">` +
    `<title>${title}</title><style>${style}</style>` +
    `<main><h1>${title}</h1><p>${escapeHtml(words.text)}</p>` +
    `<a href="">${escapeHtml(words.retry)}</a></main></html>`
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

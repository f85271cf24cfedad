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
    const language = spokenFor(
      chooseLanguage(
        request.cookies['lang'] ?? null,
        request.headers['accept-language'],
        languages,
      ),
    );
    const text = (key: string): string => escapeHtml(sentence(language, `unavailable.${key}`));
    void reply
      .status(503)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'retry-after': retrySeconds,
        refresh: `${retrySeconds}`,
      })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8">` +
          '<meta name="viewport" content="width=device-width,initial-scale=1">' +
          `<title>${text('title')}</title><style>${style}</style>` +
          `<main><h1>${text('title')}</h1><p>${text('text')}</p>` +
          `<a href="">${text('retry')}</a></main></html>`,
      );
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

import type { Look } from '@arara/ui/theme/look.ts';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import { AppError } from '../platform/errors.ts';
import { documentLanguage } from '../platform/http/language.ts';
import type { Chunks } from './addresses.ts';
import { fill } from './document.ts';
import type { StartPage } from './document.ts';
import { firstViewOf } from './first-view.ts';
import type { FirstView } from './first-view.ts';
import { inlineStyleHashes, siteHeaders } from './security-headers.ts';
import type { PageOrigins } from './security-headers.ts';

/** Looks that staff try on, by the key in the address of their preview. */
export interface LookPreviews {
  /** The console is at this host: nowhere else is there a preview. */
  readonly isConsole: (host: string) => boolean;
  /** A look that somebody tries on, and for which brand; null: the key is old, or none. */
  readonly lookOf: (
    token: string,
  ) => Promise<{ readonly merchant: string; readonly look: Look | null } | null>;
}

interface PreviewPlace {
  readonly languagesOf: (merchant: string) => Promise<Parameters<typeof documentLanguage>[2]>;
  readonly origins: (merchant: string) => Promise<PageOrigins>;
  readonly startPage: (
    merchant: string,
    language: string,
    address: string,
    view: FirstView,
  ) => Promise<StartPage>;
  readonly previews: LookPreviews;
  readonly template: string;
  readonly scripts: readonly string[];
  readonly chunks: Chunks;
}

const Asked = z.object({ look: z.string().min(1).max(100), theme: z.enum(['dark', 'light']) });

/** True for the address of a preview: `/?look=<key>&theme=dark`. */
export const asksPreview = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'look' in query;

/**
 * Sends the first page of a brand in a look that is not published, to the console's own frame. The key names the brand,
 * so that a console with a host of its own shows it there.
 */
export const previewSender =
  ({ previews, template, scripts, chunks, ...options }: PreviewPlace): RouteHandlerMethod =>
  async (request, reply): Promise<FastifyReply> => {
    const asked = Asked.safeParse(request.query);
    const isHere = previews.isConsole(request.host) && isFrame(request);
    const found = asked.success && isHere ? await previews.lookOf(asked.data.look) : null;
    if (!asked.success || found === null) throw new AppError('route.not.found');
    const { merchant, look } = found;
    const offered = await options.languagesOf(merchant);
    const wished = request.headers['accept-language'];
    const language = documentLanguage([request.cookies['lang']], wished, offered);
    const view = firstViewOf('/');
    const start = await options.startPage(merchant, language, request.ip, view);
    const { theme } = asked.data;
    const worn = { ...start, look, theme, json: ofAge(start) };
    const html = fill(template, language, worn, chunks).replace('<html ', '<html data-preview ');
    return reply
      .headers(siteHeaders(scripts, inlineStyleHashes(html), await options.origins(merchant), true))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html);
  };

/** A browser that says where a page goes says `iframe`: nobody opens a preview, or sends it to others as a page. */
function isFrame({ headers }: FastifyRequest): boolean {
  const goesTo = headers['sec-fetch-dest'];
  return goesTo === undefined || goesTo === 'iframe';
}

/** The start data without the question for the age, which would cover the page. */
function ofAge({ json }: StartPage): string {
  const Start = z.looseObject({ settings: z.looseObject({}) });
  const start = Start.parse(JSON.parse(json));
  return JSON.stringify({ ...start, settings: { ...start.settings, ageGate: false } });
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  onSendAsyncHookHandler,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../platform/errors.ts';
import { closedRetrySeconds } from '../platform/http/gate.ts';
import { documentLanguage } from '../platform/http/language.ts';
import { pagesAt, readAddresses, readChunks } from './addresses.ts';
import { fill } from './document.ts';
import { elsewhere, firstViewOf } from './first-view.ts';
import type { FirstView } from './first-view.ts';
import type { StartPage } from './document.ts';
import { asksPreview, previewSender } from './look-preview.ts';
import type { LookPreviews } from './look-preview.ts';
import { manifestOf } from './manifest.ts';
import type { BrandFace } from './manifest.ts';
import {
  arcadeHeaders,
  inlineScriptHashes,
  inlineStyleHashes,
  siteHeaders,
} from './security-headers.ts';
import type { PageOrigins } from './security-headers.ts';
import { sayUnavailable, sendOffline } from './unavailable.ts';
import type { UnavailableOptions } from './unavailable.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const oneYearSeconds = 31_536_000;
/** Home, categories and the games of the day, of a few brands in a few languages. */
const documentsMax = 120;
const arcadeArtMs = 300_000;

export interface SiteOptions extends UnavailableOptions {
  readonly siteDir: string;
  /** The languages that a merchant offers, and its own. */
  readonly languagesOf: (merchant: string) => Promise<Parameters<typeof documentLanguage>[2]>;
  /** Origins whose pages the site may show in a frame. */
  readonly origins: (merchant: string) => Promise<PageOrigins>;
  readonly merchantOf: (id: string | null, host: string) => Promise<string | null>;
  /** Name and look of a merchant, for the installed app. */
  readonly brandOf: (merchant: string) => Promise<BrandFace>;
  readonly startPage: (
    merchant: string,
    language: string,
    address: string,
    view: FirstView,
  ) => Promise<StartPage>;
  /** Looks that staff try on before they publish them. */
  readonly previews: LookPreviews;
}

interface Document {
  /** Hashes of its inline styles, for its policy. */
  readonly styles: readonly string[];
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

/** A file that has its version in its address is never asked about again: no headers for such a question. */
const unchanging = { etag: false, lastModified: false, acceptRanges: false };

/**
 * The headers of a script in as few bytes as they can be, for a first page fetches ten of them: a module is UTF-8 in any
 * case (HTML, "fetch a single module script"), and an answer without a session is public.
 */
const shortened: onSendAsyncHookHandler = async (_request, reply, payload) => {
  if (!String(reply.getHeader('content-type')).startsWith('application/javascript')) return payload;
  reply.header('content-type', 'text/javascript');
  reply.header('cache-control', `max-age=${oneYearSeconds}, immutable`);
  return payload;
};

/** Registers the sending of built files; before `registerSite` and `registerArcade`. */
export async function registerFiles(app: FastifyInstance, siteDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    maxAge: oneYearSeconds * 1000,
    immutable: true,
  });
}

/**
 * Serves the built site with its start data inside the document. Answers the handler of the
 * document, for an address that is more than a page.
 */
export function registerSite(app: FastifyInstance, options: SiteOptions): RouteHandlerMethod {
  const template = readTemplate(join(options.siteDir, 'index.html'));
  const documents = new LRUCache<string, Document>({ max: documentsMax });
  const scripts = inlineScriptHashes(template);
  const pageAt = readAddresses(options.siteDir);
  const chunks = readChunks(options.siteDir);

  /** A document that nobody has had yet: pressed quickly for who asks first, and well for the others, on a thread. */
  async function firstOf(key: string, html: string): Promise<Document> {
    const quick = await compress(html, quickly);
    documents.set(key, quick);
    compress(html, well).then(
      (best) => documents.set(key, best),
      () => undefined,
    );
    return quick;
  }

  async function sendSite(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const own = pageAt(path);
    // One page has one address, however somebody wrote it.
    if (own !== null && own !== path)
      return reply.redirect(own + request.url.slice(path.length), 301);
    const merchant = await merchantOf(options, request);
    const language = documentLanguage(
      [languageAsked(request), request.cookies['lang']],
      request.headers['accept-language'],
      await options.languagesOf(merchant),
    );
    const view = own === null ? elsewhere : firstViewOf(request.url);
    const start = await options.startPage(merchant, language, request.ip, view);
    const key = `${merchant} ${language} ${start.parts.join(' ')} ${start.version}`;
    const filled = () => fill(template, language, start, chunks);
    const known = documents.get(key) ?? (await firstOf(key, filled()));
    reply
      .headers(siteHeaders(scripts, known.styles, await options.origins(merchant)))
      .header('vary', 'accept-encoding, accept-language, cookie, merchant');
    if (start.closed === 'maintenance') reply.header('retry-after', closedRetrySeconds);
    // A page of a closed site is nobody's to keep: not a cache's, not the browser's way back.
    reply.header('cache-control', start.closed === null ? 'no-cache' : 'no-store');
    // The same document says that the site is closed, or that there is no page and where one can go.
    const isPage = own !== null && pagesAt(start.closedPages)(path) === null;
    reply.status(statusOf(start, isPage));
    return sendDocument(request, reply, known);
  }

  for (const folder of ['assets', 'art']) {
    app.get(`/${folder}/*`, { onSend: shortened }, (request, reply) => {
      const rest = (request.params as { '*': string })['*'];
      // A file that stays the same for a year was asked for by nobody in particular, and is the same to all.
      reply.removeHeader('x-request-id').removeHeader('vary');
      // Brands may show the pictures elsewhere; the scripts are the site's own.
      if (folder === 'art') reply.header('access-control-allow-origin', '*');
      // Connections are kept by the protocol itself: no file has to say so.
      reply.raw.removeHeader('connection');
      return reply.sendFile(`${folder}/${rest}`, options.siteDir, unchanging);
    });
  }
  for (const file of ['favicon.svg', 'favicon.ico', 'robots.txt', 'apple-touch-icon.png']) {
    if (!existsSync(join(options.siteDir, file))) continue;
    app.get(`/${file}`, (_request, reply) =>
      reply.sendFile(file, options.siteDir, { maxAge: 86_400_000 }),
    );
  }
  app.get('/app.webmanifest', async (request, reply) => {
    const merchant = await merchantOf(options, request);
    reply.type('application/manifest+json').header('cache-control', 'no-cache');
    return reply.header('vary', 'merchant').send(manifestOf(await options.brandOf(merchant)));
  });
  app.get('/worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .sendFile('worker.js', options.siteDir, { cacheControl: false }),
  );
  // A page that stands in for another one must come even when its brand cannot be had.
  const faceOf = (request: FastifyRequest) =>
    merchantOf(options, request)
      .then(options.brandOf)
      .catch(() => null);
  app.get('/offline', sendOffline(options, faceOf));
  const errorHandler = sayUnavailable(options, faceOf);
  const sendPreview = previewSender({ ...options, template, scripts, chunks });
  app.get('/', { errorHandler }, function send(request, reply) {
    return (asksPreview(request) ? sendPreview : sendSite).call(this, request, reply);
  });
  app.get('/*', { errorHandler }, async (request, reply) => {
    if (!wantsPage(request)) throw new AppError('route.not.found');
    return sendSite(request, reply);
  });
  return sendSite;
}

/**
 * The page of our games and its files. The frame has no origin of its own, so its files must be
 * readable by anybody. A file that is named after its content stays for ever, the rest a few minutes.
 */
export function registerArcade(
  app: FastifyInstance,
  root: string,
  framersOf: (host: string) => Promise<readonly string[]>,
): void {
  const page = join(root, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : null;
  const art = readSheets(root);
  app.get('/arcade/*', async (request, reply) => {
    const rest = (request.params as { '*': string })['*'];
    reply.header('access-control-allow-origin', '*');
    if (rest === '') {
      const framers = await framersOf(request.host);
      const headers = html === null ? {} : arcadeHeaders(html, framers);
      reply.headers(headers).header('cache-control', 'no-cache');
      const { game } = request.query as { game?: unknown };
      const sheet = typeof game === 'string' ? art.get(game) : undefined;
      if (sheet !== undefined) reply.header('link', sheet);
      return reply.sendFile('index.html', root, { cacheControl: false });
    }
    const isNamed = rest.startsWith('assets/') || request.url.includes('?v=');
    const age = isNamed ? {} : { maxAge: arcadeArtMs, immutable: false };
    return reply.sendFile(rest, root, age);
  });
}

/**
 * The pictures of each game, as a header that has a browser fetch them beside the scripts. They are the largest part of
 * a slot, and its scripts would ask for them last.
 */
function readSheets(root: string): ReadonlyMap<string, string> {
  return new Map(
    globSync('art/*/symbols.json', { cwd: root }).map((file) => {
      const code = basename(dirname(file));
      const { image } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { image: string };
      const links = [
        `</arcade/art/${code}/symbols.json>; rel=preload; as=fetch; crossorigin`,
        `</arcade/art/${code}/${image}>; rel=preload; as=image; type="image/avif"; crossorigin`,
      ];
      return [code, links.join(', ')] as const;
    }),
  );
}

function statusOf({ closed }: StartPage, isPage: boolean): number {
  if (closed !== null) return closed === 'maintenance' ? 503 : 451;
  return isPage ? 200 : 404;
}

/** The language that the address names, as that of a lottery that is launched from outside does. */
const languageAsked = (request: FastifyRequest): string | null =>
  new URLSearchParams(request.url.split('?')[1] ?? '').get('language');

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** The merchant whose pages are asked for: a proxy's header says it, else the host. */
async function merchantOf(options: SiteOptions, request: FastifyRequest): Promise<string> {
  const asked = request.headers['merchant'];
  const id = typeof asked === 'string' && asked !== '' ? asked : null;
  const merchant = await options.merchantOf(id, request.host);
  if (merchant === null) throw new AppError('merchant.unknown');
  return merchant;
}

/** Pages are for people; a missing call or file is an honest 404. */
function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (/^\/(wps|lgw|lotto|api|studio|vendor|console|sandbox|assets|art|arcade)\//.test(path))
    return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !last.includes('.') || last.endsWith('.html');
}

function readTemplate(file: string): string {
  if (!existsSync(file))
    throw new Error(`The site is not built: ${file} is missing. Run npm start.`);
  return readFileSync(file, 'utf8');
}

/** Qualities of Brotli: a few milliseconds, or some fifty for a tenth less, which saves a phone a turn of the network. */
const [quickly, well] = [6, 11];

async function compress(html: string, quality: number): Promise<Document> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([brotli(plain, { params }), gzipped(plain)]);
  return { styles: inlineStyleHashes(html), plain, brotli: br, gzip: gz };
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.type('text/html; charset=utf-8');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(document.brotli);
  if (/\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(document.gzip);
  return reply.send(document.plain);
}

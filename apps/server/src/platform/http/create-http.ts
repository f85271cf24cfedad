import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import type { FastifyCorsOptions } from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { LogController } from 'fastify';
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { ErrorCode } from '@arara/contract';
import { isBusy } from '@arara/postgres';
import { AppError } from '../errors.ts';
import { answering } from '../hurry.ts';
import { failure, httpsOnly } from './envelope.ts';
import { watchMethods } from './methods.ts';
import type { Methods } from './methods.ts';
import { languageOf } from './read-caller.ts';
import { createAnswerUnread } from './unread.ts';
import type { HttpOptions } from './http-options.ts';

const bodyBytesMax = 64 * 1024;
const requestMs = 30_000;
const preflightSeconds = 600;
/** After this a database that had too much to do may be asked again. */
const busyRetrySeconds = 2;

/** The HTTP server: envelope for every error, no per-request log, nothing said about internals. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy === '' ? false : options.trustProxy,
    bodyLimit: bodyBytesMax,
    requestTimeout: requestMs,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: true,
    clientErrorHandler: createAnswerUnread(options),
    // Node would refuse a request without a host by an answer of its own.
    http: { requireHostHeader: false },
    // An address that no route is looked up for: hooks and handlers do not see it.
    frameworkErrors: (error, request, reply) => {
      markAnswer(request, reply, options);
      answerError(request, reply, asAppError(error, request), { ...options, methods });
    },
  });
  const methods = watchMethods(app);
  app.removeAllContentTypeParsers();
  addParsers(app);
  await app.register(cookie);
  await app.register(cors, { delegator: (request, done) => done(null, originsFor(request.url)) });
  await app.register(formbody);
  await app.register(multipart, { limits: { fileSize: 5 * 1024 * 1024, files: 3, fields: 20 } });
  app.addHook('onRequest', async (request, reply) => {
    markAnswer(request, reply, options);
    refuseUnreadable(request);
  });
  app.addHook('onRequest', (_request, _reply, done) => answering('site', done));
  app.setNotFoundHandler((request, reply) =>
    answerError(request, reply, new AppError('route.not.found'), { ...options, methods }),
  );
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    answerError(request, reply, asAppError(error, request), { ...options, methods }),
  );
  return app;
}

/** The headers of every answer. */
function markAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { isHttpsOnly }: Pick<HttpOptions, 'isHttpsOnly'>,
): void {
  reply.header('x-request-id', request.id);
  reply.header('x-content-type-options', 'nosniff');
  if (isHttpsOnly === true) reply.header('strict-transport-security', httpsOnly);
}

/** Refuses a request that could only be misread: a body that is packed, and a request that names no host. */
function refuseUnreadable({ headers }: FastifyRequest): void {
  if (headers.host === undefined && headers[':authority'] === undefined) {
    throw new AppError('request.malformed');
  }
  const packing = headers['content-encoding'] ?? '';
  if (packing !== '' && packing !== 'identity') throw new AppError('request.media.type');
}

/**
 * The game frame has no origin of its own, so its calls are readable by any; nothing under these
 * addresses is authorised by a cookie. Every other call belongs to the site's own pages.
 */
function originsFor(url: string | undefined): FastifyCorsOptions {
  if (!/^\/(studio\/v1|api\/fairness)\//.test(url ?? '')) return { origin: false };
  return {
    origin: '*',
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Language', 'Merchant'],
    maxAge: preflightSeconds,
  };
}

/** JSON and sealed bodies; anything else is refused before it is read. */
function addParsers(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body as string));
    } catch (cause) {
      done(new AppError('request.malformed', { cause }));
    }
  });
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}

const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too.large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media.type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'route.not.found',
  FST_REQ_FILE_TOO_LARGE: 'request.too.large',
  FST_FILES_LIMIT: 'request.too.large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.media.type',
};

/** Known failures keep their code; the rest is ours: logged whole, told as `server.error`. */
function asAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const known = codeOfFastify[error.code];
  if (known !== undefined) return new AppError(known);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('request.malformed', { cause: error });
  }
  request.log.error(
    { err: error, requestId: request.id, route: request.routeOptions.url },
    'failed',
  );
  if (isBusy(error)) {
    return new AppError('server.busy', { retryAfterSeconds: busyRetrySeconds, cause: error });
  }
  return new AppError('server.error', { cause: error });
}

function answerError(
  request: FastifyRequest,
  reply: FastifyReply,
  fault: AppError,
  options: HttpOptions & { methods: Methods },
): FastifyReply {
  const error = orWrongMethod(fault, request, reply, options.methods);
  const language = languageOf(request, options.languages);
  const message = options.message(error.code, language, error.detail.params);
  if (error.detail.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(error.detail.retryAfterSeconds));
  }
  reply.header('cache-control', 'no-store');
  return reply.status(error.status).send(failure(error.code, message, request.id, error.detail));
}

/** Nothing was found for this method: where others are answered, the caller is told which. */
function orWrongMethod(
  error: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
  methods: Methods,
): AppError {
  if (error.code !== 'route.not.found') return error;
  const allowed = methods.at(request.url.split('?')[0] ?? '');
  if (allowed.length === 0 || allowed.includes(request.method)) return error;
  reply.header('allow', allowed.join(', '));
  return new AppError('method.not.allowed');
}

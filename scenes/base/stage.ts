import type { AddressInfo } from 'node:net';
import { allCalls } from '@arara/contract';
import type { Call } from '@arara/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { createHttp } from '../../apps/server/src/platform/http/create-http.ts';
import { successJson } from '../../apps/server/src/platform/http/envelope.ts';
import type { StartPage } from '../../apps/server/src/web/document.ts';
import type { FirstView } from '../../apps/server/src/web/first-view.ts';
import { registerConsole } from '../../apps/server/src/web/console.ts';
import { registerArcade, registerFiles, registerSite } from '../../apps/server/src/web/pages.ts';
import { arcadeDir, consoleDir, messages, siteDir } from './site.ts';
import { Lost } from './stubs.ts';

/** The scene that is played now, as the stage sees it. */
export interface Playing {
  startPage(language: string, view: FirstView): Promise<StartPage>;
  respond(call: Call, request: FastifyRequest): Promise<unknown>;
  /** Hears of a request that is no call of a page. */
  onUnknown(request: string): void;
  readonly languages: readonly string[];
}

/** The server of the scenes of one process, on a free port of the loopback. */
export interface Stage {
  readonly url: string;
  play(scene: Playing): void;
  close(): Promise<void>;
}

const pageCalls = allCalls.filter(({ auth }) => auth !== 'vendor');
const areas = /^\/(wps|lgw|lotto|api|studio)\//;

/**
 * Serves the built site by the server's own code: headers, addresses, documents and errors are those of the
 * real one; so is the page of the games. The calls are answered by the scene that plays.
 */
export async function openStage(): Promise<Stage> {
  let playing: Playing | null = null;
  const scene = (): Playing => {
    if (playing === null) throw new Error('No scene plays.');
    return playing;
  };
  const app = await createHttp({
    log: pino({ level: 'silent' }),
    trustProxy: '',
    languages: messages.languages,
    message: (code, language, params) => messages.text(language, 'errors', code, params),
  });
  app.addHook('onResponse', async ({ method, url, routeOptions }, { statusCode }) => {
    const isCall = areas.test(url) && (routeOptions.url ?? '/*') === '/*';
    if (statusCode === 404 && isCall) scene().onUnknown(`${method} ${url}`);
  });
  await registerFiles(app, siteDir);
  registerArcade(app, arcadeDir, async () => []);
  registerConsole(app, {
    root: consoleDir,
    host: null,
    brandOf: async () => ({ id: 'arara', name: 'Arara' }),
  });
  const none = async () => ({ frames: [], images: [], calls: [] });
  registerSite(app, {
    siteDir,
    languages: messages.languages,
    sentence: (language, key) => messages.text(language, 'ui', key),
    languagesOf: async () => ({ languages: scene().languages, defaultLanguage: 'pt-BR' }),
    origins: none,
    merchantOf: async () => 'arara',
    brandOf: async () => ({ name: 'Arara', language: 'pt-BR', theme: 'light', look: null }),
    previews: {
      isConsole: () => true,
      lookOf: async () => ({ merchant: 'arara', look: null }),
    },
    startPage: (_merchant, language, _address, view) => scene().startPage(language, view),
  });
  for (const call of pageCalls) {
    const { method, path: url } = call;
    app.route({ method, url, handler: (request, reply) => answer(scene(), call, request, reply) });
  }
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    play: (next) => (playing = next),
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

async function answer(
  scene: Playing,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const value = await scene.respond(call, request);
    reply.header('content-type', 'application/json; charset=utf-8');
    reply.header('cache-control', 'no-store');
    return reply.send(successJson(JSON.stringify(value ?? null)));
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    request.raw.socket.destroy();
    return reply.hijack();
  }
}

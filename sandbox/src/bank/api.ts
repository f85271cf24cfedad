import formbody from '@fastify/formbody';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerChargeRoutes } from './api-charges.ts';
import { registerPaymentRoutes } from './api-payments.ts';
import { registerPayoutRoutes } from './api-payouts.ts';
import { registerStatementRoutes } from './api-statement.ts';
import { registerWebhookRoutes } from './api-webhooks.ts';
import type { Identity } from './identity.ts';
import { Problem } from './problem.ts';
import type { Tokens } from './tokens.ts';
import type { Bank } from './bank.ts';

/** The HTTPS server of the bank: mutual TLS, OAuth2, API Pix 2.9 and its payouts. */
export async function createBankApi(
  bank: Bank,
  tokens: Tokens,
  identity: Identity,
): Promise<FastifyInstance> {
  const app = fastify({
    https: {
      key: identity.server.key,
      cert: identity.server.cert,
      ca: identity.ca,
      requestCert: true,
      rejectUnauthorized: false,
      minVersion: 'TLSv1.2',
    },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance;
  await app.register(formbody);
  app.setErrorHandler((error, _request, reply) => {
    const { body } = error instanceof Problem ? error : asProblem(error);
    return reply.status(body.status).type('application/problem+json').send(JSON.stringify(body));
  });
  app.setNotFoundHandler(() => {
    throw new Problem(404, 'NaoEncontrado', 'Recurso não encontrado.');
  });
  app.post('/oauth/token', async (request) => tokens.grant(request));
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => tokens.require(request));
      registerChargeRoutes(api, bank);
      registerPaymentRoutes(api, bank);
      registerPayoutRoutes(api, bank);
      registerStatementRoutes(api, bank);
      registerWebhookRoutes(api, bank);
    },
    { prefix: '/v2' },
  );
  return app;
}

function asProblem(error: unknown): Problem {
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return new Problem(status, 'RequisicaoInvalida', 'Requisição inválida.');
  return new Problem(500, 'ErroInternoDoServidor', 'Condição inesperada.');
}

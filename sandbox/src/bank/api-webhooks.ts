import { sql } from '@arara/postgres';
import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import { notFound } from './problem.ts';
import { read, WebhookBody } from './requests.ts';

/** `/webhook/{chave}`: where to tell of Pix received for a key. */
export function registerWebhookRoutes(api: FastifyInstance, { pool, clock, pixKey }: Bank): void {
  api.put('/webhook/:chave', async (request) => {
    if (keyOf(request.params) !== pixKey) throw notFound('WebhookNaoEncontrado');
    const { webhookUrl } = read(WebhookBody, request.body, 'WebhookOperacaoInvalida');
    await pool.query(sql`
      insert into sandbox.webhook (key, url, created_at)
      values (${pixKey}, ${webhookUrl.replace(/\/$/, '')}, ${clock.now()})
      on conflict (key) do update set url = excluded.url, created_at = excluded.created_at`);
    return {};
  });

  api.get('/webhook/:chave', async (request) => {
    const { rows } = await pool.query<{ url: string; created_at: Date }>(sql`
      select url, created_at from sandbox.webhook where key = ${keyOf(request.params)}`);
    const row = rows[0];
    if (row === undefined) throw notFound('WebhookNaoEncontrado');
    return { webhookUrl: row.url, chave: pixKey, criacao: row.created_at.toISOString() };
  });

  api.delete('/webhook/:chave', async (request, reply) => {
    await pool.query(sql`delete from sandbox.webhook where key = ${keyOf(request.params)}`);
    return reply.status(204).send();
  });
}

function keyOf(params: unknown): string {
  return (params as { chave: string }).chave;
}

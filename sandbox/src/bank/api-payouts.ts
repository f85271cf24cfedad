import { transaction } from '@arara/postgres';
import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import { putPayout, readPayout, returnedPayouts } from './payouts.ts';
import { presentPayout } from './present.ts';
import { notFound, Problem } from './problem.ts';
import { PayoutBody, read, RefundId, ReturnsQuery } from './requests.ts';
import { readSwitches } from './switches.ts';

/** `/payout`: sending Pix. Not in the standard; docs/decisions says why it looks like this. */
export function registerPayoutRoutes(api: FastifyInstance, { pool, clock }: Bank): void {
  api.put('/payout/:id', async (request, reply) => {
    const id = read(RefundId, idOf(request.params), 'PayoutInvalido');
    const body = read(PayoutBody, request.body, 'PayoutInvalido');
    if (body.favorecido.chave !== body.favorecido.cpf) {
      throw new Problem(400, 'PayoutInvalido', 'A chave não pertence ao CPF do favorecido.');
    }
    const { payouts: mood } = await readSwitches(pool);
    if (mood === 'lost') throw timedOut();
    const payout = await transaction(pool, (tx) =>
      putPayout(
        tx,
        { id, amount: body.valor, key: body.favorecido.chave, idNumber: body.favorecido.cpf },
        clock.now(),
      ),
    );
    if (mood === 'slow') throw timedOut();
    return reply.status(201).send(presentPayout(payout));
  });

  api.get('/payout/:id', async (request) => {
    const payout = await readPayout(pool, idOf(request.params));
    if (payout === null) throw notFound('PayoutNaoEncontrado');
    return presentPayout(payout);
  });

  api.get('/payout', async (request) => {
    const query = read(ReturnsQuery, request.query, 'PayoutInvalido');
    const rows = await returnedPayouts(pool, new Date(query.inicio), new Date(query.fim));
    return { payouts: rows.map(presentPayout) };
  });
}

function timedOut(): Problem {
  return new Problem(504, 'IndisponibilidadePorTempoEsgotado', 'O serviço demorou demais.');
}

function idOf(params: unknown): string {
  return (params as { id: string }).id;
}

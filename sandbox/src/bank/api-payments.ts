import { transaction } from '@arara/postgres';
import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import { listPayments, putRefund, readPayment, refundsOf } from './payments.ts';
import { presentPayment, presentRefund } from './present.ts';
import { notFound } from './problem.ts';
import { EndToEndId, PaymentsQuery, read, RefundBody, RefundId } from './requests.ts';
import { readSwitches } from './switches.ts';

/** `/pix`: what arrived, and sending it back. */
export function registerPaymentRoutes(api: FastifyInstance, { pool, clock }: Bank): void {
  api.get('/pix/:e2eid', async (request) => {
    const { e2eid } = request.params as { e2eid: string };
    const payment = await readPayment(pool, e2eid);
    if (payment === null) throw notFound('PixNaoEncontrado');
    const refunds = await refundsOf(pool, [payment.end_to_end_id]);
    return presentPayment(payment, refunds, (await readSwitches(pool)).payer === 'named');
  });

  api.get('/pix', async (request) => {
    const query = read(PaymentsQuery, request.query, 'PixConsultaInvalida');
    const [page, size] = [query['paginacao.paginaAtual'], query['paginacao.itensPorPagina']];
    const payments = await listPayments(pool, {
      from: new Date(query.inicio),
      to: new Date(query.fim),
      txid: query.txid ?? null,
      idNumber: query.cpf ?? null,
      page,
      size,
    });
    const refunds = await refundsOf(
      pool,
      payments.map((payment) => payment.end_to_end_id),
    );
    const named = (await readSwitches(pool)).payer === 'named';
    const total = page * size + payments.length + (payments.length === size ? 1 : 0);
    return {
      parametros: {
        inicio: query.inicio,
        fim: query.fim,
        paginacao: {
          paginaAtual: page,
          itensPorPagina: size,
          quantidadeDePaginas: Math.max(1, Math.ceil(total / size)),
          quantidadeTotalDeItens: total,
        },
      },
      pix: payments.map((payment) => presentPayment(payment, refunds, named)),
    };
  });

  api.put('/pix/:e2eid/devolucao/:id', async (request, reply) => {
    const { e2eid, id } = request.params as { e2eid: string; id: string };
    read(EndToEndId, e2eid, 'PixDevolucaoInvalida');
    read(RefundId, id, 'PixDevolucaoInvalida');
    const body = read(RefundBody, request.body, 'PixDevolucaoInvalida');
    const refund = await transaction(pool, (tx) =>
      putRefund(tx, e2eid, { id, amount: body.valor, nature: body.natureza }, clock.now()),
    );
    return reply.status(201).send(presentRefund(refund));
  });

  api.get('/pix/:e2eid/devolucao/:id', async (request) => {
    const { e2eid, id } = request.params as { e2eid: string; id: string };
    const refund = (await refundsOf(pool, [e2eid])).find((one) => one.id === id);
    if (refund === undefined) throw notFound('PixDevolucaoNaoEncontrada');
    return presentRefund(refund);
  });
}

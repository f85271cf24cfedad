import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import { putCharge, readCharge, removeCharge } from './charges.ts';
import { paymentsOf, refundsOf } from './payments.ts';
import { presentCharge, presentPayment } from './present.ts';
import { notFound, Problem, unavailable } from './problem.ts';
import { ChargeBody, read, RemovalBody, Txid } from './requests.ts';
import { readSwitches } from './switches.ts';

/** `/cob/{txid}`: immediate charges. */
export function registerChargeRoutes(api: FastifyInstance, { pool, clock, pixKey }: Bank): void {
  api.put('/cob/:txid', async (request, reply) => {
    if ((await readSwitches(pool)).charges === 'down') throw unavailable();
    const txid = read(Txid, txidOf(request.params), 'CobOperacaoInvalida');
    const body = read(ChargeBody, request.body, 'CobOperacaoInvalida');
    if (body.chave !== pixKey) {
      throw new Problem(400, 'CobOperacaoInvalida', 'A chave não pertence a este recebedor.', [
        { razao: 'A chave não pertence a este recebedor.', propriedade: 'cob.chave' },
      ]);
    }
    const charge = await putCharge(
      pool,
      {
        txid,
        key: body.chave,
        amount: body.valor.original,
        debtorIdNumber: body.devedor?.cpf ?? null,
        debtorName: body.devedor?.nome ?? null,
        message: body.solicitacaoPagador ?? null,
        expiresSeconds: body.calendario.expiracao,
      },
      clock.now(),
    );
    return reply.status(201).send(presentCharge(charge));
  });

  api.get('/cob/:txid', async (request) => {
    const charge = await readCharge(pool, txidOf(request.params));
    if (charge === null) throw notFound('CobNaoEncontrado');
    const payments = await paymentsOf(pool, charge.txid);
    const refunds = await refundsOf(
      pool,
      payments.map((payment) => payment.end_to_end_id),
    );
    const named = (await readSwitches(pool)).payer === 'named';
    return presentCharge(
      charge,
      payments.map((pix) => presentPayment(pix, refunds, named)),
    );
  });

  api.patch('/cob/:txid', async (request) => {
    read(RemovalBody, request.body, 'CobOperacaoInvalida');
    const txid = txidOf(request.params);
    if ((await readCharge(pool, txid)) === null) throw notFound('CobNaoEncontrado');
    const removed = await removeCharge(pool, txid);
    if (removed === null) {
      throw new Problem(400, 'CobOperacaoInvalida', 'A cobrança não está ATIVA.');
    }
    return presentCharge(removed);
  });
}

function txidOf(params: unknown): string {
  return (params as { txid: string }).txid;
}

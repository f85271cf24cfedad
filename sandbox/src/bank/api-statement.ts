import type { FastifyInstance } from 'fastify';
import { amountText } from './amount.ts';
import type { Bank } from './bank.ts';
import { read, StatementQuery } from './requests.ts';
import { readStatement } from './statement.ts';

/** `/extrato`: the account line by line. Not in the standard; docs/decisions/bank-statement.md says why so. */
export function registerStatementRoutes(api: FastifyInstance, { pool }: Bank): void {
  api.get('/extrato', async (request) => {
    const query = read(StatementQuery, request.query, 'ExtratoConsultaInvalida');
    const [page, size] = [query['paginacao.paginaAtual'], query['paginacao.itensPorPagina']];
    const { balance, total, lines } = await readStatement(pool, {
      from: new Date(query.inicio),
      to: new Date(query.fim),
      page,
      size,
    });
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
      saldo: amountText(balance),
      lancamentos: lines.map((line) => ({
        idLancamento: line.id,
        tipo: line.kind,
        operacao: line.amount > 0n ? 'C' : 'D',
        valor: amountText(line.amount > 0n ? line.amount : -line.amount),
        horario: line.at.toISOString(),
        endToEndId: line.end_to_end_id,
        ...(line.payout_id === null ? {} : { idEnvio: line.payout_id }),
      })),
    };
  });
}

import { money, parseMoney } from '@arara/money';
import { z } from 'zod';
import type { Charge, Listed, Payment, Payout, Refund, StatementEntry } from './bank.ts';

/** Answers of API Pix 2.9 as far as we read them; fields that banks add are ignored. */

const Amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((text) => {
    const parsed = parseMoney(text.replace(/^0+(?=\d)/, ''), 'BRL');
    return parsed.ok ? parsed.value : money(0n, 'BRL');
  });
const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const endToEndIdPattern = /^[a-zA-Z0-9]{32}$/;
const payoutIdPattern = /^[a-zA-Z0-9]{1,35}$/;

const refundStatus = {
  EM_PROCESSAMENTO: 'pending',
  DEVOLVIDO: 'done',
  NAO_REALIZADO: 'failed',
} as const;
const payoutStatus = {
  EM_PROCESSAMENTO: 'pending',
  REALIZADO: 'done',
  NAO_REALIZADO: 'failed',
} as const;

export const RefundAnswer = z
  .object({
    id: z.string(),
    rtrId: z.string(),
    valor: Amount,
    natureza: z.string().default('ORIGINAL'),
    status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
    motivo: z.string().nullish(),
  })
  .transform((answer): Refund => ({
    id: answer.id,
    returnId: answer.rtrId,
    amount: answer.valor,
    nature: answer.natureza.startsWith('MED_') ? 'recall' : 'ours',
    status: refundStatus[answer.status],
    reason: answer.motivo ?? null,
  }));

export const PaymentAnswer = z
  .object({
    endToEndId: z.string().regex(endToEndIdPattern),
    txid: z.string().optional(),
    valor: Amount,
    chave: z.string().optional(),
    horario: Instant,
    pagador: z.object({ cpf: z.string().optional() }).optional(),
    devolucoes: z.array(RefundAnswer).default([]),
  })
  .transform((answer): Payment => ({
    endToEndId: answer.endToEndId,
    txid: answer.txid ?? null,
    key: answer.chave ?? null,
    amount: answer.valor,
    at: answer.horario,
    payerIdNumber: wholeCpf(answer.pagador?.cpf),
    refunds: answer.devolucoes,
  }));

/** Some banks mask the CPF; a masked one proves nothing. */
function wholeCpf(text: string | undefined): string | null {
  return text !== undefined && /^\d{11}$/.test(text) ? text : null;
}

export const ChargeAnswer = z
  .object({
    txid: z.string(),
    status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
    calendario: z.object({ criacao: Instant, expiracao: z.int() }),
    valor: z.object({ original: Amount }),
    pixCopiaECola: z.string().max(512),
    pix: z.array(PaymentAnswer).default([]),
  })
  .transform((answer): Charge => ({
    txid: answer.txid,
    status: chargeStatus(answer.status),
    amount: answer.valor.original,
    brCode: answer.pixCopiaECola,
    createdAt: answer.calendario.criacao,
    expiresAt: new Date(answer.calendario.criacao.getTime() + answer.calendario.expiracao * 1000),
    payments: answer.pix,
  }));

function chargeStatus(status: string): Charge['status'] {
  if (status === 'ATIVA') return 'open';
  return status === 'CONCLUIDA' ? 'paid' : 'removed';
}

/** One entry that makes no sense must not hide the others: it is told apart, by its id. */
function listOf<Item>(entry: z.ZodType<Item>, idField: string, idPattern: RegExp) {
  return z
    .array(z.unknown())
    .default([])
    .transform((entries): Listed<Item> => {
      const read = entries.map((one) => ({ one, result: entry.safeParse(one) }));
      return {
        items: read.flatMap(({ result }) => (result.success ? [result.data] : [])),
        unreadable: read.flatMap(({ one, result }) =>
          result.success ? [] : [idIn(one, idField, idPattern)],
        ),
      };
    });
}

/** An id becomes part of an address: what is not one of the standard is none. */
function idIn(entry: unknown, field: string, pattern: RegExp): string | null {
  const id = (entry as Record<string, unknown> | null)?.[field];
  return typeof id === 'string' && pattern.test(id) ? id : null;
}

export const PaymentsAnswer = z.object({
  parametros: z.object({
    paginacao: z.object({ paginaAtual: z.int(), quantidadeDePaginas: z.int() }),
  }),
  pix: listOf(PaymentAnswer, 'endToEndId', endToEndIdPattern),
});

export const PayoutAnswer = z
  .object({
    id: z.string(),
    endToEndId: z.string(),
    valor: Amount,
    status: z.enum(['EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO']),
    motivo: z.string().nullish(),
    devolucao: z
      .object({ rtrId: z.string(), horario: Instant, motivo: z.string().nullish() })
      .optional(),
  })
  .transform((answer): Payout => ({
    id: answer.id,
    endToEndId: answer.endToEndId,
    amount: answer.valor,
    status: payoutStatus[answer.status],
    reason: answer.motivo ?? null,
    returned:
      answer.devolucao === undefined
        ? null
        : {
            id: answer.devolucao.rtrId,
            at: answer.devolucao.horario,
            reason: answer.devolucao.motivo ?? null,
          },
  }));

export const WebhookAnswer = z.object({ webhookUrl: z.string() });

export const ReturnedPayoutsAnswer = z.object({
  payouts: listOf(PayoutAnswer, 'id', payoutIdPattern),
});

const statementKind = {
  PIX_RECEBIDO: 'received',
  PIX_ENVIADO: 'sent',
  DEVOLUCAO_ENVIADA: 'return.sent',
  DEVOLUCAO_RECEBIDA: 'return.received',
} as const;

/** A line of the statement; a kind that we do not know is another one, and what it moved still counts. */
const StatementLine = z
  .object({
    idLancamento: z.string().min(1).max(64),
    tipo: z.string(),
    operacao: z.enum(['C', 'D']),
    valor: Amount,
    horario: Instant,
    endToEndId: z.string().nullish(),
    idEnvio: z.string().nullish(),
  })
  .transform((line): StatementEntry => {
    const kinds: Readonly<Record<string, StatementEntry['kind']>> = statementKind;
    return {
      id: line.idLancamento,
      kind: kinds[line.tipo] ?? 'other',
      endToEndId: line.endToEndId ?? null,
      payoutId: line.idEnvio ?? null,
      amount: line.operacao === 'C' ? line.valor : money(-line.valor.minor, 'BRL'),
      at: line.horario,
    };
  });

const Balance = z
  .string()
  .regex(/^-?(0|[1-9]\d{0,11})\.\d{2}$/)
  .transform((text) => {
    const parsed = parseMoney(text, 'BRL');
    return parsed.ok ? parsed.value : money(0n, 'BRL');
  });

export const StatementAnswer = z.object({
  parametros: z.object({
    paginacao: z.object({ paginaAtual: z.int(), quantidadeDePaginas: z.int() }),
  }),
  saldo: Balance,
  lancamentos: z.array(StatementLine),
});

export const TokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.int().min(1),
});

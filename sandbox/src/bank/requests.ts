import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import { z } from 'zod';
import { Amount } from './amount.ts';
import { Problem } from './problem.ts';

const Cpf = z
  .string()
  .regex(/^\d{11}$/)
  .refine((cpf) => isValidCpf(cpf));

export const Txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/);
export const EndToEndId = z.string().regex(/^[a-zA-Z0-9]{32}$/);
export const RefundId = z.string().regex(/^[a-zA-Z0-9]{1,35}$/);

export const ChargeBody = z.object({
  calendario: z.object({ expiracao: z.int().min(1).max(31_536_000).default(86_400) }),
  devedor: z.object({ cpf: Cpf, nome: z.string().max(200) }).optional(),
  valor: z.object({ original: Amount }),
  chave: z.string().max(77),
  solicitacaoPagador: z.string().max(140).optional(),
});

export const RemovalBody = z.object({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') });

export const RefundBody = z.object({
  valor: Amount,
  natureza: z.literal('ORIGINAL').default('ORIGINAL'),
});

export const PayoutBody = z.object({
  valor: Amount,
  favorecido: z.object({ chave: z.string().min(1).max(77), cpf: Cpf }),
});

export const WebhookBody = z.object({ webhookUrl: z.url({ protocol: /^https?$/ }) });

export const PaymentsQuery = z.object({
  inicio: z.iso.datetime(),
  fim: z.iso.datetime(),
  txid: Txid.optional(),
  cpf: z
    .string()
    .regex(/^\d{11}$/)
    .optional(),
  'paginacao.paginaAtual': z.coerce.number().int().min(0).default(0),
  'paginacao.itensPorPagina': z.coerce.number().int().min(1).max(1000).default(100),
});

export const StatementQuery = PaymentsQuery.pick({
  inicio: true,
  fim: true,
  'paginacao.paginaAtual': true,
  'paginacao.itensPorPagina': true,
});

export const ReturnsQuery = z.object({
  inicio: z.iso.datetime(),
  fim: z.iso.datetime(),
  devolucaoPresente: z.literal('true'),
});

/** Reads input against its schema; faults become the standard's list of violations. */
export function read<S extends z.ZodType>(schema: S, input: unknown, type: string): z.output<S> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const violations = result.error.issues.map((issue) => ({
    razao: 'O campo não respeita o schema.',
    propriedade: issue.path.map(String).join('.'),
  }));
  throw new Problem(400, type, 'Requisição com formato inválido.', violations);
}

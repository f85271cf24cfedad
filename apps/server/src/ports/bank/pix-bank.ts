import { formatDecimal } from '@arara/money';
import type { Money } from '@arara/money';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import {
  ChargeAnswer,
  PaymentAnswer,
  PaymentsAnswer,
  PayoutAnswer,
  RefundAnswer,
  ReturnedPayoutsAnswer,
  StatementAnswer,
  WebhookAnswer,
} from './answers.ts';
import { BankError } from './bank.ts';
import type { Bank, Charge, NewCharge, NewPayout, Page, Payment, Payout, Refund } from './bank.ts';
import { createTransport } from './transport.ts';
import type { BankSettings } from './transport.ts';

const pageSize = 100;
/** The most that API Pix lets a list have on a page. */
const statementPageSize = 1_000;
/** Of what one payer sent within minutes. */
const filteredPagesMax = 10;
/** Clocks of two banks may disagree by this much. */
const skewMs = 300_000;

/** A bank that speaks API Pix 2.9 of the Banco Central do Brasil (openapi.yaml of bacen/pix-api). */
export function createPixBank(settings: BankSettings, clock: Clock): Bank {
  const transport = createTransport(settings, clock);
  const { pixKey } = settings;
  const webhookPath = `/v2/webhook/${encodeURIComponent(pixKey)}`;

  async function readCharge(txid: string): Promise<Charge | null> {
    return transport.call('GET', `/v2/cob/${txid}`, ChargeAnswer);
  }

  async function listPayments(
    from: Date,
    to: Date,
    page: number,
    filter: Record<string, string> = {},
  ): Promise<Page<Payment>> {
    const query = new URLSearchParams({
      inicio: from.toISOString(),
      fim: to.toISOString(),
      'paginacao.paginaAtual': String(page),
      'paginacao.itensPorPagina': String(pageSize),
      ...filter,
    });
    const answer = required(await transport.call('GET', `/v2/pix?${query}`, PaymentsAnswer));
    const { paginaAtual, quantidadeDePaginas } = answer.parametros.paginacao;
    return { ...answer.pix, more: paginaAtual + 1 < quantidadeDePaginas };
  }

  return {
    async createCharge(charge) {
      try {
        const body = chargeBody(charge, pixKey);
        return required(await transport.call('PUT', `/v2/cob/${charge.txid}`, ChargeAnswer, body));
      } catch (error) {
        // It may have been made before the answer got lost, or be paid by now.
        const made = await readCharge(charge.txid).catch(() => null);
        if (made === null) throw error;
        return made;
      }
    },
    charge: readCharge,
    async removeCharge(txid) {
      const body = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
      try {
        await transport.call('PATCH', `/v2/cob/${txid}`, ChargeAnswer, body);
      } catch (error) {
        // Refused: it is not open any more, and what it is instead is read below.
        if (!(error instanceof BankError) || error.kind !== 'refused') throw error;
      }
      return readCharge(txid);
    },
    payment: (id) => transport.call('GET', pixPath(id), PaymentAnswer),
    payments: (from, to, page) => listPayments(from, to, page),
    async paidBy(payment, idNumber) {
      if (payment.payerIdNumber !== null) return payment.payerIdNumber === idNumber;
      const { endToEndId, txid } = payment;
      const from = new Date(payment.at.getTime() - skewMs);
      const to = new Date(payment.at.getTime() + skewMs);
      const filter = { cpf: idNumber, ...(txid === null ? {} : { txid }) };
      for (let page = 0; page < filteredPagesMax; page += 1) {
        const { items, unreadable, more } = await listPayments(from, to, page, filter);
        if (items.some((pix) => pix.endToEndId === endToEndId)) return true;
        if (unreadable.some((id) => id === null || id === endToEndId)) {
          throw new BankError(
            'unknown',
            'the bank lists what may be the Pix, and nobody can read it',
          );
        }
        if (!more) return false;
      }
      throw new BankError('unknown', 'the bank lists more Pix of one payer than can be read');
    },
    async refund(endToEndId, id, amount): Promise<Refund> {
      const path = `${pixPath(endToEndId)}/devolucao/${id}`;
      return required(
        await transport.call('PUT', path, RefundAnswer, { valor: formatDecimal(amount) }),
      );
    },
    refundStatus: (endToEndId, id) =>
      transport.call('GET', `${pixPath(endToEndId)}/devolucao/${id}`, RefundAnswer),
    async webhookUrl() {
      return (await transport.call('GET', webhookPath, WebhookAnswer))?.webhookUrl ?? null;
    },
    async registerWebhook(url) {
      required(await transport.call('PUT', webhookPath, z.unknown(), { webhookUrl: url }));
    },
    async sendPayout(payout): Promise<Payout> {
      const path = `/v2/payout/${payout.id}`;
      return required(await transport.call('PUT', path, PayoutAnswer, payoutBody(payout)));
    },
    payout: (id) => transport.call('GET', `/v2/payout/${id}`, PayoutAnswer),
    async returnedPayouts(from, to) {
      const query = new URLSearchParams({
        inicio: from.toISOString(),
        fim: to.toISOString(),
        devolucaoPresente: 'true',
      });
      return required(await transport.call('GET', `/v2/payout?${query}`, ReturnedPayoutsAnswer))
        .payouts;
    },
    async statement(from, to, page) {
      const query = new URLSearchParams({
        inicio: from.toISOString(),
        fim: to.toISOString(),
        'paginacao.paginaAtual': String(page),
        'paginacao.itensPorPagina': String(statementPageSize),
      });
      const answer = required(await transport.call('GET', `/v2/extrato?${query}`, StatementAnswer));
      const { paginaAtual, quantidadeDePaginas } = answer.parametros.paginacao;
      return {
        items: answer.lancamentos,
        unreadable: [],
        more: paginaAtual + 1 < quantidadeDePaginas,
        balance: answer.saldo,
      };
    },
    close: () => transport.close(),
  };
}

/** Ids come from the bank and from whoever calls the webhook: none may lead elsewhere. */
function pixPath(endToEndId: string): string {
  return `/v2/pix/${encodeURIComponent(endToEndId)}`;
}

function chargeBody(charge: NewCharge, key: string): object {
  return {
    calendario: { expiracao: charge.expiresSeconds },
    devedor: { cpf: charge.idNumber, nome: charge.name },
    valor: { original: amountText(charge.amount) },
    chave: key,
    solicitacaoPagador: charge.message,
  };
}

function payoutBody(payout: NewPayout): object {
  return {
    valor: amountText(payout.amount),
    favorecido: { chave: payout.key, cpf: payout.idNumber },
  };
}

function amountText(amount: Money): string {
  return formatDecimal(amount);
}

/** A 404 to a write or a list means that the bank's address is wrong, not that a thing is missing. */
function required<Answer>(answer: Answer | null): Answer {
  if (answer !== null) return answer;
  throw new BankError('unknown', 'the bank does not know the call', { status: 404 });
}

import { amountText } from './amount.ts';
import { locationOf } from './br-code.ts';
import type { ChargeRow } from './charges.ts';
import type { PaymentRow, RefundRow } from './payments.ts';
import type { PayoutRow } from './payouts.ts';

/** A charge as API Pix 2.9 answers it (CobGerada, with `pix` when it was paid: CobCompleta). */
export function presentCharge(charge: ChargeRow, pix: readonly object[] = []): object {
  const location = locationOf(charge.location_token);
  return {
    calendario: { criacao: charge.created_at.toISOString(), expiracao: charge.expires_seconds },
    txid: charge.txid,
    revisao: charge.revision,
    ...(charge.debtor_id_number === null
      ? {}
      : { devedor: { cpf: charge.debtor_id_number, nome: charge.debtor_name ?? '' } }),
    location,
    status: charge.status,
    valor: { original: amountText(charge.amount) },
    chave: charge.key,
    ...(charge.message === null ? {} : { solicitacaoPagador: charge.message }),
    pixCopiaECola: charge.br_code,
    ...(pix.length === 0 ? {} : { pix }),
  };
}

/** A received Pix; `pagador` is an extension that many banks offer and the standard does not. */
export function presentPayment(
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  showPayer: boolean,
): object {
  const own = refunds.filter((refund) => refund.end_to_end_id === payment.end_to_end_id);
  return {
    endToEndId: payment.end_to_end_id,
    ...(payment.txid === null ? {} : { txid: payment.txid }),
    valor: amountText(payment.amount),
    chave: payment.key,
    horario: payment.paid_at.toISOString(),
    ...(showPayer && payment.payer_id_number !== null
      ? { pagador: { cpf: payment.payer_id_number, nome: payment.payer_name ?? '' } }
      : {}),
    ...(own.length === 0 ? {} : { devolucoes: own.map(presentRefund) }),
  };
}

export function presentRefund(refund: RefundRow): object {
  return {
    id: refund.id,
    rtrId: refund.rtr_id,
    valor: amountText(refund.amount),
    natureza: refund.nature,
    horario: {
      solicitacao: refund.requested_at.toISOString(),
      ...(refund.settled_at === null ? {} : { liquidacao: refund.settled_at.toISOString() }),
    },
    status: refund.status,
    ...(refund.reason === null ? {} : { motivo: refund.reason }),
  };
}

export function presentPayout(payout: PayoutRow): object {
  return {
    id: payout.id,
    endToEndId: payout.end_to_end_id,
    valor: amountText(payout.amount),
    favorecido: { chave: payout.key, cpf: payout.id_number },
    horario: {
      solicitacao: payout.requested_at.toISOString(),
      ...(payout.settled_at === null ? {} : { liquidacao: payout.settled_at.toISOString() }),
    },
    status: payout.status,
    ...(payout.reason === null ? {} : { motivo: payout.reason }),
    ...(payout.return_id === null || payout.returned_at === null
      ? {}
      : {
          devolucao: {
            rtrId: payout.return_id,
            valor: amountText(payout.amount),
            horario: payout.returned_at.toISOString(),
            motivo: payout.return_reason,
          },
        }),
  };
}

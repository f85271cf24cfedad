import type { ChargeRow } from '../bank/charges.ts';
import type { PaymentRow, RefundRow } from '../bank/payments.ts';
import type { PayoutRow } from '../bank/payouts.ts';
import type { Switches } from '../bank/switches.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { switchesForm } from './switches-form.ts';
import type { Texts, TextKey } from './texts.ts';

export interface BankPage {
  readonly charges: readonly ChargeRow[];
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly payouts: readonly PayoutRow[];
  readonly switches: Switches;
  /** The effect of the last action of this person. */
  readonly told: { readonly good: boolean; readonly text: string } | null;
}

/** The bank as its customer sees it: pay, see what is open, what arrived, what was sent. */
export function bankPage(texts: Texts, page: BankPage): Html {
  return html`${told(page.told)} ${payForm(texts)} ${openCharges(texts, page.charges)}
  ${received(texts, page)} ${payouts(texts, page.payouts)} ${switchesForm(texts, page.switches)}`;
}

function told(message: BankPage['told']): Html | null {
  if (message === null) return null;
  return html`<p class="told ${message.good ? 'good' : 'bad'}" role="status">${message.text}</p>`;
}

function payForm(texts: Texts): Html {
  return html`<section aria-labelledby="pay">
    <h2 id="pay">${texts('pay.title')}</h2>
    <p class="soft">${texts('pay.lead')}</p>
    <form class="stack" method="post" action="/sandbox/bank/pay">
      <label
        >${texts('pay.code')}
        <textarea name="brCode" required spellcheck="false" autocomplete="off"></textarea>
      </label>
      <div class="fields">
        <label
          >${texts('pay.payer')} <small>${texts('pay.payer.hint')}</small>
          <input name="payerCpf" inputmode="numeric" autocomplete="off" />
        </label>
        <label
          >${texts('pay.amount')} <small>${texts('pay.amount.hint')}</small>
          <input name="amount" inputmode="decimal" autocomplete="off" />
        </label>
      </div>
      <button class="main">${texts('pay.submit')}</button>
    </form>
  </section>`;
}

function openCharges(texts: Texts, charges: readonly ChargeRow[]): Html {
  const rows = charges.map((charge) => {
    const until = new Date(charge.created_at.getTime() + charge.expires_seconds * 1000);
    return html`<li>
      <p>
        ${charge.debtor_name ?? texts('received.payer.unknown')}
        <span class="soft"
          >${maskedCpf(charge.debtor_id_number)} ·
          ${texts('open.expires', { time: texts.time(until) })}</span
        >
      </p>
      <form method="post" action="/sandbox/bank/pay">
        <input type="hidden" name="txid" value="${charge.txid}" />
        <button>${texts('open.pay', { amount: texts.amount(charge.amount) })}</button>
      </form>
    </li>`;
  });
  return list(texts, 'open', rows);
}

function received(texts: Texts, { payments, refunds }: BankPage): Html {
  const rows = payments.map((payment) => {
    const own = refunds.filter((refund) => refund.end_to_end_id === payment.end_to_end_id);
    const live = own.filter((refund) => refund.status !== 'NAO_REALIZADO');
    const payer = payment.payer_id_number;
    return html`<li>
      <p>
        <span class="amount">${texts.amount(payment.amount)}</span>
        ${payer === null ? texts('received.payer.unknown') : texts('received.from', { payer: maskedCpf(payer) })}
        <span class="soft">${texts.time(payment.paid_at)} · ${payment.end_to_end_id}</span>
      </p>
      ${
        live.length === 0
          ? action(texts, 'recall', payment.end_to_end_id, 'received.recall')
          : html`<p class="soft">${live.map((refund) => refundText(texts, refund)).join(', ')}</p>`
      }
    </li>`;
  });
  return list(texts, 'received', rows);
}

function refundText(texts: Texts, refund: RefundRow): string {
  const key = refund.status === 'DEVOLVIDO' ? 'received.refunded' : 'received.refunding';
  return texts(key, { amount: texts.amount(refund.amount) });
}

function payouts(texts: Texts, rows: readonly PayoutRow[]): Html {
  const items = rows.map((payout) => {
    const state = payout.returned_at === null ? payout.status : 'RETURNED';
    return html`<li>
      <p>
        <span class="amount">${texts.amount(payout.amount)}</span>
        ${texts('payouts.to', { key: maskedCpf(payout.key) })} · ${texts(`state.${state}`)}
        <span class="soft">${texts.time(payout.requested_at)} · ${payout.end_to_end_id}</span>
      </p>
      ${state === 'REALIZADO' ? action(texts, 'return', payout.id, 'payouts.return') : null}
    </li>`;
  });
  return list(texts, 'payouts', items);
}

function action(texts: Texts, verb: 'recall' | 'return', id: string, label: TextKey): Html {
  return html`<form method="post" action="/sandbox/bank/${verb}">
    <input type="hidden" name="id" value="${id}" />
    <button>${texts(label)}</button>
  </form>`;
}

function list(texts: Texts, name: 'open' | 'received' | 'payouts', rows: readonly Html[]): Html {
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${texts(`${name}.title`)}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">${texts(`${name}.empty`)}</p>`
        : html`<ul>
            ${rows}
          </ul>`
    }
  </section>`;
}

function maskedCpf(cpf: string | null): string {
  return cpf === null ? '' : `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}

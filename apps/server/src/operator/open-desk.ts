import { openLedger } from '../compose/ledger.ts';
import { createModules } from '../compose/modules.ts';
import { serverModulesOf } from '../compose/served.ts';
import type { Outside } from '../compose/outside.ts';
import type { Kernel } from '../kernel.ts';
import { requireSecret } from '../open-database.ts';
import { createDeadLetters } from '../platform/dead-letters.ts';
import { createArt } from '../web/art.ts';
import type { Desk } from './decisions/decide.ts';

/** Decisions only plan what the bank is told: the program's workers tell it. */
const notHere = () => Promise.reject(new Error('The command line talks to nobody outside.'));

const outside: Outside = {
  mail: { send: notHere, close: () => undefined },
  sms: { send: notHere },
  bank: {
    createCharge: notHere,
    charge: notHere,
    removeCharge: notHere,
    payment: notHere,
    payments: notHere,
    paidBy: notHere,
    refund: notHere,
    refundStatus: notHere,
    webhookUrl: notHere,
    registerWebhook: notHere,
    sendPayout: notHere,
    payout: notHere,
    returnedPayouts: notHere,
    statement: notHere,
    close: async () => undefined,
  },
  beacon: { chain: notHere, hears: () => false, round: notHere, close: async () => undefined },
  providers: { google: null, facebook: null, firebase: null },
  sandbox: null,
  vendorOrigin: () => '',
};

/** The modules in this process, for what people decide; nothing listens, no job runs here. */
export async function openDesk(kernel: Kernel): Promise<{ desk: Desk; close(): Promise<void> }> {
  await requireSecret(kernel);
  const ledger = openLedger(kernel);
  const modules = createModules(kernel, outside, createArt(), ledger);
  const { site, cashier, wallet, play, transfers, identity, lottery, decisions, staff } = modules;
  await wallet.start?.();
  return {
    desk: {
      site: site.service,
      cashier: cashier.service,
      play: play.service,
      transfers: transfers.service,
      lottery: lottery.service,
      identity: identity.service,
      results: lottery.service,
      ledger,
      database: kernel.database,
      record: staff.service.record,
      decisions: decisions.service,
      deadLetters: createDeadLetters({
        database: kernel.database,
        clock: kernel.clock,
        consumers: serverModulesOf(modules).flatMap((module) => module.consumers ?? []),
      }),
    },
    async close() {
      await lottery.stop?.();
      await play.stop?.();
      await ledger.close();
    },
  };
}

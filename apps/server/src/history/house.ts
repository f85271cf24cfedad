import { parseCronItems } from 'graphile-worker';
import { lotteries } from '../../../../database/seeds/lotteries.ts';
import type { PastProgram } from './past-program.ts';
import { by, decideAll, openTeam, proposeSome, stopSome } from './team.ts';

/** The house of the past: its jobs at their times, its draws, and the two people who decide. */
export interface House {
  /** Runs the jobs whose minute has come since the last call, each of them once. */
  attend(): Promise<void>;
  /** Closes, draws and settles what is due. */
  draw(): Promise<void>;
  /** Follows the money that is on its way, to and from the bank. */
  follow(): Promise<void>;
  /** Decides what waits for people, but for what came after an instant. */
  decide(until: Date): Promise<void>;
  /** Proposes about half of what waits at the end: its second person is whoever looks at the demo. */
  propose(): Promise<void>;
}

const minuteMs = 60_000;
const settleMs = minuteMs;

/** Lotteries with a draw every few minutes, or drawn elsewhere: in the past of a demo they are not on sale yet. */
const later = lotteries.filter(
  ({ schedule, drawSource }) => !('weekly' in schedule) || drawSource === 'external',
);

/** Opens the house: the bot check and what tells of payments rest, because nobody waits for either here. */
export async function openHouse(program: PastProgram): Promise<House> {
  await setShop(program, false);
  const team = await openTeam(program);
  const jobs = program.jobs.flatMap((job) =>
    job.cron === undefined
      ? []
      : [{ ...job, items: parseCronItems([{ task: job.name, match: job.cron }]) }],
  );
  const { lottery } = program.modules;
  let attended = program.past.now();
  return {
    async attend() {
      const now = program.past.now();
      const due = jobs.filter(({ items }) => isDue(items, attended, now));
      attended = now;
      for (const { run } of due) await run({});
    },
    draw: () => lottery.service.advanceIssues(),
    async follow() {
      await stopSome(program, team);
      await program.queue.drain();
      // The bank has had its seconds.
      await program.past.pass(settleMs);
      await program.outside.sandbox?.tick();
      await program.modules.cashier.service.sweep();
      await program.queue.drain();
    },
    decide: (until) => decideAll(program, team, until),
    propose: () => proposeSome(program, team),
  };
}

/** Opens the brand as a new installation has it; the next start promises the draws that come on sale. */
export const handOver = (program: PastProgram): Promise<void> => setShop(program, true);

async function setShop({ modules, app, kernel }: PastProgram, isOpen: boolean): Promise<void> {
  const { merchant } = merchantOf(kernel.config);
  const { entry } = (await modules.site.service.siteOf(merchant)).settings;
  const botCheck = { ...entry.botCheck, register: isOpen };
  await modules.site.service.setSettings(merchant, { entry: { ...entry, botCheck } }, by);
  for (const { code } of later) {
    const why = isOpen ? 'Na venda a partir de hoje.' : 'Ainda não está na venda.';
    const wish = { code, active: isOpen, by, ranBy: null, reason: why };
    await modules.lottery.service.switchGame(wish);
  }
  await app.inject({
    method: 'POST',
    url: '/sandbox/bank/switches',
    payload: { webhook: isOpen ? 'once' : 'off' },
  });
}

const merchantOf = ({ MERCHANT: merchant }: PastProgram['kernel']['config']) => ({ merchant });

/** True if a pattern meets a minute after one instant and up to another. */
function isDue(items: ReturnType<typeof parseCronItems>, after: Date, until: Date): boolean {
  const first = Math.floor(after.getTime() / minuteMs) + 1;
  const last = Math.floor(until.getTime() / minuteMs);
  for (let minute = first; minute <= last; minute += 1) {
    const at = new Date(minute * minuteMs);
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    if (items.some(({ match }) => match(digest))) return true;
  }
  return false;
}

import { ApiError } from '@arara/client';
import { dayIn } from '@arara/calendar';
import { readLobby, readLotteries } from '@arara/sandbox';
import { demoAccounts } from '../modules/identity/index.ts';
import { beginningOf, writeAgenda } from './agenda.ts';
import type { HistoryPlan, Visit } from './agenda.ts';
import { handOver, openHouse } from './house.ts';
import { findMember, readFigures, tidyTables } from './history.repository.ts';
import type { Figures } from './history.repository.ts';
import type { PastProgram } from './past-program.ts';
import { openPastWire } from './past-wire.ts';
import { comeIn, leave, takeTurn } from './visit.ts';
import type { Brand, Sitting } from './visit.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Draws are in the evening, at whole quarters; a moment later everything about them is due. */
const afterQuarterMs = 5_000;
const quarterMs = 15 * minuteMs;
/** So many come in at once; those of an hour play at the same time. */
const atOnce = 24;
/** Between two turns of everybody: longer than the least time of a round. */
const turnMs = 20_000;
/** Withdrawals and payments of the last day and a half are left for the people who look at the demo. */
const undecidedMs = 36 * hourMs;
const decidingHour = 13;
/** The hours in which the house runs its jobs: those of the night, and a few by day. */
const attended = new Set([0, 1, 2, 3, 7, 13, 19]);
/** From before the first sale of the evening ends until the last draw is paid. */
const drawing = { from: 19, until: 22 };

/** How a history went. */
export interface Told extends Figures {
  readonly sound: boolean;
  /** Visits that a refusal ended early, by its code. */
  readonly refused: Readonly<Record<string, number>>;
}

/** Lives through a whole plan and comes back to the present; the proofs at the end are whole ones. */
export async function runHistory(
  program: PastProgram,
  plan: HistoryPlan,
  tell: (day: string) => void,
): Promise<Told> {
  const house = await openHouse(program);
  const brand = await readBrand(program);
  const refused: Record<string, number> = {};
  const agenda = writeAgenda(plan);
  let place = 0;
  let day = '';
  for (let at = beginningOf(plan); at < plan.until; at = new Date(at.getTime() + quarterMs)) {
    const isHour = at.getTime() % hourMs === 0;
    const hour = hourIn(plan.timeZone, at);
    const isDrawing = drawing.from <= hour && hour < drawing.until;
    if (!isHour && !isDrawing) continue;
    await program.past.goTo(new Date(at.getTime() + afterQuarterMs));
    if (isDrawing) await house.draw();
    if (!isHour) continue;
    if (attended.has(hour)) await house.attend();
    if (hour === decidingHour) await house.decide(new Date(plan.until.getTime() - undecidedMs));
    const first = place;
    while ((agenda[place]?.at ?? plan.until) <= at) place += 1;
    await live(program, brand, agenda.slice(first, place), refused);
    if (place > first) await house.follow();
    const today = dayIn(plan.timeZone, at);
    if (today !== day) tell(today);
    day = today;
  }
  await program.queue.drain();
  await program.past.comeBack();
  await house.propose();
  await handOver(program);
  await program.queue.drain();
  return { ...(await settleUp(program)), refused };
}

const hourIn = (timeZone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at));

async function readBrand({ app, kernel, modules }: PastProgram): Promise<Brand> {
  const merchant = kernel.config.MERCHANT;
  const { pool, database } = kernel;
  const wire = openPastWire(app, merchant, { number: 0 });
  await modules.lottery.service.planIssues();
  return {
    lobby: await readLobby(wire),
    lotteries: await readLotteries(wire),
    affiliateCode: demoAccounts.agent.affiliateCode,
    wireOf: ({ who }) => openPastWire(app, merchant, who),
    async signInCode(username) {
      const id = await findMember(pool, merchant, username);
      if (id === null) throw new Error(`${username} has no account`);
      return database.transaction((tx) =>
        modules.identity.service.createSignInCode(tx, { id, merchant }),
      );
    },
  };
}

/** Everybody of a quarter comes in, plays turn by turn at the same time, and leaves. */
async function live(
  program: PastProgram,
  brand: Brand,
  visits: readonly Visit[],
  refused: Record<string, number>,
): Promise<void> {
  const orRefused = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused[error.code] = (refused[error.code] ?? 0) + 1;
      return otherwise;
    }
  };
  const sittings: Sitting[] = [];
  for (let from = 0; from < visits.length; from += atOnce) {
    const some = visits.slice(from, from + atOnce);
    const came = await Promise.all(some.map((visit) => orRefused(comeIn(brand, visit), null)));
    sittings.push(...came.filter((sitting) => sitting !== null));
  }
  let playing = sittings;
  while (playing.length > 0) {
    await program.past.pass(turnMs);
    const played = await Promise.all(playing.map((one) => orRefused(takeTurn(one), false)));
    playing = playing.filter((_, at) => played[at] === true);
  }
  await Promise.all(sittings.map((one) => orRefused(leave(brand, one), undefined)));
}

/** Counts what was played and proves the whole of it, at the present. */
async function settleUp({ modules, jobs, owner }: PastProgram): Promise<Omit<Told, 'refused'>> {
  await modules.projector.follow();
  for (const name of ['ledger.prove-whole', 'staff.prove-audit-whole', 'ledger.publish-heads']) {
    await jobs.find((job) => job.name === name)?.run({});
  }
  await tidyTables(owner);
  return readFigures(owner);
}

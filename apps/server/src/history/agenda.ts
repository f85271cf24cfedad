import { addDays, dayIn, startOfDay } from '@arara/calendar';
import { chancesOf, inventPerson, isAwake } from '@arara/sandbox';
import type { Chances, InventedPerson } from '@arara/sandbox';

/** The size of a history. */
export interface HistoryPlan {
  /** The same seed invents the same people, days and wishes. */
  readonly seed: string;
  readonly days: number;
  readonly members: number;
  /** Most turns of one sitting. */
  readonly turns: number;
  /** The end of the history: the present. */
  readonly until: Date;
  /** The brand's zone: its days and hours. */
  readonly timeZone: string;
}

/** Somebody comes, the first time to open an account. */
export interface Visit {
  readonly at: Date;
  readonly who: InventedPerson;
  readonly joins: boolean;
  readonly turns: number;
  /** The stream of this visit: for wishes, never for a prize. */
  readonly chances: Chances;
}

const hourMs = 3_600_000;
const dayMinutes = 24 * 60;
/** Far from the numbers of the players of the sandbox. */
const firstNumber = 10_001;
/** Days after which people come no more, each as likely. */
const lives = [0, 1, 1, 3, 7, 14, 30, 60, 90];
/** Of the days on which somebody could come, so many are used. */
const keenness = 0.025;
/** These hours are as good as any other twice. */
const evening = [19, 20, 21, 22];
const turnsMin = 4;

/** The first instant of a history: so many whole days of the brand before the day of its end. */
export function beginningOf({ days, until, timeZone }: HistoryPlan): Date {
  return startOfDay(timeZone, addDays(dayIn(timeZone, until), -days));
}

/**
 * Every visit of a history in the order of time, those of today up to its end. The brand grows: later days bring more
 * people.
 */
export function writeAgenda(plan: HistoryPlan): Visit[] {
  const visits = Array.from({ length: plan.members }, (_, at) => visitsOf(plan, firstNumber + at));
  return visits.flat().sort((a, b) => a.at.getTime() - b.at.getTime());
}

function visitsOf(plan: HistoryPlan, number: number): Visit[] {
  const who = inventPerson(plan.seed, number);
  const life = chancesOf(plan.seed, 'life', number);
  const joined = Math.floor((plan.days + 1) * Math.sqrt(life.next()));
  const gone = Math.min(plan.days, joined + life.of(lives));
  const days = Array.from({ length: gone - joined + 1 }, (_, at) => joined + at);
  return days.flatMap((day) => {
    const chances = chancesOf(plan.seed, 'day', number, day);
    const joins = day === joined;
    if (!joins && !chances.within(keenness * who.temperament.sittings)) return [];
    const at = momentOf(plan, who, day, chances);
    if (at >= plan.until) return [];
    return [{ at, who, joins, turns: chances.between(turnsMin, plan.turns), chances }];
  });
}

/** A moment of the n-th day within the hours of a temperament, in the evening more likely. */
function momentOf(plan: HistoryPlan, who: InventedPerson, day: number, chances: Chances): Date {
  const awake = [...Array(24).keys(), ...evening].filter((hour) => isAwake(who.temperament, hour));
  const minutes = chances.of(awake) * 60 + chances.between(0, 59);
  const start = startOfDay(plan.timeZone, addDays(dayIn(plan.timeZone, beginningOf(plan)), day));
  return new Date(start.getTime() + (minutes % dayMinutes) * (hourMs / 60));
}

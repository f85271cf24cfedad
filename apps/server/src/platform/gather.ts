import { setImmediate as nextTurn } from 'node:timers/promises';

export interface GatherOptions {
  /** Questions of one query: more go with the next. 500 by default. */
  readonly togetherMax?: number;
  /**
   * Queries on their way at once; no bound by default. While so many are, questions wait and the next query grows:
   * under load few large transactions cost less than many small ones.
   */
  readonly underWayMax?: number;
}

interface Open<Question, Answer> {
  readonly questions: Question[];
  readonly answers: Promise<readonly Answer[]>;
}

/**
 * Asks together what is asked within one turn of the event loop: a thousand lookups by key then cost
 * two queries. Answers come in the order of the questions. A query that fails fails for all who asked with it.
 */
export function gather<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { togetherMax = 500, underWayMax = Number.POSITIVE_INFINITY }: GatherOptions = {},
): (question: Question) => Promise<Answer> {
  let open: Open<Question, Answer> | null = null;
  let underWay = 0;
  /** Queries that wait until there is room, the first one first. */
  const waiting: (() => void)[] = [];

  function begin(): Open<Question, Answer> {
    const questions: Question[] = [];
    const ask = async () => {
      await nextTurn();
      if (underWay >= underWayMax) await new Promise<void>((resume) => waiting.push(resume));
      else underWay += 1;
      if (open?.questions === questions) open = null;
      try {
        return await askAll(questions);
      } finally {
        // The first that waits takes over the room of this one.
        const next = waiting.shift();
        if (next === undefined) underWay -= 1;
        else next();
      }
    };
    return { questions, answers: ask() };
  }

  return async (question) => {
    if (open === null || open.questions.length >= togetherMax) open = begin();
    const { questions, answers } = open;
    const at = questions.push(question) - 1;
    return (await answers)[at] as Answer;
  };
}

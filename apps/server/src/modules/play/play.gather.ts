import { setImmediate as nextTurn } from 'node:timers/promises';

/** Questions of one query: more go with the next. */
const togetherMax = 500;

/**
 * Asks together what is asked within one turn of the event loop: a thousand lookups by key then cost
 * two queries. Answers come in the order of the questions.
 */
export function gather<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let open: {
    readonly questions: Question[];
    readonly answers: Promise<readonly Answer[]>;
  } | null = null;

  function begin() {
    const questions: Question[] = [];
    const ask = async () => {
      await nextTurn();
      if (open?.questions === questions) open = null;
      return askAll(questions);
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

/** Letters of an answer that staff give to a feedback. Pages read this file without the whole contract. */
export const feedbackAnswerMin = 3;
export const feedbackAnswerMax = 2_000;

import { drawModels, verifyIssue } from '@arara/lottery';
import type { IssueVerdict } from '@arara/lottery';

/** Draws a published issue again on this device, with the code that drew it. */
export const checkIssue = (proof: unknown): IssueVerdict => verifyIssue(proof, drawModels);

import { canonicalJson, sha256Hex } from '@arara/fairness';

/**
 * Names a maths for ever: SHA-256 of the canonical JSON of the rules' name, the version of the code
 * that evaluates them and the model's data. A round keeps it, a certificate proves it.
 */
export function mathsHashOf(rules: string, evaluator: number, maths: unknown): string {
  return sha256Hex(canonicalJson({ rules, evaluator, maths }));
}

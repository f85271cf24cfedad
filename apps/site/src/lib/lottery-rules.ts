import { loadModel } from '@arara/lottery/load-model';
import type { ModelRules } from '@arara/lottery/load-model';
import type { Play } from '@arara/lottery/betting';
import { use } from 'react';
import { loadChunk } from './chunk.ts';

/** The rules that are here already, by draw model, and those on their way. */
const here = new Map<string, ModelRules | null>();
const onTheirWay = new Map<string, Promise<ModelRules | null>>();

/** Fetches the rules of a draw model; null where nobody knows it. One that fails can be asked again. */
export function fetchRules(model: string): Promise<ModelRules | null> {
  const known = onTheirWay.get(model);
  if (known !== undefined) return known;
  const coming = loadChunk(() => loadModel(model)).then(
    (rules) => {
      here.set(model, rules);
      return rules;
    },
    (error: unknown) => {
      onTheirWay.delete(model);
      throw error;
    },
  );
  onTheirWay.set(model, coming);
  return coming;
}

/** The rules of a draw model; whoever draws with them waits until they are here. */
export function useRules(model: string): ModelRules | null {
  const known = here.get(model);
  return known === undefined ? use(fetchRules(model)) : known;
}

/** A way to bet of a lottery whose rules are here; its code begins with its draw model. */
export function playOf(code: string): Play | undefined {
  const [model = ''] = code.split('.');
  return here.get(model)?.plays.get(code);
}

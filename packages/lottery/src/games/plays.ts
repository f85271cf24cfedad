import type { DrawModel } from '../draw/model.ts';
import { playOf } from '../line.ts';
import type { Play } from '../play-type.ts';
import { families } from './families.ts';

/** Every draw model by its code. */
export const drawModels: ReadonlyMap<string, DrawModel> = new Map(
  families.flatMap(({ models }) => models.map((model) => [model.code, model])),
);

const familyOfModel = new Map(
  families.flatMap(({ code, models }) => models.map((model) => [model.code, code])),
);

/** The family that a model belongs to; throws where nobody knows the model. */
export function familyOf(model: string): string {
  const family = familyOfModel.get(model);
  if (family === undefined) throw new RangeError(`${model} is of no family`);
  return family;
}

/** Every way to bet by its code, ready to be asked. */
export const plays: ReadonlyMap<string, Play> = new Map(
  families
    .flatMap(({ playTypes }) => playTypes)
    .map((type) => {
      const model = drawModels.get(type.model);
      if (model === undefined) throw new RangeError(`${type.code} has no model ${type.model}`);
      return [type.code, playOf(type, model)];
    }),
);

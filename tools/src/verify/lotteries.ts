import { families, type DrawModel } from '@arara/lottery';

/** Every draw model of the house by its code. */
export const models: ReadonlyMap<string, DrawModel> = new Map(
  families.flatMap((family) => family.models).map((model) => [model.code, model]),
);

import { fastWords, streamOf } from '@arara/fairness';
import { expect, test } from 'vitest';
import { drawOf, drawText, parseDraw } from '../draw/draw.ts';
import type { Draw, DrawModel } from '../draw/model.ts';
import { seenOf } from '../draw/view.ts';
import { hitsOfSeen, playOf } from '../line.ts';
import type { Play } from '../play-type.ts';
import { ruleOf } from '../rules/index.ts';
import type { Selection } from '../selection.ts';
import { families } from './families.ts';

/**
 * The proof of a chance goes through what a view sees. Here whole draws are made as they are when an
 * issue is drawn, so that a view that sees something else than its proof believes is found out.
 */
const draws = 6_000;
/** Chances are compared where they come true often enough to tell, and may stray so many deviations. */
const dueMin = 30;
const deviations = 4.5;

function drawMany(model: DrawModel): Draw[] {
  const random = streamOf(fastWords(model.code));
  return Array.from({ length: draws }, () => drawOf(model, random));
}

interface Drawn {
  readonly draw: Draw;
  readonly seen: readonly number[];
}

/** Classes of a unit bet that come more or less often in these draws than declared. */
function faultsOf(play: Play, unit: Selection, results: readonly Drawn[]): string[] {
  const { rule, classes, code } = play.type;
  const kind = ruleOf(rule).kindOf(rule, unit, play);
  const hits = results.map(({ draw, seen }) => hitsOfSeen(play, unit, seen, draw));
  return classes.flatMap((each) => {
    if (each.kind !== kind) return [];
    const due = (draws * Number(each.ways)) / Number(each.of);
    const units = hits.map((won) => won.find((hit) => hit.code === each.code)?.units ?? 0);
    const sum = units.reduce((total, won) => total + won, 0);
    const spread = Math.sqrt(units.reduce((total, won) => total + (won - due / draws) ** 2, 0));
    const isClear = due >= dueMin && Math.abs(sum - due) > deviations * spread;
    return isClear ? [`${code} ${each.code}: ${sum} for ${due} due, ${JSON.stringify(unit)}`] : [];
  });
}

test.each(families.map((family) => [family.code, family] as const))(
  '%s: real draws win as often as is declared',
  (_, { models, playTypes }) => {
    for (const model of models) {
      const made = drawMany(model);
      for (const type of playTypes.filter((each) => each.model === model.code)) {
        const play = playOf(type, model);
        const results = made.map((draw) => ({ draw, seen: seenOf(type.view, draw) }));
        for (const unit of ruleOf(type.rule).samples(type.rule, play)) {
          expect(faultsOf(play, unit, results)).toEqual([]);
        }
      }
    }
  },
);

test.each(families.flatMap(({ models }) => models.map((model) => [model.code, model] as const)))(
  '%s: a draw is the same after it was written and read',
  (_, model) => {
    for (const draw of drawMany(model).slice(0, 100)) {
      expect(parseDraw(model, drawText(model, draw))).toEqual(draw);
    }
  },
);

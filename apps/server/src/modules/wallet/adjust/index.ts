import { adjustmentData } from './personal-data.repository.ts';
import { staffAdjustmentBoundCall, staffAdjustmentPreviewCall } from '@arara/contract';
import { amountText, readAmount } from '../../../platform/amounts.ts';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module.ts';
import type { StoryPlace } from '../../../platform/story.ts';
import type { RecordLabels } from '../wallet.types.ts';
import { adjustable, adjustmentKind, isWithin } from './adjust.decision.ts';
import { boundKind } from './bound.decision.ts';
import type { AdjustDeps } from './adjust.deps.ts';
import * as rows from './adjustment.repository.ts';
import type { AdjustmentSpan } from './adjustment.repository.ts';
import { previewOf } from './preview.ts';

export type AdjustmentsService = ReturnType<typeof createService>;

/** Adjustments of a member's wallet by two people; see the README of the wallet. */
export function createAdjustments(deps: AdjustDeps) {
  return {
    service: createService(deps),
    routes: [...previewRoutes(deps), boundRoute(deps)],
    contributes: {
      decisionKinds: [adjustmentKind(deps), boundKind(deps)],
      recordLabels: [labelsOf(deps)],
      personalData: [adjustmentData(deps.database.read)],
    },
  } satisfies ServerModule & Record<string, unknown>;
}

function createService({ database: { read } }: AdjustDeps) {
  return {
    /** A page of what was adjusted at a member. */
    ofMember: (playerId: bigint, place: StoryPlace) =>
      rows.adjustmentsBefore(read, playerId, place),
    /** The sums of a member in a span of time, by class. */
    sumsOf: (playerId: bigint, span: AdjustmentSpan) => rows.sumsOfMember(read, playerId, span),
    /** The house's money that a member got in a span of time, in minor units: goodwill and grants. */
    bonusCostOf: (playerId: bigint, span: AdjustmentSpan, currency: string) =>
      rows.bonusCostOf(read, playerId, span, currency),
    /** The sums of a brand in a span of time, by class. */
    sumsBetween: (merchant: string, from: Date, until: Date) =>
      rows.sumsOfBrand(read, merchant, { from, until }),
  };
}

const prefix = 'adjustment:';

/** The lines of the record say why in words for members; the reference and the reason stay with staff. */
const labelsOf =
  ({ database, texts }: AdjustDeps): RecordLabels =>
  async (playerId, references, language) => {
    const own = references.filter((reference) => reference.startsWith(prefix));
    if (own.length === 0) return new Map();
    const ids = own.map((reference) => reference.slice(prefix.length));
    const found = await rows.readAdjustments(database.read, playerId, ids);
    return new Map(
      found.map(({ id, class: kind }) => [
        `${prefix}${id}`,
        texts.text(language, 'wallet-notes', `adjustment.${kind}`),
      ]),
    );
  };

function previewRoutes(deps: AdjustDeps): AnyRoute[] {
  const { read } = deps.database;
  return [
    route(staffAdjustmentPreviewCall, async ({ params, query, caller }) => {
      const { merchant, staff } = caller;
      const { account } = params;
      // Any amount that can be written finds the member: what is wrong with it is said apart.
      const found = await adjustable(deps, merchant, { ...query, account, amount: '0.01' });
      if (found === null) throw new AppError('member.not.found');
      const { currency, member } = found;
      const wish = { direction: query.direction, amount: readAmount(query.amount, currency) };
      const balance = await deps.wallet.balanceOf(member.id);
      const { before, after, covered } = previewOf(balance, wish);
      const text = (minor: bigint) => amountText(minor, currency);
      return {
        currency,
        before: text(before),
        after: text(after),
        held: text(balance.held),
        covered,
        bound: text(await rows.readBound(read, merchant)),
        allowed: await isWithin(read, staff, merchant, wish.amount),
      };
    }),
  ];
}

/** The bound of a brand, and the people whom it does not hold back. */
const boundRoute = ({ database, currencyOf, colleagues }: AdjustDeps): AnyRoute =>
  route(staffAdjustmentBoundCall, async ({ caller: { merchant } }) => {
    const currency = await currencyOf(merchant);
    return {
      currency,
      bound: amountText(await rows.readBound(database.read, merchant), currency),
      people: [...(await colleagues(merchant, 'wallet:adjustment:large:own-brand'))],
    };
  });

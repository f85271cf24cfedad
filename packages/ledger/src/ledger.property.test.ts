import { money } from '@arara/money';
import { transaction } from '@arara/postgres';
import { propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chain, Outcome, Transfer } from './index.ts';
import { createLedgerKit, expectSound, openEach, type LedgerKit } from './testing/ledger-kit.ts';
import { createModelLedger, type Verdict } from './testing/model-ledger.ts';

const names = ['a', 'b', 'c', 'd', 'house'];
const account = fc.constantFrom(...names);
const units = fc.bigInt({ min: -1n, max: 60n });
const transfer = fc.record({
  kind: fc.constantFrom('single' as const, 'pending' as const),
  debit: account,
  credit: account,
  overflow: fc.option(account, { freq: 3, nil: undefined }),
  units,
});
const chains = fc.array(fc.array(transfer, { minLength: 1, maxLength: 4 }), { maxLength: 30 });

describe('the ledger against its model', () => {
  let kit: LedgerKit;
  let run = 0;
  beforeAll(async () => {
    kit = await createLedgerKit();
  });
  afterAll(async () => {
    await expectSound(kit.pool, kit.url);
    await kit.close();
  });

  it('answers any list of chains in one batch as the model does one by one', async () => {
    await fc.assert(fc.asyncProperty(chains, agrees), propertyRuns(60));
  });

  async function agrees(briefs: typeof chains extends fc.Arbitrary<infer T> ? T : never) {
    run += 1;
    const prefix = `m${run}`;
    const address = (name: string) => `${prefix}:${name}`;
    await openEach(kit, names.map(address), (_, at) => names[at] === 'house');
    const toTransfer = (brief: (typeof briefs)[number][number]): Transfer => {
      const { kind, debit, credit, overflow } = brief;
      const sides = { debit: address(debit), credit: address(credit) };
      const rest = {
        amount: money(brief.units, 'BRL'),
        code: 'stake',
        reference: 'model',
      } as const;
      if (kind === 'pending') return { kind, ...sides, ...rest };
      return { ...sides, ...rest, ...(overflow && { overflow: address(overflow) }) };
    };
    const opening = names
      .filter((name) => name !== 'house')
      .map((name) => [{ kind: 'single', debit: 'house', credit: name, units: 50n }] as const);
    const list = [...opening, ...briefs].map((brief, index): Chain => ({
      key: `${prefix}:${index}`,
      transfers: brief.map((item) => toTransfer({ overflow: undefined, ...item })),
    }));

    const model = createModelLedger(address('house'));
    const expected = list.map((chain) => model.post(chain));
    const outcomes = await transaction(kit.pool, (tx) => kit.ledger.postIn(tx, list));
    expect(outcomes.map(verdict)).toEqual(expected);
    for (const name of names.slice(0, 4)) {
      expect(await kit.available(address(name))).toBe(model.available(address(name)));
    }
    const again = await Promise.all(list.map((chain) => kit.ledger.post(chain)));
    again.forEach((outcome, index) => {
      if (expected[index] !== 'ok') return;
      expect(outcome).toEqual({ ...outcomes[index], replayed: true });
    });
  }
});

function verdict(outcome: Outcome): Verdict {
  return outcome.ok ? 'ok' : `${outcome.refusal} at ${outcome.index!}`;
}

import { describe, expect, it } from 'vitest';
import { flightsOf } from '../testing/flights.ts';
import { newKey, outcomes, withShapes } from '../testing/shapes.ts';

const at = withShapes();
const flights = flightsOf(at, 'crash');

describe('bounds', () => {
  it('leave a player two seats, and no seat above the highest prize', async () => {
    await flights.openRound();
    const player = await flights.visit();
    const dear = flights.sit(player, {}, newKey(), '500.00');
    await expect(dear).rejects.toMatchObject({ code: 'stake.bounds' });
    const tries = Array.from({ length: 6 }, () => flights.sit(player, { auto: 200 }));
    const came = await outcomes(tries);
    expect(came.filter((code) => code === 'ok')).toHaveLength(2);
    expect(came.filter((code) => code === 'table.full')).toHaveLength(4);
  });

  it('keep the prizes of a round below theirs, whoever comes at once', async () => {
    await flights.openRound();
    const players = await Promise.all(Array.from({ length: 6 }, () => flights.visit()));
    // Each seat may be paid nine tenths of a million; eleven of them fit below ten millions.
    const tries = players.flatMap((one) =>
      [0, 1].map(() => flights.sit(one, { auto: 900_000 }, newKey(), '100.00')),
    );
    const came = await outcomes(tries);
    expect(came.filter((code) => code === 'ok')).toHaveLength(11);
    expect(came.filter((code) => code === 'table.full')).toHaveLength(1);
  });
});

import { createStream } from '@arara/fairness';
import { crash } from '@arara/originals';
import { sql } from '@arara/postgres';
import { expect } from 'vitest';
import type { SeatRow, TableRow } from '../tables/tables.repository.ts';
import { beaconSaid } from './shapes-program.ts';
import type { ShapesProgram, Visit } from './shapes-program.ts';
import { newKey, stakeOn } from './shapes.ts';

const hour = 3_600;

/** A table of a game whose seats move, and the hands on its clock. */
export function flightsOf(at: ShapesProgram, code: string) {
  const owner = () => at.owner;

  async function row(): Promise<TableRow> {
    const { rows } = await owner().query<TableRow>(sql`
      select * from studio.table_round where game_code = ${code} order by number desc limit 1`);
    if (rows[0] === undefined) throw new Error('no round');
    return rows[0];
  }

  /** Sets the clock of a running round to so many seconds. The last sign of life is then `heard` seconds ago. */
  async function set(elapsed: number, heard = -hour): Promise<void> {
    await owner().query(sql`
      update studio.table_round set
        running_at = clock_timestamp() - ${elapsed} * interval '1 second',
        heard_at = clock_timestamp() - ${heard} * interval '1 second'
      where game_code = ${code} and phase = 'RUNNING'`);
  }

  /** Sets the close of the stakes to so many seconds from now; a round that is over has rested. */
  async function closeIn(seconds: number): Promise<void> {
    await owner().query(sql`
      update studio.table_round set
        closes_at = clock_timestamp() + ${seconds} * interval '1 second',
        done_at = done_at - interval '1 day'
      where game_code = ${code}`);
  }

  /** Brings the round of now to its end, whatever became of it. */
  async function end(): Promise<void> {
    await closeIn(-hour);
    await at.tables().run();
    await set(1_000 * hour);
    await at.tables().run();
  }

  /** Ends the round before, and opens a fresh one that takes stakes. */
  async function openRound(): Promise<void> {
    const phase = (await at.tables().look(code, null))?.phase ?? 'DONE';
    if (phase !== 'DONE') await end();
    await closeIn(-hour);
    await at.tables().run();
    expect(await at.tables().look(code, null)).toMatchObject({ phase: 'OPEN' });
    // However slow the machine is, the stakes of a test come in time.
    await closeIn(hour);
  }

  return {
    row,
    set,
    closeIn,
    end,
    openRound,
    visit: () => at.visit(code),
    sit: ({ session }: Visit, choices: object = {}, key = newKey(), stake = '2.00') =>
      at.tables().sit(session, stakeOn(choices, key, stake)),
    move: ({ session }: Visit, seatId: string | undefined, name: string, key = newKey()) =>
      at.tables().move(session, {
        seatId: seatId ?? '',
        name,
        idempotencyKey: key,
        receivedAt: performance.now(),
      }),
    look: (visit: Visit) => at.tables().look(code, visit.session.player_id),
    /** Closes the stakes: the round runs. */
    async takeOff(): Promise<void> {
      await closeIn(-60);
      await at.tables().run();
      expect(await row()).toMatchObject({ phase: 'RUNNING' });
      await set(0);
    },
    /** The point of the flight of now, as only the house knows it. */
    async point(): Promise<number> {
      const { server_seed_sealed: sealed, chain_number: nonce } = await row();
      const serverSeed = at.deps.seeds.open(sealed);
      const seeds = { serverSeed, clientSeed: beaconSaid, nonce: nonce ?? 0 };
      return crash.resolve(createStream(seeds)).point;
    },
    async seats(): Promise<SeatRow[]> {
      const { rows } = await owner().query<SeatRow>(sql`
        select * from studio.seat where table_id = ${(await row()).id} order by number`);
      return rows;
    },
  };
}

import { sql } from '@arara/postgres';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { barrier, quietNotifier } from '../testing/consumer-program.ts';
import { numberOf, openFanOutProgram, soon } from '../testing/fan-out-program.ts';
import { formatCursor, isAfter } from './events.ts';
import type { StoredEvent } from './events.ts';

type Program = Awaited<ReturnType<typeof openFanOutProgram>>;

let program: Program;
/** Each test has players of its own. */
let player = 1_000;
beforeAll(async () => {
  program = await openFanOutProgram();
});
afterEach(async () => {
  await program.closeProcesses();
  player += 10;
});
afterAll(() => program.close());

const counted = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

describe('processes on one database', () => {
  test('read each event once where somebody asked for it, and nowhere else', async () => {
    const [one, two, three] = [
      await program.openProcess(),
      await program.openProcess(),
      await program.openProcess(),
    ];
    const [a, b] = [await one.hear([player]), await two.hear([player + 1])];
    for (const n of counted(1, 20)) {
      await one.tell(n, player);
      await three.tell(100 + n, player + 1);
      await two.tell(200 + n, player + 2);
    }
    await soon(() => {
      expect(a.numbers()).toEqual(counted(1, 20));
      expect(b.numbers()).toEqual(counted(101, 20));
    });
    expect(one.seen.events).toEqual(counted(1, 20));
    expect(two.seen.events).toEqual(counted(101, 20));
    expect(three.seen, 'nobody listens there').toEqual({ events: [], statements: 0 });
  });

  test('lose and repeat nothing for a hearer who goes on elsewhere while others write', async () => {
    const processes = [await program.openProcess(), await program.openProcess()];
    const count = 120;
    const writing = Promise.all(
      processes.map(async ({ tell }, writer) => {
        for (const n of counted(0, count / 2)) await tell(2 * n + writer, player + writer);
      }),
    );
    const told: StoredEvent[] = [];
    let after = '0--1';
    for (let turn = 0; told.length < count; turn += 1) {
      const { heard, subscription } = await processes[turn % 2]!.hear([player, player + 1], after);
      await soon(() => expect(heard.length).toBeGreaterThan(0));
      subscription.leave();
      told.push(...heard);
      after = formatCursor(heard.at(-1)!);
    }
    await writing;
    expect(told.map(numberOf).toSorted((x, y) => x - y)).toEqual(counted(0, count));
    const inOrder = told.toSorted((x, y) => (isAfter(x, y) ? 1 : -1));
    expect(told.map(formatCursor)).toEqual(inOrder.map(formatCursor));
  });
});

describe('a process', () => {
  const named = (of: number) => ({ audiences: [`player:${of}`], isEcho: false });

  test('does not look on news of other audiences, nor on its own echo', async () => {
    const { notifier, news } = quietNotifier();
    const here = await program.openProcess(notifier);
    const page = await here.hear([player]);
    await here.tell(1, player);
    await here.settled();
    const { statements } = here.seen;
    for (const about of [
      named(player + 2),
      { audiences: [], isEcho: false },
      { ...named(player), isEcho: true },
    ]) {
      news(about);
    }
    await here.settled();
    expect(here.seen.statements).toBe(statements);
    await soon(() => {
      news(named(player));
      expect(page.numbers()).toEqual([1]);
    });
  });

  test('stops to look when its last hearer has left', async () => {
    const { notifier, news } = quietNotifier();
    const here = await program.openProcess(notifier);
    const page = await here.hear([player, player + 1]);
    page.subscription.leave([`player:${player}`]);
    await here.tell(1, player);
    await here.tell(2, player + 1);
    await soon(() => {
      news();
      expect(page.numbers()).toEqual([2]);
    });
    page.subscription.leave();
    await here.settled();
    const { statements } = here.seen;
    news();
    await here.settled();
    expect(here.seen.statements).toBe(statements);
  });

  test('brings what waited for an older transaction, though nobody announces its end', async () => {
    const { notifier, news } = quietNotifier();
    const here = await program.openProcess(notifier);
    const page = await here.hear([player]);
    const [written, end] = [barrier(), barrier()];
    const older = here.database.transaction(async (tx) => {
      await tx.query(sql`select pg_current_xact_id()`);
      written.open();
      await end.opened;
    });
    await written.opened;
    await here.tell(1, player);
    const { statements } = here.seen;
    news(named(player));
    await soon(() => expect(here.seen.statements).toBeGreaterThan(statements));
    expect(page.numbers()).toEqual([]);
    end.open();
    await older;
    await soon(() => expect(page.numbers()).toEqual([1]));
  });

  test('refuses a hearer while the database cannot be read, and takes the next', async () => {
    let isAway = false;
    const { notifier } = quietNotifier();
    const here = await program.openProcess(notifier, async () => {
      if (isAway) throw new Error('away');
    });
    isAway = true;
    await expect(here.hear([player])).rejects.toThrow('away');
    isAway = false;
    await here.hear([player]);
  });
});

/** Writes balances of a player at once, numbered from 1. */
const tellMany = (of: number, count: number) =>
  program.owner.query(sql`
    insert into platform.event (topic, audience, payload)
    select 'balance', ${`player:${of}`}, jsonb_build_object('version', n::text)
    from generate_series(1, ${count}::integer) n`);

describe('a hearer that was away', () => {
  test.each([
    [199, 199],
    [200, null],
  ])('and missed %d events is told %j of them', async (missed, told) => {
    const { notifier, news } = quietNotifier();
    const here = await program.openProcess(notifier);
    const { subscription, heard } = await here.hear([player]);
    await tellMany(player, missed);
    await soon(() => {
      news();
      expect(heard).toHaveLength(missed);
    });
    const again = await here.hear([player], formatCursor(subscription.position));
    expect(again.subscription.missed?.length ?? null).toBe(told);
  });

  test('and knows more than its process has read is told nothing twice', async () => {
    const { notifier, news } = quietNotifier();
    const here = await program.openProcess(notifier);
    const first = await here.hear([player]);
    const since = formatCursor(first.subscription.position);
    await here.tell(1, player);
    let late = first;
    await soon(async () => {
      late = await here.hear([player], since);
      expect(late.numbers()).toEqual([1]);
    });
    await here.tell(2, player);
    await soon(() => {
      news();
      expect(first.numbers()).toEqual([1, 2]);
    });
    expect(late.numbers()).toEqual([1, 2]);
  });

  test('learns that it lost some when too many came while it read what it missed', async () => {
    const reading = barrier();
    let isHeld = false;
    const { notifier, news } = quietNotifier();
    const here = await program.openProcess(notifier, async (text) => {
      if (isHeld && text.includes('min(xid)')) await reading.opened;
    });
    const other = await here.hear([player]);
    isHeld = true;
    const joining = here.hear([player], formatCursor(other.subscription.position));
    await tellMany(player, 201);
    await soon(() => {
      news();
      expect(other.heard).toHaveLength(201);
    });
    reading.open();
    const late = await joining;
    expect(late.subscription.missed).toBeNull();
    await here.tell(202, player);
    await soon(() => {
      news();
      expect(late.numbers()).toEqual([202]);
    });
  });

  test.each(['somewhere', '9000000000000000000-1'])(
    'with the cursor %s, which no process has given, reads everything again',
    async (after) => {
      const here = await program.openProcess();
      const { subscription, numbers } = await here.hear([player], after);
      expect(subscription.missed).toBeNull();
      await here.tell(1, player);
      await soon(() => expect(numbers()).toEqual([1]));
    },
  );
});

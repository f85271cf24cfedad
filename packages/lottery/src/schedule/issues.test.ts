import { addDays } from '@arara/calendar';
import { propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issuesBetween, type IssueTimes } from './issues.ts';
import { faultsOfSchedule, type Schedule } from './schedule.ts';

const saoPaulo = 'America/Sao_Paulo';
const rest = { closeBeforeMs: 5_000, drawAfterMs: 1_000, numeroDigits: 4 } as const;
const roundTheClock = { opens: '00:00', closes: '00:00' };
const fast: Schedule = { timeZone: saoPaulo, saleDay: roundTheClock, everySeconds: 30, ...rest };
/** Ten minutes from ten in the morning to two at night. */
const late: Schedule = {
  timeZone: saoPaulo,
  saleDay: { opens: '10:00', closes: '02:00' },
  everySeconds: 600,
  closeBeforeMs: 60_000,
  drawAfterMs: 30_000,
  numeroDigits: 3,
};
const weekly: Schedule = {
  timeZone: saoPaulo,
  weekly: [
    { weekday: 6, at: '20:00' },
    { weekday: 3, at: '20:00' },
    { weekday: 3, at: '11:30' },
  ],
  closeBeforeMs: 3_600_000,
  drawAfterMs: 0,
  numeroDigits: 3,
};

const between = (schedule: Schedule, from: string, to: string) =>
  issuesBetween(schedule, new Date(from), new Date(to));
const numeros = (issues: readonly IssueTimes[]) => issues.map(({ numero }) => numero);

describe('every thirty seconds, round the clock', () => {
  const day = between(fast, '2026-11-21T02:59:55Z', '2026-11-22T02:59:55Z');
  test('a day has 2880 issues, counted from its own first one', () => {
    expect(numeros(day).slice(0, 3)).toEqual(['202611202880', '202611210001', '202611210002']);
    expect(numeros(day).at(-1)).toBe('202611212879');
    expect(day).toHaveLength(2880);
  });
  test('sales end five seconds before the time, and the result comes a second after it', () => {
    expect(day[1]).toEqual({
      numero: '202611210001',
      openAt: new Date('2026-11-21T02:59:55Z'),
      closeAt: new Date('2026-11-21T03:00:25Z'),
      drawAt: new Date('2026-11-21T03:00:31Z'),
    });
  });
});

describe('a sale day across midnight', () => {
  const issues = between(late, '2026-11-21T12:00:00Z', '2026-11-22T14:00:00Z');
  test('keeps its date after midnight and counts on', () => {
    expect(issues).toHaveLength(96 + 6);
    expect(issues[0]).toEqual({
      numero: '20261121001',
      // It is on sale since the last one of the day before closed, at one minute to two.
      openAt: new Date('2026-11-21T04:59:00Z'),
      closeAt: new Date('2026-11-21T13:09:00Z'),
      drawAt: new Date('2026-11-21T13:10:30Z'),
    });
    expect(issues[95]).toMatchObject({
      numero: '20261121096',
      drawAt: new Date('2026-11-22T05:00:30Z'),
    });
    expect(issues[96]?.numero).toBe('20261122001');
  });
});

test('weekly draws are counted within their day, each on sale from the one before', () => {
  const issues = between(weekly, '2026-11-20T00:00:00Z', '2026-11-26T00:00:00Z');
  expect(issues.map((issue) => [issue.numero, issue.openAt.toISOString()])).toEqual([
    ['20261121001', '2026-11-18T22:00:00.000Z'],
    ['20261125001', '2026-11-21T22:00:00.000Z'],
    ['20261125002', '2026-11-25T13:30:00.000Z'],
  ]);
  expect(issues[0]).toMatchObject({
    closeAt: new Date('2026-11-21T22:00:00Z'),
    drawAt: new Date('2026-11-21T23:00:00Z'),
  });
});

describe('days without a draw', () => {
  const skipped = ['2026-11-21', '2026-11-25'];
  test('have no issue: the next one is on sale since the last one before them', () => {
    const rested = { ...weekly, skipped };
    const issues = between(rested, '2026-11-18T21:00:00Z', '2026-12-03T00:00:00Z');
    expect(issues.map((issue) => [issue.numero, issue.openAt.toISOString()])).toEqual([
      ['20261118002', '2026-11-18T13:30:00.000Z'],
      ['20261128001', '2026-11-18T22:00:00.000Z'],
      ['20261202001', '2026-11-28T22:00:00.000Z'],
      ['20261202002', '2026-12-02T13:30:00.000Z'],
    ]);
    expectWhole(issues);
  });
  test('are a pause of what is drawn all day, and its numbers begin anew', () => {
    const rested = { ...late, skipped };
    const issues = between(rested, '2026-11-20T13:00:00Z', '2026-11-22T14:00:00Z');
    expect(numeros(issues).filter((numero) => numero.startsWith('20261121'))).toEqual([]);
    expect(issues.find(({ numero }) => numero === '20261122001')?.openAt).toEqual(
      issues.find(({ numero }) => numero === '20261120096')?.closeAt,
    );
    expectWhole(issues);
  });
  test('may be so many in a row that weeks go by', () => {
    const sundays = Array.from({ length: 9 }, (_, at) => addDays('2026-11-01', 7 * at));
    const rested = { ...weekly, weekly: [{ weekday: 7, at: '20:00' }], skipped: sundays };
    const [issue] = between(rested, '2026-10-26T00:00:00Z', '2027-01-04T00:00:00Z');
    expect(issue?.numero).toBe('20270103001');
    expect(issue?.openAt).toEqual(new Date('2026-10-25T22:00:00Z'));
  });
});

describe('where clocks change', () => {
  const hourly = (timeZone: string): Schedule => ({
    ...late,
    timeZone,
    saleDay: roundTheClock,
    everySeconds: 3_600,
    closeBeforeMs: 0,
  });
  test.each([
    ['New York goes back', 'America/New_York', '2026-11-01T04:00:00Z', '20261101', 25],
    ['New York goes forward', 'America/New_York', '2026-03-08T05:00:00Z', '20260308', 23],
    ['São Paulo went forward at midnight', saoPaulo, '2018-11-04T03:00:00Z', '20181104', 23],
    ['São Paulo went back at midnight', saoPaulo, '2018-02-17T02:00:00Z', '20180217', 25],
  ])('%s: the day has its own number of hours', (_name, zone, from, date, count) => {
    const days = issuesBetween(
      hourly(zone),
      new Date(Date.parse(from) - 48 * 3_600_000),
      new Date(Date.parse(from) + 72 * 3_600_000),
    );
    expect(numeros(days).filter((numero) => numero.startsWith(date))).toHaveLength(count);
    expectWhole(days);
  });

  test('a time that is skipped is the moment at which it is skipped', () => {
    const skipped = { ...weekly, timeZone: 'America/New_York', closeBeforeMs: 0 };
    const sundays = { ...skipped, weekly: [{ weekday: 7, at: '02:30' }] };
    const [issue] = between(sundays, '2026-03-08T00:00:00Z', '2026-03-09T00:00:00Z');
    expect(issue?.closeAt).toEqual(new Date('2026-03-08T07:00:00Z'));
  });

  test('a time that comes twice is its first one', () => {
    const twice = { ...weekly, timeZone: 'America/New_York', closeBeforeMs: 0 };
    const sundays = { ...twice, weekly: [{ weekday: 7, at: '01:30' }] };
    const issues = between(sundays, '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z');
    expect(issues.map(({ closeAt }) => closeAt)).toEqual([new Date('2026-11-01T05:30:00Z')]);
  });

  test('Samoa left out a Friday: what was due then is not drawn, and the next stays on sale', () => {
    const fridays = { ...weekly, timeZone: 'Pacific/Apia', weekly: [{ weekday: 5, at: '12:00' }] };
    const issues = between(fridays, '2011-12-20T00:00:00Z', '2012-01-08T00:00:00Z');
    expect(numeros(issues)).toEqual(['20111223001', '20120106001']);
    expectWhole(issues);
  });
});

describe('laws', () => {
  const zones = [
    saoPaulo,
    'UTC',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'Africa/Casablanca',
  ];
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const shifts = {
    timeZone: fc.constantFrom(...zones),
    closeBeforeMs: fc.nat(7_200_000),
    drawAfterMs: fc.nat(60_000),
    numeroDigits: fc.constant(4 as const),
    skipped: fc.uniqueArray(
      fc.nat(7_300).map((days) => addDays('2010-01-01', days)),
      { maxLength: 30 },
    ),
  };
  const schedules: fc.Arbitrary<Schedule> = fc.oneof(
    fc
      .record({
        ...shifts,
        saleDay: fc.record({ opens: time, closes: time }),
        everySeconds: fc.integer({ min: 300, max: 7_200 }),
      })
      .filter((schedule) => faultsOfSchedule(schedule).length === 0),
    fc.record({
      ...shifts,
      weekly: fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), at: time }), {
        minLength: 1,
        maxLength: 9,
        selector: ({ weekday, at }) => `${weekday} ${at}`,
      }),
    }),
  );
  const start = fc.date({
    min: new Date('2010-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const length = fc.integer({ min: 0, max: 12 * 86_400_000 });

  test('no gap, no overlap, no number twice', () => {
    fc.assert(
      fc.property(schedules, start, length, (schedule, from, ms) => {
        expect(faultsOfSchedule(schedule)).toEqual([]);
        expectWhole(issuesBetween(schedule, from, new Date(from.getTime() + ms)));
      }),
      propertyRuns(60),
    );
  });

  test('a span has the issues of its parts, wherever it is cut', () => {
    fc.assert(
      fc.property(schedules, start, length, fc.nat(1_000), (schedule, from, ms, share) => {
        const to = new Date(from.getTime() + ms);
        const cut = new Date(from.getTime() + Math.floor((ms * share) / 1_000));
        expect([
          ...issuesBetween(schedule, from, cut),
          ...issuesBetween(schedule, cut, to),
        ]).toEqual(issuesBetween(schedule, from, to));
      }),
      propertyRuns(60),
    );
  });
});

describe('what is no schedule is refused', () => {
  test.each<[object, string[]]>([
    [{ timeZone: 'Brazil/Nowhere' }, ['timeZone']],
    [{ closeBeforeMs: -1 }, ['closeBeforeMs']],
    [{ drawAfterMs: 0.5 }, ['drawAfterMs']],
    [{ numeroDigits: 5 }, ['numeroDigits']],
    [{ numeroDigits: 3 }, ['numeroDigits']],
    [{ everySeconds: 29 }, ['everySeconds']],
    [{ saleDay: { opens: '23:59', closes: '00:01' }, everySeconds: 121 }, ['everySeconds']],
    [{ saleDay: { opens: '24:00', closes: '02:00' } }, ['saleDay']],
    [{ skipped: ['2026-02-30'] }, ['skipped']],
    [{ skipped: ['2026-13-01'] }, ['skipped']],
    [{ skipped: ['30/02/2026'] }, ['skipped']],
    [{ skipped: ['2026-11-21', '2026-11-21'] }, ['skipped']],
    [{ weekly: [] }, ['weekly']],
    [{ weekly: [{ weekday: 0, at: '10:00' }] }, ['weekly']],
    [{ weekly: [weekly.weekly[0], weekly.weekly[0]] }, ['weekly']],
  ])('%j', (change, faults) => {
    const schedule = { ...fast, ...change } as Schedule;
    expect(faultsOfSchedule(schedule)).toEqual(faults);
    expect(() => issuesBetween(schedule, new Date(0), new Date(1))).toThrow(RangeError);
  });
  test('so is a span without end', () => {
    expect(() => issuesBetween(fast, new Date(0), new Date(Number.NaN))).toThrow(RangeError);
    expect(() => issuesBetween(fast, new Date(0), new Date('2026-01-01'))).toThrow(RangeError);
  });
});

/** Each issue opens when the one before closes, later than that one did, under a number of its own. */
function expectWhole(issues: readonly IssueTimes[]): void {
  for (const [index, issue] of issues.entries()) {
    const before = issues[index - 1];
    if (before !== undefined) expect(issue.openAt).toEqual(before.closeAt);
    if (before !== undefined) expect(issue.numero > before.numero).toBe(true);
    expect(issue.closeAt.getTime()).toBeGreaterThan(issue.openAt.getTime());
    expect(issue.drawAt.getTime()).toBeGreaterThanOrEqual(issue.closeAt.getTime());
  }
  expect(new Set(numeros(issues)).size).toBe(issues.length);
}

import { LiveEvent } from '@arara/contract';
import { describe, expect, test } from 'vitest';
import { FactError, payloadOf } from './check.ts';
import { facts, isTopic } from './facts.ts';
import type { FactPayload, NewFact, Topic } from './facts.ts';

/** One payload of each topic. */
const told: { readonly [T in Topic]: FactPayload<T> } = {
  balance: { sumBalance: '12.50', held: '0', currency: 'BRL', version: '9007199254740993' },
  deposit: { id: 'd', state: 'PAID', amount: '10.00' },
  withdrawal: { id: 'w', state: 'SENDING', amount: '10.00' },
  walletTransfer: { id: 't', state: 'OK', amount: '10.00' },
  round: { id: '7', state: 'CLOSED', stake: '1.00', payout: '0.00' },
  message: { id: 'm', kind: 'PL' },
  session: { ended: true },
  table: {
    gameCode: 'crash',
    id: 'r',
    number: 7,
    phase: 'RUNNING',
    closesInMs: null,
    elapsedMs: 1_200,
    seats: [{ number: 0, name: 'lu***a', stake: '2.00', currency: 'BRL', view: { at: 150 } }],
    outcome: null,
    serverSeedHash: 'hash',
    serverSeed: null,
  },
  site: { changed: 'catalogue' },
  'compliance.changed': { playerId: '42', what: 'pause' },
  'identity.blocked': { playerId: '42' },
  'identity.session.ended': {
    ids: ['3f2c9a52-6a0e-4d0c-9d5a-0a4a4a3f1b11'],
    reason: 'logout',
  },
  'play.prize.held': { vendor: 'v', txId: 't', playerId: '42', amount: '1', currency: 'BRL' },
  'cashier.alarm': { withdrawalId: 'w', minutes: 60, state: 'SENDING' },
};
const topics = Object.keys(facts).filter(isTopic);

describe.each(topics)('the fact %s', (topic) => {
  test('is taken as it is', () => {
    expect(payloadOf(topic, told[topic])).toEqual(told[topic]);
  });

  test('is refused with a field too many or none at all, and its values are not repeated', () => {
    for (const wrong of [{ ...told[topic], secret: 'hush' }, {}]) {
      const check = () => payloadOf(topic, wrong);
      expect(check).toThrow(FactError);
      expect(check).toThrow(`fact.payload.invalid: ${topic}: `);
      expect(check).not.toThrow('hush');
    }
  });

  test('is refused in a version that nobody here knows', () => {
    const { version } = facts[topic];
    expect(() => payloadOf(topic, told[topic], version + 1)).toThrow('fact.version.unknown');
  });
});

test('what is no topic is no fact', () => {
  expect(isTopic('nonsense')).toBe(false);
  expect(isTopic('toString')).toBe(false);
  expect(() => payloadOf('nonsense' as Topic, {})).toThrow('fact.topic.unknown: nonsense');
});

test('pages take every fact that has an audience, and hear no other', () => {
  const heard = topics.filter((topic) => facts[topic].audience !== null);
  const known = LiveEvent.options.map(({ shape }) => shape.topic.value);
  expect(heard.toSorted()).toEqual(known.toSorted());
  for (const topic of heard) {
    expect(LiveEvent.parse({ topic, payload: told[topic] }).payload).toEqual(told[topic]);
  }
});

test('the types refuse a loose string, another payload, and a wrong or missing audience', () => {
  // The check of types fails where one of these lines is taken.
  const refused: readonly NewFact[] = [
    // @ts-expect-error -- no topic of the table
    { topic: 'nonsense', payload: {} },
    // @ts-expect-error -- the payload of another topic
    { topic: 'identity.blocked', payload: { changed: 'site' } },
    // @ts-expect-error -- pages hear it, so it has an audience
    { topic: 'session', payload: { ended: true } },
    // @ts-expect-error -- a merchant's, not a player's
    { topic: 'site', audience: 'player:42', payload: { changed: 'site' } },
    // @ts-expect-error -- internal, so it has no audience
    { topic: 'identity.blocked', audience: 'player:42', payload: { playerId: '42' } },
  ];
  expect(refused).toHaveLength(5);
});

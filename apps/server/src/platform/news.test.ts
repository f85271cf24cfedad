import { describe, expect, test } from 'vitest';
import { createGathering, packNews, unpackNews } from './news.ts';

const players = (count: number) =>
  Array.from({ length: count }, (_, n) => `player:${10 ** 15 + n}`);

describe('audiences of a busy moment', () => {
  test('travel as one announcement, each once', () => {
    const gathering = createGathering();
    gathering.add(['player:1', 'merchant:arara']);
    gathering.add([]);
    gathering.add(['player:1']);
    expect(gathering.take()).toEqual(['player:1', 'merchant:arara']);
    expect(gathering.take()).toEqual([]);
  });

  test('are not named where one writer could not tell, or they are too many', () => {
    const gathering = createGathering();
    gathering.add(['player:1']);
    gathering.add(null);
    expect(gathering.take()).toBeNull();
    gathering.add(players(2_000));
    expect(gathering.take()).toHaveLength(2_000);
    gathering.add(players(2_001));
    expect(gathering.take()).toBeNull();
  });
});

describe('an announcement', () => {
  test.each([0, 1, 300, 2_000])('of %d audiences arrives whole, in payloads that fit', (count) => {
    const payloads = packNews('me', players(count));
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
    const heard = payloads.map((payload) => unpackNews('you', payload));
    expect(heard.flatMap(({ audiences }) => audiences)).toEqual(players(count));
  });

  test('of nobody in particular is news for everybody', () => {
    const [payload] = packNews('me', null);
    expect(unpackNews('you', payload)).toEqual({ audiences: null, isEcho: false });
  });

  test('is an echo where it came from', () => {
    const [payload] = packNews('me', ['player:1']);
    expect(unpackNews('me', payload)).toEqual({ audiences: ['player:1'], isEcho: true });
  });

  test.each([undefined, '', 'nonsense', '{}'])(
    'that says %j may be news for anybody',
    (payload) => {
      expect(unpackNews('me', payload)).toEqual({ audiences: null, isEcho: false });
    },
  );
});

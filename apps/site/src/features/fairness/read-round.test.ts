import { describe, expect, test } from 'vitest';
import { readRound, roundIdOf } from './read-round.ts';

describe('what one pastes', () => {
  test.each([
    ['01JABC', '01JABC'],
    ['  01JABC \n', '01JABC'],
    ['https://arara.example/fairness?round=01JABC', '01JABC'],
    ['https://arara.example/fairness?x=1&round=01J-A_C#top', '01J-A_C'],
    ['', null],
    ['two words', null],
    ['{"id":1}', null],
  ])('%j is the round %j', (text, id) => {
    expect(roundIdOf(text)).toBe(id);
  });

  test('a file and an envelope hold the same round', () => {
    expect(readRound('{"id":"a"}')).toEqual({ ok: true, round: { id: 'a' } });
    expect(readRound('{"success":true,"value":{"id":"a"}}')).toEqual({
      ok: true,
      round: { id: 'a' },
    });
    expect(readRound('{"id":')).toEqual({ ok: false });
  });
});

import { describe, expect, test } from 'vitest';
import { queryOf } from './search.policy.ts';

const cpf = '52998224725';

describe('a text that somebody typed means', () => {
  test.each(['529.982.247-25', cpf])('a CPF with or without its marks: %s', (text) => {
    expect(queryOf(text).member.idNumber).toBe(text);
  });

  test('no CPF where the digits are none, and a phone all the same', () => {
    const { member } = queryOf('11912345678');
    expect(member.idNumber).toBeNull();
    expect(member.mobiles).toEqual(['+5511912345678', '+11912345678']);
  });

  test.each([
    ['+55 11 91234-5678', ['+5511912345678']],
    ['(11) 91234-5678', ['+5511912345678', '+11912345678']],
    ['5511912345678', ['+5511912345678']],
    ['+66 81 234 5678', ['+66812345678']],
    ['1234', []],
    ['lucia 11', []],
  ])('a phone: %s', (text, mobiles) => {
    expect(queryOf(text).member.mobiles).toEqual(mobiles);
  });

  test.each([
    ['Luciana@Arara.example', 'luciana@arara.example'],
    ['luci', null],
    ['luciana@', null],
    ['lu', null],
    ['luciana reis', null],
    ['a@b@c', null],
  ])('an e-mail, and only a whole one: %s', (text, email) => {
    expect(queryOf(text).member.email).toBe(email);
  });

  test('an id of ours, and then nothing else', () => {
    const id = '0B6A4E5C-11d2-4a3b-8c55-a2f4be000001';
    const { uuid, member, bankId, game } = queryOf(id);
    expect(uuid).toBe(id.toLowerCase());
    expect([member.name, member.email, bankId, game]).toEqual([null, null, null, null]);
  });

  test.each(['E1234567820261124120000000000001', '0123456789abcdef0123456789abcdef'])(
    'an id of the bank: %s',
    (text) => {
      expect(queryOf(text).bankId).toBe(text);
    },
  );

  test('a round by its digits, and none beyond the largest whole number', () => {
    expect(queryOf('96374951587201024').roundId).toBe('96374951587201024');
    expect(queryOf('9999999999999999999').roundId).toBeNull();
    expect(queryOf('123456789').roundId).toBeNull();
  });

  test('a member by a number, a ticket by its name, a game by words', () => {
    expect(queryOf('387420489').member.number).toBe('387420489');
    expect(queryOf('abcdefghijklmnopqrst_-').ticketRef).toBe('abcdefghijklmnopqrst_-');
    expect(queryOf('Bonde da Lapa').game).toBe('Bonde da Lapa');
    expect(queryOf('luciana@arara.example').game).toBeNull();
  });

  test.each([
    ['João da Silva', 'João da Silva'],
    ['ｌｕｃｉａ', 'lucia'],
    ['a b', null],
    ['--', null],
    ["' or 1=1 --", "' or 1=1 --"],
  ])('a name, if a word of it has two letters: %s', (text, name) => {
    expect(queryOf(text).member.name).toBe(name);
  });
});

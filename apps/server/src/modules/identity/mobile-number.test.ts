import { expect, test } from 'vitest';
import { toE164 } from './mobile-number.ts';

// The typed text, the calling code beside it, the number.
const numbers: [string, string | undefined, string | null][] = [
  ['(11) 91234-5678', '55', '+5511912345678'],
  ['11912345678', undefined, '+5511912345678'],
  ['+55 11 91234-5678', '+55', '+5511912345678'],
  ['+55 11 91234-5678', '351', '+5511912345678'],
  ['912 345 678', '351', '+351912345678'],
  ['0151 23456789', '49', '+4915123456789'],
  ['(201) 555-0123', '1', '+12015550123'],
  ['(11) 3123-4567', '55', null],
  ['(20) 91234-5678', '55', null],
  ['12345', '351', null],
  ['212345678', '351', null],
  ['911', '1', null],
  ['', '55', null],
  ['+', '55', null],
];

for (const [typed, code, number] of numbers) {
  test(`${JSON.stringify(typed)} with ${code ?? 'no code'} is ${number ?? 'no mobile number'}`, () => {
    expect(toE164(typed, code)).toBe(number);
  });
}

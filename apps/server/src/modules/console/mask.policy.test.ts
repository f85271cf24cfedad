import { expect, test } from 'vitest';
import {
  maskAddress,
  maskBirthDate,
  maskFullName,
  maskMobile,
  maskUsername,
} from './mask.policy.ts';

test.each([
  [maskFullName, 'Luciana dos  Reis', 'L*** d*** R***'],
  [maskFullName, '', ''],
  [maskUsername, 'luciana', 'luciana'],
  [maskUsername, 'luciana@arara.example', 'lu***@arara.example'],
  [maskBirthDate, '1990-05-17', '1990-**-**'],
  [maskMobile, '+5511912345678', '+55*******5678'],
  [maskMobile, '+123456', '+123456'.slice(0, 3) + '3456'],
  [maskAddress, '203.0.113.9', '203.0.113.*'],
  [maskAddress, '2001:db8::1', '2001:db8:*'],
])('%o shows of %s: %s', (mask, text, shown) => {
  expect(mask(text)).toBe(shown);
});

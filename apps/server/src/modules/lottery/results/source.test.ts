import { expect, test } from 'vitest';
import { sourceOf } from './source.ts';

test.each([
  ['https://www.xskt.com.vn/mb', 'xskt.com.vn'],
  ['m.XSKT.com.vn', 'xskt.com.vn'],
  ['https://xskt.com.vn:8443/a?b#c', 'xskt.com.vn'],
  ['https://reader@xskt.com.vn./', 'xskt.com.vn'],
  ['xosodaiphat.com', 'xosodaiphat.com'],
  ['https://xskt.hanoi.vn', 'xskt.hanoi.vn'],
  ['lottery.example.co.uk', 'example.co.uk'],
  ['two.github.io', 'github.io'],
  ['http://10.0.0.7:8080/a', '10.0.0.7'],
  ['http://[2001:db8::7]/a', '2001:db8::7'],
  ['com.vn', 'com.vn'],
  ['  Minh   Ngọc ', 'minh ngọc'],
  ['Đài Hà Nội, kênh 2', 'đài hà nội, kênh 2'],
  ['VTV1', 'vtv1'],
  ['  ', ''],
])('what was read at %o was read at %s', (text, source) => {
  expect(sourceOf(text)).toBe(source);
});

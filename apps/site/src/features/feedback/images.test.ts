import { expect, test } from 'vitest';
import { faultOfImage } from './images.ts';

const blob = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test.each([
  ['a PNG', blob(0x89, 0x50, 0x4e, 0x47, 0), null],
  ['a JPG', blob(0xff, 0xd8, 0xff, 0xe0), null],
  ['a GIF with another name', blob(0x47, 0x49, 0x46, 0x38), 'wrong'],
  ['nothing', blob(), 'wrong'],
  ['more than 5 MB', new Blob([new Uint8Array(5_242_881)]), 'large'],
])('%s', async (_, file, fault) => {
  expect(await faultOfImage(file)).toBe(fault);
});

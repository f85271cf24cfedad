import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { avifOf, Badge, Button, GameCard, Money, splitTime } from './index.ts';

describe('a button', () => {
  test('that is off says why, and can still be reached', () => {
    const html = renderToStaticMarkup(<Button disabled="Confirme seu e-mail antes">Sacar</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('title="Confirme seu e-mail antes"');
    expect(html).not.toMatch(/ disabled=/);
  });

  test('that is loading keeps its name', () => {
    const html = renderToStaticMarkup(<Button loading>Gerar Pix</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Gerar Pix');
  });
});

describe('a hidden amount', () => {
  test('is nowhere in the page', () => {
    const html = renderToStaticMarkup(
      <Money masked maskedLabel="Valor oculto">
        R$ 1.234,50
      </Money>,
    );
    expect(html).not.toContain('1.234');
    expect(html).toContain('***');
  });
});

describe('a badge', () => {
  test.each([
    [0, ''],
    [7, '>7<'],
    [120, '>99+<'],
  ])('of %i shows %j', (count, seen) => {
    const html = renderToStaticMarkup(<Badge count={count} />);
    expect(seen === '' ? html === '' : html.includes(seen)).toBe(true);
  });
});

describe('a game card', () => {
  const html = renderToStaticMarkup(
    <GameCard
      href="/game?id=1"
      name="Boto Encantado"
      vendor="Rio Negro"
      cover={{ small: '/art/covers/boto-165.webp?v=1', large: '/art/covers/boto-330.webp?v=1' }}
      favourite={{ on: true, label: 'Tirar dos favoritos', onToggle: () => undefined }}
    />,
  );

  test('offers AVIF first, in both widths', () => {
    expect(html).toContain(
      'srcSet="/art/covers/boto-165.avif?v=1 165w, /art/covers/boto-330.avif?v=1 330w"',
    );
  });

  test('has its heart outside the link', () => {
    expect(html.indexOf('</a>')).toBeLessThan(html.indexOf('aria-pressed="true"'));
  });
});

test.each([
  ['/art/x-330.webp?v=1', '/art/x-330.avif?v=1'],
  ['https://cdn.arara.example/art/x.webp', 'https://cdn.arara.example/art/x.avif'],
  ['https://vendor.example/x.webp', undefined],
  ['/art/x.png', undefined],
])('the twin of %s is %s', (url, twin) => {
  expect(avifOf(url)).toBe(twin);
});

test.each([
  [0, [0, 0, 0]],
  [1, [0, 0, 1]],
  [60_000, [0, 1, 0]],
  [59_001, [0, 1, 0]],
  [20_538_000, [5, 42, 18]],
])('%i milliseconds are %j', (ms, [hours, minutes, seconds]) => {
  expect(splitTime(ms)).toEqual({ hours, minutes, seconds });
});

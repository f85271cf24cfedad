import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { avifOf, Badge, Button, Carousel, GameCard, Money, splitTime } from './index.ts';
import { QrCode } from './picture/qr-code.tsx';

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

describe('a QR code', () => {
  const draw = (length: number) =>
    renderToStaticMarkup(<QrCode value={'x'.repeat(length)} label="Pix" />);

  test('is 200 pixels wide and of level M, with four modules of quiet around it', () => {
    expect(draw(15)).toContain('width="200" height="200"');
    // 15 letters are too many for the smallest code of level M, 26 just fit the next one: 25 modules.
    expect(draw(14)).toContain('viewBox="0 0 29 29"');
    expect(draw(15)).toContain('viewBox="0 0 33 33"');
    expect(draw(26)).toContain('viewBox="0 0 33 33"');
    expect(draw(27)).toContain('viewBox="0 0 37 37"');
  });
});

describe('banners', () => {
  const slide = (at: number) => `Banner ${at}`;
  const labels = { pause: 'Pausar', play: 'Girar', next: 'Próximo', role: 'carrossel', slide };
  const draw = (count: number, pagination?: boolean) =>
    renderToStaticMarkup(
      <Carousel label="Banners" labels={labels} everyMs={5_000} pagination={pagination}>
        {Array.from({ length: count }, (_, at) => (
          <p key={at}>{at}</p>
        ))}
      </Carousel>,
    );

  test('turn, and can be stopped, only where there are several', () => {
    expect(draw(1)).not.toContain('<button');
    expect(draw(2)).toContain('aria-label="Pausar"');
  });

  test('say which one is in sight only where that is wanted', () => {
    expect(draw(3).match(/<i /g)).toHaveLength(3);
    expect(draw(3, false)).not.toContain('<i ');
    expect(draw(3, false)).toContain('aria-label="Pausar"');
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

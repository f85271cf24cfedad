import { rulesOf } from '@arara/slots';
import type { SlotTitle } from '@arara/slots';
import type { StudioSession } from '../studio-client.ts';
import type { Texts } from '../texts.ts';
import { h } from './dom.ts';
import { openSheet } from './sheet.ts';
import { cutFace } from './face.ts';

interface Certificate {
  readonly code: string;
  readonly rtp: string;
  readonly method: string;
  readonly hitRate: string;
  readonly volatility: string;
  readonly topPrizeHundredths: number;
  readonly topPrizeOdds: string;
}

/** Prizes, rules, odds and proof in one tap, as the law and the players ask. */
export function openRulesSheet(options: {
  texts: Texts;
  title: SlotTitle;
  session: StudioSession;
  stake: string;
  seeds: StudioSession['seeds'];
  amountOf: (hundredths: number) => string;
  artFolder: string;
}): void {
  const { texts, title, session, seeds } = options;
  const t = texts.t;
  const odds = h(
    'dl',
    { class: 'facts' },
    ...fact(t('sheet.odds.rtp'), percent(session.game.rtpHundredths)),
  );
  openSheet(
    texts,
    texts.game(`titles.${title.code}.name`),
    h('h3', {}, t('sheet.prizes', { stake: options.stake })),
    prizeTable(options),
    h('h3', {}, t('sheet.how')),
    ...ruleLines(texts, title).map((line) => h('p', {}, line)),
    h('h3', {}, t('sheet.odds')),
    odds,
    h('h3', {}, t('sheet.fair')),
    h('p', {}, t('sheet.fair.text')),
    h(
      'dl',
      { class: 'facts' },
      ...fact(t('sheet.fair.hash'), seeds.serverSeedHash),
      ...fact(t('sheet.fair.client'), seeds.clientSeed),
      ...fact(t('sheet.fair.nonce'), String(seeds.nonce)),
    ),
    h('p', { class: 'small' }, t('sheet.version', { version: session.game.version })),
  );
  void loadCertificate(session.game.certificateUrl, title.code).then((certificate) => {
    if (certificate === null) return;
    odds.replaceChildren(
      ...fact(t('sheet.odds.rtp'), `${certificate.rtp}%`),
      ...fact(t('sheet.odds.hit'), `${certificate.hitRate}%`),
      ...fact(t('sheet.odds.volatility'), certificate.volatility),
      ...fact(
        t('sheet.odds.top'),
        t('sheet.odds.times', { count: certificate.topPrizeHundredths / 100 }),
      ),
      ...fact(t('sheet.odds.topOdds'), certificate.topPrizeOdds),
      ...fact(t('sheet.odds.method'), texts.game(`methods.${certificate.method}`)),
    );
  });
}

function percent(hundredths: number): string {
  return `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}%`;
}

function fact(name: string, value: string): HTMLElement[] {
  return [h('dt', {}, name), h('dd', {}, value)];
}

/** The title's own rules, as sentences in its order. */
function ruleLines(texts: Texts, title: SlotTitle): string[] {
  return rulesOf(title).map(({ key, params, names }) => {
    const named = Object.entries(names).map(([name, symbol]) => [name, texts.game(symbol)]);
    return texts.game(key, { ...params, ...Object.fromEntries(named) });
  });
}

function prizeTable(options: {
  texts: Texts;
  title: SlotTitle;
  amountOf: (hundredths: number) => string;
  artFolder: string;
}): HTMLElement {
  const { texts, title, amountOf } = options;
  const rows = title.symbols.flatMap((symbol) => {
    const pays = Object.entries(title.maths.paytable[symbol.id] ?? {});
    if (pays.length === 0) return [];
    const name = texts.game(`symbols.${symbol.name}`);
    const figure = h(
      'figure',
      {},
      cutFace(options.artFolder, symbol.id),
      h('figcaption', {}, name),
    );
    const list = pays
      .sort(([a], [b]) => Number(b) - Number(a))
      .map(([count, amount]) =>
        h('li', {}, h('span', {}, `${count}×`), h('b', {}, amountOf(amount))),
      );
    return [h('li', {}, figure, h('ul', {}, ...list))];
  });
  return h('ul', { class: 'prizes' }, ...rows);
}

async function loadCertificate(url: string, code: string): Promise<Certificate | null> {
  const response = await fetch(url, { credentials: 'omit' }).catch(() => null);
  const envelope = (await response?.json().catch(() => null)) as { value?: Certificate[] } | null;
  return envelope?.value?.find((certificate) => certificate.code === code) ?? null;
}

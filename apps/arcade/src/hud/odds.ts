import type { ValueOf, certificatesCall } from '@arara/contract';
import { rtpText } from '../figures.ts';
import type { SeedsOfGame, StudioSession } from '../studio-client.ts';
import type { Texts } from '../texts.ts';
import { h } from './dom.ts';

type Certificate = ValueOf<typeof certificatesCall>[number];

export interface OddsOptions {
  readonly texts: Texts;
  readonly session: StudioSession;
  readonly seeds: SeedsOfGame;
  /** The odds depend on choices: those of the first ones are printed. */
  readonly hasChoices: boolean;
}

/** The proofs of the game, and those of the next round. */
export function createOdds({ texts, session, seeds, hasChoices }: OddsOptions): Node {
  const t = texts.t;
  const { game, stakes } = session;
  const bounds = t('sheet.odds.stakes.bounds', {
    least: texts.money(stakes[0] ?? session.defaultStake),
    most: texts.money(stakes.at(-1) ?? session.defaultStake),
  });
  const odds = h('div', {}, facts([[t('sheet.odds.rtp'), percent(texts, game.rtpHundredths)]]));
  void loadCertificate(game.certificateUrl, game.code).then((certificate) => {
    if (certificate !== null) odds.replaceChildren(...proven(texts, certificate));
  });
  const part = document.createDocumentFragment();
  part.append(
    h('h3', {}, t('sheet.odds')),
    odds,
    ...(hasChoices ? [h('p', { class: 'small' }, t('sheet.odds.preset'))] : []),
    facts([[t('sheet.odds.stakes'), bounds]]),
    h('h3', {}, t('sheet.fair')),
    h('p', {}, t('sheet.fair.text')),
    facts([
      [t('sheet.fair.hash'), seeds.serverSeedHash],
      ...(seeds.promise === null ? [] : [[t('sheet.fair.promise'), seeds.promise] as const]),
      ...(seeds.clientSeed === null ? [] : [[t('sheet.fair.client'), seeds.clientSeed] as const]),
      [t('sheet.fair.nonce'), texts.number(seeds.nonce)],
    ]),
    h('p', { class: 'small' }, t('sheet.version', { version: game.version })),
  );
  return part;
}

/** Each way to buy a round has a proof of its own. */
function proven(texts: Texts, certificate: Certificate): Node[] {
  const t = texts.t;
  const method = facts([[t('sheet.odds.method'), texts.game(`methods.${certificate.method}`)]]);
  const modes = certificate.modes.flatMap((mode) => [
    mode.mode === 'base' ? null : h('h4', {}, t('buy')),
    facts([
      ...(mode.mode === 'base'
        ? []
        : [[t('sheet.odds.price'), stakes(texts, mode.mode, mode.costHundredths / 100)] as const]),
      [t('sheet.odds.rtp'), decimalPercent(texts, mode.rtp)],
      [t('sheet.odds.hit'), decimalPercent(texts, mode.hitRate)],
      [
        t('sheet.odds.volatility'),
        t(mode.mode === 'base' ? 'sheet.odds.stakesOf' : 'sheet.odds.timesBase', {
          count: texts.number(mode.volatility, 1),
        }),
      ],
      [t('sheet.odds.top'), stakes(texts, mode.mode, mode.topPrizeHundredths / 100)],
      [
        t('sheet.odds.topOdds'),
        t('sheet.odds.oneIn', { count: texts.number(mode.topPrizeOdds, 0) }),
      ],
    ]),
  ]);
  return [...modes.filter((node) => node !== null), method];
}

/** So many stakes; where the round was bought, its price is not meant. */
const stakes = (texts: Texts, mode: string, count: number): string =>
  texts.t(mode === 'base' ? 'sheet.odds.times' : 'sheet.odds.timesBase', {
    count: texts.number(count),
  });

function facts(rows: readonly (readonly [string, string])[]): HTMLElement {
  const cells = rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value)));
  return h('dl', { class: 'facts' }, ...cells);
}

const percent = (texts: Texts, hundredths: number): string =>
  texts.t('percent', { value: rtpText(hundredths, texts.language) });

const decimalPercent = (texts: Texts, value: string): string =>
  percent(texts, Math.round(Number(value) * 100));

async function loadCertificate(url: string, code: string): Promise<Certificate | null> {
  const response = await fetch(url, { credentials: 'omit' }).catch(() => null);
  const envelope = (await response?.json().catch(() => null)) as { value?: Certificate[] } | null;
  return envelope?.value?.find((certificate) => certificate.code === code) ?? null;
}

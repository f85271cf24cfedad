import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../pages/html.ts';
import { layout, pageHeaders } from '../pages/layout.ts';
import { textsFor } from '../pages/texts.ts';
import type { Texts } from '../pages/texts.ts';
import { houseOf } from './house.ts';
import type { House } from './house.ts';
import { androidPage, chatRoomPage, socialPage, socialSites, vipPage } from './place-pages.ts';
import type { SocialSite } from './place-pages.ts';
import { profileOf, profileType } from './profile.ts';
import { sampleBytes, samplePath, speedPage, speedPolicy } from './speed-page.ts';

type Asked = FastifyRequest<{ Params: { house: string; site?: string } }>;
type Page = (texts: Texts, house: House, request: Asked) => readonly [title: string, body: Html];

const isSocial = (site: string | undefined): site is SocialSite =>
  site !== undefined && Object.hasOwn(socialSites, site);
const addressOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}/`;

/** Places outside the house that its links lead to: social sites, a chat room, apps, a speed test. */
export function registerPlaces(app: FastifyInstance, houses: readonly House[]): void {
  const show = (page: Page, policy = '') =>
    function answer(request: FastifyRequest, reply: FastifyReply) {
      const asked = request as Asked;
      const house = houseOf(houses, asked.params.house);
      if (house === null) return reply.callNotFound();
      const texts = textsFor(request.headers['accept-language']);
      const [title, body] = page(texts, house, asked);
      const csp = `${pageHeaders['content-security-policy']}; ${policy}`;
      return reply
        .headers({ ...pageHeaders, ...(policy === '' ? {} : { 'content-security-policy': csp }) })
        .send(layout(texts, 'world', title, body));
    };

  for (const site of Object.keys(socialSites).filter(isSocial)) {
    const { name: place } = socialSites[site];
    app.get(
      `/sandbox/social/${site}/:house`,
      show((texts, house) => [
        texts('place.title', { site: house.name, place }),
        socialPage(texts, house, site),
      ]),
    );
  }
  app.get(
    '/sandbox/chat-room/:house',
    show((texts, house) => [
      texts('place.chat.title', { site: house.name }),
      chatRoomPage(texts, house),
    ]),
  );
  app.get(
    '/sandbox/vip/:house',
    show((texts, house) => [texts('place.vip.title', { site: house.name }), vipPage(texts, house)]),
  );
  app.get(
    '/sandbox/app/android/:house',
    show((texts, house, request) => [
      texts('app.android.title', { site: house.name }),
      androidPage(texts, house, addressOf(request)),
    ]),
  );
  app.get(
    '/sandbox/speed/:house',
    show((texts, house) => [texts('speed.title'), speedPage(texts, house)], speedPolicy),
  );
  registerProfile(app, houses);
  registerSample(app);
}

function registerProfile(app: FastifyInstance, houses: readonly House[]): void {
  app.get('/sandbox/app/iphone/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    const house = houseOf(houses, file.replace(/\.mobileconfig$/, ''));
    if (house === null) return reply.callNotFound();
    const texts = textsFor(request.headers['accept-language']);
    return reply
      .headers({
        'content-type': `${profileType}; charset=utf-8`,
        'content-disposition': `attachment; filename="${house.id}.mobileconfig"`,
        'cache-control': 'no-store',
      })
      .send(profileOf(texts, house, addressOf(request)));
  });
}

function registerSample(app: FastifyInstance): void {
  const sample = Buffer.alloc(sampleBytes, 'arara');
  app.get(samplePath, (request, reply) => {
    const wanted = Number((request.query as { bytes?: string }).bytes);
    const size = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), sampleBytes) : 1;
    return reply
      .headers({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' })
      .send(sample.subarray(0, size));
  });
}

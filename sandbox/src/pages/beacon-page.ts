import { roundAt, timeOf } from '@arara/lottery';
import type { Beacon, ChainInfo } from '@arara/lottery';
import type { Db } from '@arara/postgres';
import type { FastifyInstance } from 'fastify';
import type { SandboxChain } from '../beacon/chain.ts';
import { BeaconSwitches, readBeaconSwitches, writeBeaconSwitches } from '../beacon/switches.ts';
import type { Clock } from '../clock.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { layout, pageHeaders } from './layout.ts';
import { textsFor } from './texts.ts';
import type { TextKey, Texts } from './texts.ts';

const shownRounds = 5;
const moods = BeaconSwitches.shape.beacon.options;

interface Deps {
  readonly pool: Db;
  readonly clock: Clock;
  readonly chain: SandboxChain;
}

/** The page of the beacon: its last rounds as its chain signs them, and how it misbehaves. */
export function registerBeaconPage(app: FastifyInstance, { pool, clock, chain }: Deps): void {
  const { house } = chain;
  app.get('/sandbox/beacon', async (request, reply) => {
    const texts = textsFor(request.headers['accept-language']);
    const last = roundAt(house.info, clock.now());
    const beacons = Array.from({ length: Math.min(shownRounds, last) }, (_, age) =>
      house.beaconOf(last - age),
    );
    const body = [lead(texts, house.info), rounds(texts, house.info, beacons)];
    const page = html`${[...body, switchesForm(texts, await readBeaconSwitches(pool))]}`;
    return reply.headers(pageHeaders).send(layout(texts, 'beacon', texts('beacon.title'), page));
  });

  app.post('/sandbox/beacon/switches', async (request, reply) => {
    const change = BeaconSwitches.partial().safeParse(request.body ?? {});
    if (!change.success) return reply.redirect('/sandbox/beacon', 303);
    const switches = await writeBeaconSwitches(pool, change.data);
    if (request.headers['content-type']?.startsWith('application/json') === true) {
      return { success: true, value: switches };
    }
    return reply.redirect('/sandbox/beacon', 303);
  });
}

function lead(texts: Texts, { period, hash }: ChainInfo): Html {
  return html`<p class="soft">${texts('beacon.lead', { seconds: String(period) })}</p>
    <p class="message soft">${texts('beacon.chain')} ${hash}</p>`;
}

function rounds(texts: Texts, info: ChainInfo, beacons: readonly Beacon[]): Html {
  const items = beacons.map(
    ({ round, randomness }) =>
      html`<li>
        <p>
          <strong>${texts('beacon.round', { round: String(round) })}</strong>
          <span class="soft">${texts.time(timeOf(info, round))}</span>
        </p>
        <p class="message">${randomness}</p>
      </li>`,
  );
  return html`<section aria-labelledby="rounds">
    <h2 id="rounds">${texts('beacon.rounds')}</h2>
    <ul>
      ${items}
    </ul>
  </section>`;
}

function switchesForm(texts: Texts, { beacon, lateMs }: BeaconSwitches): Html {
  const options = moods.map((mood) => {
    const label = texts(`beacon.mood.${mood}` as TextKey);
    return html`<option value="${mood}" ${mood === beacon ? html`selected` : ''}>${label}</option>`;
  });
  return html`<section aria-labelledby="switches">
    <h2 id="switches">${texts('beacon.switches')}</h2>
    <p class="soft">${texts('beacon.switches.lead')}</p>
    <form class="stack" method="post" action="/sandbox/beacon/switches">
      <div class="fields">
        <label
          >${texts('beacon.mood')}
          <select name="beacon">
            ${options}
          </select>
        </label>
        <label
          >${texts('beacon.lateMs')}
          <input name="lateMs" inputmode="numeric" value="${lateMs}" />
        </label>
      </div>
      <button>${texts('switches.save')}</button>
    </form>
  </section>`;
}

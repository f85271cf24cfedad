import { createHash } from 'node:crypto';
import { Html, html } from '../pages/html.ts';
import type { Texts } from '../pages/texts.ts';
import type { House } from './house.ts';

/** The bytes that one measurement fetches. */
export const sampleBytes = 2_000_000;
export const samplePath = '/sandbox/speed/sample';

/** Times a few short answers, then one long one; what it shows is what this browser measured. */
const script = `
const [button, delay, rate, state] = ['measure', 'delay', 'rate', 'state'].map((id) =>
  document.getElementById(id));
const timeOf = async (size) => {
  const begun = performance.now();
  const answer = await fetch('${samplePath}?bytes=' + size, { cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  await answer.arrayBuffer();
  return performance.now() - begun;
};
const write = (place, value, unit) => {
  const digits = { maximumFractionDigits: value < 10 ? 1 : 0 };
  place.textContent = value.toLocaleString(document.documentElement.lang, digits) + ' ' + unit;
};
button.addEventListener('click', async () => {
  button.disabled = true;
  state.textContent = button.dataset.running;
  try {
    const pauses = [];
    for (let count = 0; count < 5; count += 1) pauses.push(await timeOf(1));
    write(delay, Math.min(...pauses), 'ms');
    write(rate, (${sampleBytes} * 8) / 1000 / (await timeOf(${sampleBytes})), 'Mbit/s');
    state.textContent = '';
  } catch {
    state.textContent = button.dataset.failed;
  }
  button.disabled = false;
});
`;

/** The page's policy, which lets in its script and its measurement. */
export const speedPolicy = [
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "connect-src 'self'",
].join('; ');

/** The page that stands where a speed test of somebody else would be; it really measures. */
export function speedPage(texts: Texts, { name }: House): Html {
  const [running, failed] = [texts('speed.running'), texts('speed.failed')];
  return html`<section>
      <p>${texts('speed.lead')}</p>
      <ul>
        <li>
          <p>${texts('speed.delay')}</p>
          <p class="amount" id="delay">–</p>
        </li>
        <li>
          <p>${texts('speed.rate')}</p>
          <p class="amount" id="rate">–</p>
        </li>
      </ul>
      <p role="status" class="soft" id="state"></p>
      <p>
        <button class="main" id="measure" data-running="${running}" data-failed="${failed}">
          ${texts('speed.start')}
        </button>
      </p>
    </section>
    <p><a href="/">${texts('place.back', { site: name })}</a></p>
    ${new Html(`<script>${script}</script>`)}`;
}

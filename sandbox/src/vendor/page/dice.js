// The table in the browser: shows what the vendor answers and decides nothing.
const texts = JSON.parse(document.getElementById('texts').textContent);
const { token, language } = JSON.parse(document.getElementById('start').textContent);
const part = (name) => document.querySelector(`[data-part="${name}"]`);
const say = (key, values = {}) =>
  (texts[key] ?? texts['dice.error.other']).replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name) => values[name] ?? '',
  );
const tell = (message) => {
  if (parent !== window) parent.postMessage(message, '*');
};

let session = null;
let currency = 'BRL';
let busy = false;
let opened = 0n;
let shown = 0n;

const money = (minor) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(`${minor}E-2`);

async function ask(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

/** Minor units as the site's messages write amounts: 1234.50. */
function decimal(minor) {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function showBalance(minor) {
  shown = BigInt(minor);
  part('balance').textContent = money(minor);
}

function showStakes() {
  for (const option of part('table').elements.stake.options)
    option.textContent = money(option.value);
}

function show(tone, text) {
  const line = part('result');
  line.dataset.tone = tone;
  line.textContent = text;
}

function setBusy(now) {
  busy = now;
  part('roll').disabled = now || session === null;
  part('die').toggleAttribute('data-rolling', now);
}

async function open() {
  try {
    const answer = await ask('api/open', { token });
    if (answer.session === undefined) return fail(answer.code);
    session = answer.session;
    currency = answer.currency;
    opened = BigInt(answer.balance);
    showBalance(answer.balance);
    showStakes();
    show('calm', say('dice.ready'));
    setBusy(false);
    tell({ type: 'arara:ready', balance: decimal(shown) });
  } catch {
    fail('other');
  }
}

/** The table does not open: the site says so with its own words and offers a way out. */
function fail(code) {
  show('bad', say(`dice.error.${code}`));
  const codes = { 1101: 'game.unavailable', 1002: 'launch.token.invalid' };
  tell({ type: 'arara:failed', code: codes[code] ?? 'vendor.refused' });
}

function end(code) {
  session = null;
  setBusy(false);
  show('bad', say(`dice.error.${code}`));
  tell({ type: 'arara:session-ended' });
}

async function roll() {
  if (busy || session === null) return;
  const form = new FormData(part('table'));
  setBusy(true);
  show('calm', say('dice.rolling'));
  tell({ type: 'arara:round-started' });
  try {
    showEnd(await ask('api/roll', { session, stake: form.get('stake'), pick: form.get('pick') }));
  } catch {
    show('bad', say('dice.error.other'));
  }
  setBusy(false);
  tell({ type: 'arara:round-ended', balance: decimal(shown), net: decimal(shown - opened) });
}

function showEnd(result) {
  if (result.balance != null) showBalance(result.balance);
  if (result.end === 'cancelled') return show('bad', say('dice.cancelled'));
  if (result.end === 'refused') {
    if (result.code === 1007) return end(1007);
    return show('bad', say(`dice.error.${result.code}`));
  }
  part('die').dataset.face = String(result.face);
  part('die').setAttribute('aria-label', say('dice.face', { face: String(result.face) }));
  const won = result.payout !== '0';
  show(
    won ? 'good' : 'calm',
    won ? say('dice.won', { amount: money(result.payout) }) : say('dice.lost'),
  );
}

/** A switch acts at once; the vendor keeps it until it is turned back or ends. */
async function turn() {
  const form = part('chaos');
  if (!form.reportValidity()) return;
  const { share } = form.elements;
  const boxes = [...form.querySelectorAll('[type=checkbox]')].map((box) => [box.name, box.checked]);
  part('saved').textContent = '';
  try {
    await ask('chaos', { ...Object.fromEntries(boxes), share: Number(share.value) });
    part('saved').textContent = say('dice.chaos.saved');
  } catch {
    part('saved').textContent = say('dice.error.other');
  }
}
/** Money came to the purse or left it while the table was open. */
async function renew() {
  if (session === null || busy) return;
  try {
    const { balance } = await ask('api/balance', { session });
    if (balance !== undefined) showBalance(balance);
  } catch {
    // The next throw brings it.
  }
}
addEventListener('message', (event) => {
  if (event.source === parent && event.data?.type === 'arara:balance-changed') void renew();
});
part('chaos').addEventListener('change', () => void turn());

// A frame that may only run scripts cannot submit forms: the button does it.
part('roll').addEventListener('click', () => void roll());
void open();

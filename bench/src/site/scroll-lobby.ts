import { openTab } from './browser.ts';
import type { Tab } from './browser.ts';

/** A mid-range phone computes about a quarter as fast as this machine. */
const throttle = 4;
const pagesLoaded = 25;
const pageSize = 42;
const speedPxPerSecond = 3_000;
const scrollPx = 15_000;

/** How a long lobby felt under a thumb. */
export interface LobbyRun {
  readonly games: number;
  readonly framesPerSecond: number;
  /** The longest from a key or a tap to what it changed, in milliseconds. */
  readonly interactionMs: number;
  /** How far a card is from where it was, once a game was opened and left. */
  readonly movedPx: number;
}

/** Loads many pages of the slots, flings through them on a slowed phone, types, opens the filters. */
export async function scrollLobby(url: string): Promise<LobbyRun> {
  const tab = await openTab();
  try {
    await tab.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 2,
      mobile: true,
    });
    await tab.send('Page.enable');
    await tab.send('Page.navigate', { url: new URL('/rng', url).href });
    const games = await loadPages(tab);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const framesPerSecond = await fling(tab);
    const interactionMs = await touch(tab);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { games, framesPerSecond, interactionMs, movedPx: await comeBack(tab) };
  } finally {
    await tab.close();
  }
}

/** Waits in the page until something is so. */
const until = (test: string): string =>
  `for (let n = 0; !(${test}); n += 1) {
    if (n > 600) throw new Error('never: ' + ${JSON.stringify(test)});
    await new Promise((next) => setTimeout(next, 50));
  }`;

async function loadPages(tab: Tab): Promise<number> {
  return tab.run<number>(`
    const cards = () => document.querySelectorAll('main article').length;
    ${until(`document.querySelectorAll('main article').length >= ${pageSize}`)}
    while (cards() < ${pagesLoaded * pageSize}) {
      const before = cards();
      scrollTo(0, document.documentElement.scrollHeight);
      for (let n = 0; cards() === before; n += 1) {
        if (n > 600) throw new Error('no more games come after ' + before);
        document.querySelector('main [role="progressbar"] ~ button')?.click();
        await new Promise((next) => setTimeout(next, 50));
      }
    }
    scrollTo(0, 0);
    await new Promise((next) => setTimeout(next, 1_000));
    return cards();`);
}

/** Counts the frames of a fling; what the page draws too late is not counted. */
async function fling(tab: Tab): Promise<number> {
  await tab.run(`
    window.frames60 = [];
    const note = (at) => { window.frames60.push(at); window.noting = requestAnimationFrame(note); };
    window.noting = requestAnimationFrame(note);`);
  await tab.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 420,
    yDistance: -scrollPx,
    speed: speedPxPerSecond,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  return tab.run<number>(`
    cancelAnimationFrame(window.noting);
    const [first, last] = [window.frames60[0], window.frames60.at(-1)];
    return (window.frames60.length - 1) / ((last - first) / 1_000);`);
}

/** Types into the search and opens the filters; answers the longest wait for the next paint. */
async function touch(tab: Tab): Promise<number> {
  await tab.run(`
    scrollTo(0, 0);
    window.waits = [0];
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) if (one.interactionId) window.waits.push(one.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    document.querySelector('main input[type="search"]').focus();
    await new Promise((next) => setTimeout(next, 800));`);
  for (const key of 'onca') {
    await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await tab.run('await new Promise((next) => setTimeout(next, 120));');
  }
  await tab.run('await new Promise((next) => setTimeout(next, 2_000));');
  const at = await tab.run<{ x: number; y: number }>(`
    const { x, y, width, height } = document
      .querySelector('main button[aria-haspopup="dialog"]').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };`);
  for (const type of ['mousePressed', 'mouseReleased']) {
    await tab.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
  }
  return tab.run<number>(`
    ${until(`document.querySelector('dialog[open]') !== null`)}
    await new Promise((next) => setTimeout(next, 1_000));
    return Math.max(...window.waits);`);
}

/** Opens a game far down the list and comes back; answers how far its card stands from before. */
async function comeBack(tab: Tab): Promise<number> {
  await tab.run(`
    document.querySelector('dialog[open] button')?.click();
    ${until(`document.querySelector('dialog[open]') === null`)}
    history.replaceState(history.state, '', location.pathname);`);
  await tab.send('Page.reload');
  await loadPages(tab);
  return tab.run<number>(`
    const card = () => [...document.querySelectorAll('main article a')]
      .find((a) => a.href === window.chosen);
    scrollTo(0, 30_000);
    await new Promise((next) => setTimeout(next, 800));
    const near = [...document.querySelectorAll('main article a')]
      .find((a) => a.getBoundingClientRect().top > 150);
    window.chosen = near.href;
    const before = near.getBoundingClientRect().top;
    near.click();
    ${until(`location.pathname === '/game'`)}
    await new Promise((next) => setTimeout(next, 1_500));
    history.back();
    ${until(`location.pathname === '/rng'`)}
    ${until(`document.querySelectorAll('main article').length >= ${pagesLoaded * pageSize}`)}
    await new Promise((next) => setTimeout(next, 2_000));
    return Math.abs(card().getBoundingClientRect().top - before);`);
}

// Runs while the document is still being read, before any module: writes what the address shows
// first and the name of the site into the static shell, so that the largest paint waits for no
// script. React draws the same thing over it. Plain JavaScript: it goes into the document as it is.
(() => {
  const root = document.getElementById('root');
  const slowMs = 10_000;
  // Games of the widest grid: what a first screen shows of a lobby, at most.
  const twoRows = 14;
  const late = root.querySelector('[data-first=late]');
  // What waits until the picture was seen.
  const afterwards = [nameApp];
  const pictures = draw();
  if (root.dataset.program) startProgram();

  // The program is fetched and started when the picture was seen: until then it would only take the
  // network and the one thread that draws. A second is the most it waits, also in a tab that nobody
  // looks at. Where nothing is to be seen, or a browser cannot tell, it is fetched at once and
  // started behind the first frame.
  function startProgram() {
    const shown = 'largest-contentful-paint';
    let begun = false;
    let isHere = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      for (const step of afterwards) step();
      run().then(
        () => (isHere = late.hidden = true),
        () => tell('fault.network.lost'),
      );
    };
    setTimeout(() => isHere || tell('slow.title'), slowMs);
    addEventListener('page-lost', () => tell('fault.network.lost'));
    if (pictures.length > 0 && PerformanceObserver.supportedEntryTypes.includes(shown)) {
      new PerformanceObserver((list) => {
        if (list.getEntries().some(({ element }) => pictures.includes(element))) begin();
      }).observe({ type: shown, buffered: true });
    } else {
      fetchAll();
      requestAnimationFrame(() => setTimeout(begin));
    }
    setTimeout(begin, 1000);
  }

  // What an installed app needs: nobody installs a page before having seen it, and in the document it
  // would take one of a browser's six connections from the first picture.
  function nameApp() {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/app.webmanifest';
    document.head.append(link);
  }

  // All that the first view is made of, side by side: one part would name the next only when read.
  function fetchAll() {
    const { program, ahead } = root.dataset;
    for (const href of `${program} ${ahead}`.trim().split(' ')) {
      const link = document.createElement('link');
      const isStyle = href.endsWith('.css');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) [link.as, link.crossOrigin] = ['style', ''];
      link.href = href;
      document.head.append(link);
    }
  }

  // Each part is read in a step of its own: what somebody taps in between is not kept waiting.
  async function run() {
    fetchAll();
    for (const part of root.dataset.program.split(' ')) {
      await import(part);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  // A program that is slow, or does not come, is spoken of over what is drawn already.
  function tell(key) {
    const data = document.getElementById('start');
    const sentences = data ? JSON.parse(data.textContent).messages.ui : {};
    late.querySelector('b').textContent = sentences[key] ?? '';
    late.querySelector('a').textContent = sentences.retry ?? '↻';
    root.append(late);
    late.hidden = false;
  }

  function of(name) {
    return root.querySelector(`[data-first=${name}]`);
  }

  // Answers the pictures, or words, that the largest paint may be; none where there is nothing to be seen.
  function draw() {
    const data = document.getElementById('start');
    if (!data) return [];
    const start = JSON.parse(data.textContent);
    const view = viewOf(start);
    if (view === null) {
      root.replaceChildren();
      return [];
    }
    of('site').textContent = start.settings.siteName.toLocaleLowerCase();
    for (const other of root.querySelectorAll('[data-view]')) {
      if (other.dataset.view !== view) other.remove();
    }
    const drawn = { home: drawHome, lobby: drawLobby, game: drawGame, head: drawHead }[view];
    return drawn ? drawn(start) : [];
  }

  // What is drawn of this address; null: nothing, not even the shell.
  function viewOf({ status, settings, banners, lobby, game, lotteries, lottery }) {
    const { pathname } = location;
    if (status.status !== 0 || /^\/(helpmc|login|register)/.test(pathname)) return null;
    const known = isMember();
    // Members sit down at once, and see no cover first.
    if (pathname.startsWith('/game'))
      return game && !known && !settings.loggedInHome ? 'game' : null;
    // Where everybody signs in first, visitors are sent to do so: nothing is shown before.
    if (settings.loggedInHome && !known) return 'other';
    if (lobby) return 'lobby';
    if (lotteries || lottery) return 'head';
    return banners[0] && /^\/(index(\.html)?|home)?$/.test(pathname) ? 'home' : 'other';
  }

  // Storage may be closed in this browser: then nobody is remembered.
  function isMember() {
    try {
      return sessionStorage.getItem('token') || localStorage.getItem('remembered');
    } catch {
      return null;
    }
  }

  function avif(url) {
    return url.replace(/\.webp(\?.*)?$/, '.avif$1');
  }

  function drawHome({ banners }) {
    const [banner] = banners;
    for (const name of ['wide', 'narrow']) {
      const { sources, sizes } = banner[name];
      of(name).sizes = sizes;
      of(name).srcset = sources.map(({ url, width }) => `${avif(url)} ${width}w`).join(', ');
    }
    of('image').src = banner.url;
    for (const name of ['kicker', 'title', 'text']) {
      if (banner[name]) of(name).textContent = banner[name];
      else of(name).remove();
    }
    if (banners.length < 2 || !isDesk()) of('beside').remove();
    return [of('image')];
  }

  // The first cover has the network to itself; the others of its row come when it was seen, and
  // those below keep their place.
  function drawLobby({ lobby, messages }) {
    const { gameType, page } = lobby;
    of('category').textContent = messages.ui[`category.${gameType}`];
    const grid = of('games');
    const card = grid.firstElementChild;
    const cards = page.games.slice(0, twoRows).map((game, index) => {
      const own = card.cloneNode(true);
      const [frame, name, vendor] = own.children;
      name.textContent = game.name;
      vendor.textContent = game.vendorName;
      dressCover(frame, game.cover, index < Number(grid.dataset.atOnce), index === 0);
      return own;
    });
    grid.replaceChildren(...cards);
    return [...grid.querySelectorAll('img')];
  }

  // What the page is called: a lottery, or a list of them. On a phone the page of a lottery has more to
  // say in the bar at its foot than in its title: whichever is the largest of both, it is seen at once.
  function drawHead({ lottery, messages }) {
    const said = messages['lottery-bet'];
    const page = /^\/elott/i.test(location.pathname) ? 'elott' : 'lobby';
    if (page === 'lobby') dropSide();
    if (lottery) {
      of('head').textContent = lottery.name;
      of('back').append(said[lottery.prizeMode === 'Elott' ? 'elott' : 'lobby']);
      of('lead').remove();
      return [of('head'), ...drawPick(said)];
    }
    of('pick').remove();
    of('head').textContent = said[page];
    of('lead').textContent = said[`${page}.lead`];
    of('back').remove();
    of('star').remove();
    return [of('head'), of('lead')];
  }

  // As it is while nothing is marked; a desk has the slip beside the numbers.
  function drawPick(said) {
    if (isDesk()) {
      of('pick').remove();
      return [];
    }
    of('hint').textContent = said.pick.replace('{{why}}', said['pick.first']);
    of('go').textContent = said['lobby.bet'];
    return [of('hint')];
  }

  function isDesk() {
    return matchMedia('(min-width: 1024px)').matches;
  }

  function dropSide() {
    of('shell').classList.remove(of('shell').dataset.side);
    of('side').remove();
  }

  function drawGame({ game }) {
    dropSide();
    of('bar').remove();
    of('content').classList.add(of('content').dataset.bare);
    of('game').textContent = game.name;
    of('vendor').textContent = game.vendorName;
    dressCover(of('poster'), game.cover, true, true);
    return [of('poster').querySelector('img')];
  }

  function dressCover(frame, { small, large, placeholder }, fetched, first) {
    frame.style.aspectRatio = '300 / 400';
    frame.style.display = 'block';
    if (placeholder) frame.style.backgroundImage = `url("${placeholder}")`;
    const picture = frame.firstElementChild;
    picture.remove();
    const show = () => {
      const [source, image] = picture.children;
      source.srcset = `${avif(small)} 165w, ${avif(large)} 330w`;
      image.src = large;
      frame.append(picture);
    };
    if (first) show();
    else if (fetched) afterwards.push(show);
  }
})();

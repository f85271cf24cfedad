// Runs while the document is still being read, before any module: writes the first banner and the
// name of the site into the static shell, so that the largest paint waits for no script. React
// draws the same thing over it. Plain JavaScript: it goes into the document as it is.
(() => {
  const root = document.getElementById('root');
  const slowMs = 10_000;
  const late = root.querySelector('[data-first=late]');
  const picture = draw();
  const { program } = root.dataset;
  if (program) startProgram();

  // The program is fetched and started when the picture was seen: until then it would only take the
  // network and the one thread that draws. A second is the most it waits, also in a tab that nobody
  // looks at. Where nothing is to be seen, or a browser cannot tell, it is fetched at once and
  // started behind the first frame.
  function startProgram() {
    const shown = 'largest-contentful-paint';
    let isHere = false;
    const begin = () =>
      void import(program).then(
        () => (isHere = late.hidden = true),
        () => tell('fault.network.lost'),
      );
    setTimeout(() => isHere || tell('slow.title'), slowMs);
    if (picture && PerformanceObserver.supportedEntryTypes.includes(shown)) {
      new PerformanceObserver((list) => {
        if (list.getEntries().some(({ element }) => element === picture)) begin();
      }).observe({ type: shown, buffered: true });
    } else {
      const ahead = document.createElement('link');
      ahead.rel = 'modulepreload';
      ahead.href = program;
      document.head.append(ahead);
      requestAnimationFrame(() => setTimeout(begin));
    }
    setTimeout(begin, 1000);
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

  // Answers the picture that the largest paint waits for, or null.
  function draw() {
    const data = document.getElementById('start');
    if (!data) return null;
    const start = JSON.parse(data.textContent);
    const of = (name) => root.querySelector(`[data-first=${name}]`);
    const bare = /^\/(game|helpmc|login|register)/.test(location.pathname);
    if (start.status.status !== 0 || bare) {
      root.replaceChildren();
      return null;
    }
    of('site').textContent = start.settings.siteName.toLocaleLowerCase();
    const banner = /^\/(index(\.html)?|home)?$/.test(location.pathname) && start.banners[0];
    if (!banner) {
      of('heroes').remove();
      return null;
    }
    const avif = (url) => url.replace(/\.webp(\?.*)?$/, '.avif$1');
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
    const desk = matchMedia('(min-width: 1024px)').matches;
    if (start.banners.length < 2 || !desk) of('beside').remove();
    return of('image');
  }
})();

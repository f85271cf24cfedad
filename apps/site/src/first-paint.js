// Runs while the document is still being read, before any module: writes the first banner and the
// name of the site into the static shell, so that the largest paint waits for no script. React
// draws the same thing over it. Plain JavaScript: it goes into the document as it is.
(() => {
  const root = document.getElementById('root');
  const data = document.getElementById('start');
  if (!root || !data) return;
  const start = JSON.parse(data.textContent);
  const of = (name) => root.querySelector(`[data-first=${name}]`);
  const bare = /^\/(game|helpmc|login|register)/.test(location.pathname);
  if (start.status.status !== 0 || bare) {
    root.replaceChildren();
    return;
  }
  of('site').textContent = start.settings.siteName.toLocaleLowerCase();
  const banner = /^\/(index(\.html)?|home)?$/.test(location.pathname) && start.banners[0];
  if (!banner) {
    of('heroes').remove();
    return;
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
  if (start.banners.length < 2 || !matchMedia('(min-width: 1024px)').matches) of('beside').remove();
})();

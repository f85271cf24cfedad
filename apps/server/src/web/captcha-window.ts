import type { FastifyInstance } from 'fastify';
import type { CaptchaPlace } from '../ports/providers/index.ts';
import { captchaHeaders } from './security-headers.ts';

/**
 * The page in which the provider of codes by SMS has its check for robots. It is framed by the site
 * and is the only one of ours that runs a script of somebody else, and that only while a code is asked
 * for; the site's own policy need not allow it. It tells the site the token, or that it failed. On a
 * host of its own, and nowhere else then, that script reaches nothing that the site keeps.
 */
export function registerCaptchaWindow(
  app: FastifyInstance,
  { scriptUrl, origins, host }: CaptchaPlace,
  framers: () => Promise<readonly string[]>,
): void {
  const html = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Captcha</title>
    <style>html { background: transparent; } body { margin: 0; display: grid; place-items: center;
      min-height: 100vh; font: 16px/1.5 system-ui, sans-serif; }
      .captcha { padding: 18px 22px; border: 1.5px solid; border-radius: 10px; cursor: pointer; }
      input { inline-size: 22px; block-size: 22px; vertical-align: middle; }</style>
  </head>
  <body>
    <div id="captcha"></div>
    <script>${scriptOf(scriptUrl)}</script>
  </body>
</html>`;
  app.get('/provider/captcha', async (request, reply) => {
    if (host !== null && request.host !== new URL(host).host) return reply.code(404).send();
    const headers = captchaHeaders(html, origins, host === null ? [] : await framers());
    return reply.headers(headers).header('cache-control', 'no-cache').type('text/html').send(html);
  });
}

const scriptOf = (scriptUrl: string): string => `
const asked = new URLSearchParams(location.hash.slice(1));
// Who may frame this page is said by its policy.
const tell = (said) => parent.postMessage({ captcha: said }, asked.get('site'));
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
const hl = asked.get('language') || 'pt-BR';
document.documentElement.lang = hl;
document.documentElement.style.colorScheme = theme;
const script = document.createElement('script');
script.src = ${JSON.stringify(scriptUrl)} + '?' + new URLSearchParams({ render: 'explicit', hl });
script.onerror = () => tell({ failed: true });
script.onload = () => grecaptcha.ready(() => {
  grecaptcha.render('captcha', {
    sitekey: asked.get('key'),
    theme,
    callback: (token) => tell({ token }),
    'error-callback': () => tell({ failed: true }),
  });
  tell({ ready: true });
});
// Whoever is shown pictures goes into the frame that holds them.
addEventListener('blur', () => {
  if (document.activeElement?.tagName === 'IFRAME') tell({ tall: true });
});
document.head.append(script);
`;

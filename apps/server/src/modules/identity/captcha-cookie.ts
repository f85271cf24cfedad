import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Captcha } from './captcha.ts';

const name = 'arara_captcha';
/** The browser sends it to the calls that an answer may come with. */
const path = '/wps';

/** Says which image was sent: in a header, and to a browser that reads none in a cookie. */
export function markCaptcha(reply: FastifyReply, origin: string, captcha: Captcha): void {
  const secure = origin.startsWith('https:');
  reply.header('captcha-id', captcha.captchaId);
  reply.setCookie(name, captcha.captchaId, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    expires: new Date(captcha.expirationTime),
  });
}

/** A form with the image that it answers: the one that it names, else the browser's last. */
export function withCaptcha<B extends { readonly captchaId?: string | undefined }>(
  body: B,
  { cookies }: FastifyRequest,
): B {
  const kept = cookies[name];
  return body.captchaId === undefined && kept !== undefined ? { ...body, captchaId: kept } : body;
}

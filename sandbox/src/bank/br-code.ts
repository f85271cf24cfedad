import { generatePixPayload, getPixPayloadInfo } from '@brazilian-utils/brazilian-utils';

/** Host that stands in the codes; it is read from the code only, nobody connects to it. */
const locationHost = 'pix.arara.example/qr/v2';
const receiver = { merchantName: 'ARARA SANDBOX', merchantCity: 'SAO PAULO' };

/** Address of a charge's payload as it stands in its BR Code, without scheme. */
export function locationOf(token: string): string {
  return `${locationHost}/${token}`;
}

/** Dynamic BR Code (Manual de Padrões para Iniciação do Pix): the amount is at the location. */
export function brCodeOf(token: string): string {
  const code = generatePixPayload({ url: locationOf(token), ...receiver });
  if (code === null) throw new Error('the sandbox made a BR Code that does not pass its own rules');
  return code;
}

/** The charge token inside a pasted BR Code; null when the code is broken or not of this bank. */
export function tokenInBrCode(code: string): string | null {
  const url = getPixPayloadInfo(code.trim())?.url;
  const prefix = `${locationHost}/`;
  return url?.startsWith(prefix) === true ? url.slice(prefix.length) : null;
}

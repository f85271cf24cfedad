import { createHash } from 'node:crypto';
import { Html, html } from '../pages/html.ts';
import type { Texts } from '../pages/texts.ts';
import { iconOf } from './house.ts';
import type { House } from './house.ts';

export const profileType = 'application/x-apple-aspen-config';

/** The same house at the same address is the same profile: a phone replaces the one that it has. */
function uuidOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  const [a, b, c, d, e] = [0, 8, 12, 16, 20].map((at, index, all) =>
    hex.slice(at, all[index + 1] ?? 32),
  );
  return `${a}-${b}-${c}-${d}-${e}`.toUpperCase();
}

const text = (key: string, value: string) => html`<key>${key}</key><string>${value}</string>`;
const mark = (key: string, value: 'true' | 'false') => new Html(`<key>${key}</key><${value}/>`);
const bytes = (key: string, base64: string) => new Html(`<key>${key}</key><data>${base64}</data>`);
const version = new Html('<key>PayloadVersion</key><integer>1</integer>');
const dictionary = (parts: readonly Html[]) => html`<dict>${parts}</dict>`;

/**
 * A configuration profile that puts the site on the home screen of an iPhone (Apple: Web Clip). It is
 * not signed, and says of itself that it belongs to a demonstration.
 */
export function profileOf(texts: Texts, house: House, address: string): string {
  const { id, name } = house;
  const payload = (part: string, type: string) => [
    text('PayloadType', type),
    text('PayloadIdentifier', `example.arara.${id}.${part}`),
    text('PayloadUUID', uuidOf(id, part, address)),
    text('PayloadDisplayName', name),
    version,
  ];
  const webClip = dictionary([
    ...payload('webclip', 'com.apple.webClip.managed'),
    text('Label', name),
    text('URL', address),
    bytes('Icon', iconOf(house)),
    mark('FullScreen', 'true'),
    mark('IsRemovable', 'true'),
  ]);
  const profile = dictionary([
    ...payload('profile', 'Configuration'),
    text('PayloadOrganization', name),
    text('PayloadDescription', texts('app.profile', { address })),
    html`<key>PayloadContent</key><array>${webClip}</array>`,
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    `<plist version="1.0">${profile.text}</plist>`,
    '',
  ].join('\n');
}

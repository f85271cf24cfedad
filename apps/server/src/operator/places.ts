import type { MerchantSite, SiteService } from '../modules/site/index.ts';

interface Named {
  readonly site: SiteService;
  readonly merchant: string;
  readonly actor: string;
}

/** The words about a resource beside its address. */
export interface ResourceWords {
  readonly qr?: string | undefined;
  readonly label?: string | undefined;
  readonly position?: string | undefined;
}

/** `resource`, `resource <type> <address>|off`: social sites, apps, the affiliates' page. */
export async function resource(
  { site, merchant, actor }: Named,
  [type, address]: readonly string[],
  { qr, label, position }: ResourceWords,
): Promise<string> {
  if (type === undefined) return describeResources(await site.siteOf(merchant));
  if (address === undefined) throw new Error('A resource wants an address, or off.');
  if (address === 'off') {
    await site.setResource(merchant, type, null, actor);
    return `${type} is gone.`;
  }
  const change = {
    url: address,
    ...(qr !== undefined && { qrCodeUrl: qr === 'none' ? null : qr }),
    ...(label !== undefined && { labelNameEn: label }),
    ...(position !== undefined && { position: placeOf(position) }),
  };
  await site.setResource(merchant, type, change, actor);
  return `${type} leads to ${address}.`;
}

function describeResources({ resources }: Pick<MerchantSite, 'resources'>): string {
  if (resources.length === 0) return 'There are no resources.';
  return resources
    .map(({ resourceType, url, qrCodeUrl, labelNameEn }) =>
      [resourceType, url, `(${labelNameEn})`, qrCodeUrl === null ? '' : `QR ${qrCodeUrl}`]
        .filter((words) => words !== '')
        .join('  '),
    )
    .join('\n');
}

/** `service`, `service <type> <address>|off`: where customer service is; pages may open that place. */
export async function service(
  { site, merchant, actor }: Named,
  [type, address]: readonly string[],
): Promise<string> {
  if (type === undefined) {
    const { serviceEntries } = await site.siteOf(merchant);
    if (serviceEntries.length === 0) return 'There is no customer service.';
    return serviceEntries.map((entry) => `${entry.type}  ${entry.path}`).join('\n');
  }
  if (address === undefined) throw new Error('Customer service wants an address, or off.');
  await site.setServiceEntry(merchant, type, address === 'off' ? null : address, actor);
  if (address === 'off') return `Customer service ${type} is gone.`;
  return `Customer service ${type} leads to ${address}.`;
}

/** `text`, `text <language> <namespace>:<key> <words>`, `text end <language> <namespace>:<key>`. */
export async function text(
  { site, merchant, actor }: Named,
  words: readonly string[],
): Promise<string> {
  if (words.length === 0) {
    const { textOverrides } = await site.siteOf(merchant);
    if (textOverrides.length === 0) return 'Every text is the standard one.';
    return textOverrides
      .map((one) => `${one.language}  ${one.namespace}:${one.key}  ${one.text}`)
      .join('\n');
  }
  const isEnd = words[0] === 'end';
  const [language = '', name = '', said] = isEnd ? words.slice(1) : words;
  const [namespace = '', ...rest] = name.split(':');
  const key = rest.join(':');
  if (key === '' || isEnd !== (said === undefined)) {
    throw new Error('A text is given as <language> <namespace>:<key> <words>.');
  }
  await site.setText(merchant, { language, namespace, key, text: said ?? null }, actor);
  return isEnd ? `${name} is the standard text again.` : `${name} says in ${language}: ${said}`;
}

function placeOf(words: string): number {
  const place = Number(words);
  if (!Number.isSafeInteger(place) || place < 0 || place > 1_000) {
    throw new Error(`${words} is no place in a row.`);
  }
  return place;
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arara } from '../../../../database/seeds/brands/arara/index.ts';
import { operatorSeed } from '../../../../database/seeds/operator.ts';
import { openCatalogueProgram } from '../modules/catalogue/testing/catalogue-program.ts';
import { createReports } from '../modules/reports/index.ts';
import { createDatabase } from '../platform/database.ts';
import { runCommand } from './commands.ts';

const program = await openCatalogueProgram();
afterAll(() => program.close());

const { service: reports } = createReports({
  database: createDatabase(program.owner),
  zones: program.site.service.timeZones,
});
const services = { site: program.site.service, catalogue: program.catalogue.service, reports };
const run = (...args: string[]) =>
  runCommand(args, { ...services, merchant: 'arara', actor: 'ana' });
/** An operator who has named no places of their own yet: those of the demo lead to its sandbox. */
const own = {
  ...operatorSeed({ merchant: 'arara', jurisdiction: 'demo', publicUrl: null }),
  resources: arara.resources,
  serviceEntries: arara.serviceEntries,
};
const seedAgain = () => services.site.seed(own);
beforeAll(seedAgain);
const status = () => services.site.status('arara', '127.0.0.1', 'pt-BR');

describe('resources', () => {
  test('come with an address, keep what is not named again, and stand in their order', async () => {
    const more = ['--qr', '/app.apk', '--label', 'The app', '--position', '0'];
    expect(await run('resource', 'Android', 'https://get.example/app', ...more)).toBe(
      'Android leads to https://get.example/app.',
    );
    await run('resource', 'TELEGRAM', 'https://t.me/arara');
    await run('resource', 'Android', 'https://get.example/2');
    const all = (await status()).resources.map((one) => [one.resourceType, one.url, one.qrCodeUrl]);
    expect(all).toEqual([
      ['Android', 'https://get.example/2', '/app.apk'],
      ['AFFILIATELINK', '/afiliados', null],
      ['TELEGRAM', 'https://t.me/arara', null],
    ]);
    expect(await run('resource')).toBe(
      [
        'Android  https://get.example/2  (The app)  QR /app.apk',
        'AFFILIATELINK  /afiliados  (Affiliates)',
        'TELEGRAM  https://t.me/arara  (TELEGRAM)',
      ].join('\n'),
    );
  });

  test('that were taken away or led elsewhere stay so when the house is seeded again', async () => {
    expect(await run('resource', 'AFFILIATELINK', 'off')).toBe('AFFILIATELINK is gone.');
    await seedAgain();
    expect(await run('resource')).not.toContain('AFFILIATELINK');
    await expect(run('resource', 'AFFILIATELINK', 'off')).rejects.toThrow('no resource');
    await run('resource', 'AFFILIATELINK', 'https://parceiros.example/');
    await seedAgain();
    expect(await run('resource')).toContain('AFFILIATELINK  https://parceiros.example/');
  });

  test.each([
    ['javascript:alert(1)'],
    ['//elsewhere.example'],
    ['/\\elsewhere.example'],
    ['http://plain.example'],
    ['arara'],
  ])('never lead to %s', async (address) => {
    await expect(run('resource', 'FACEBOOK', address)).rejects.toThrow('no address');
    await expect(run('resource', 'Android', '/app', '--qr', address)).rejects.toThrow('no address');
    expect(await run('resource')).not.toContain('FACEBOOK');
  });

  test('are those that the site has a place for', async () => {
    await expect(run('resource', 'ORKUT', 'https://orkut.example')).rejects.toThrow('INSTAGRAM');
    await expect(run('resource', 'FACEBOOK')).rejects.toThrow('wants an address');
    await expect(run('resource', 'FACEBOOK', '/x', '--position', '1.5')).rejects.toThrow('place');
  });

  test('in dollars are the operator’s to name, and off where the law forbids them, whatever was named', async () => {
    const dollars = async (merchant: string) =>
      (await services.site.status(merchant, '127.0.0.1', 'pt-BR')).resources
        .filter(({ resourceType }) => resourceType === 'USDJUMP')
        .map(({ url }) => url);
    await run('resource', 'USDJUMP', 'https://usd.example/');
    expect(await dollars('arara')).toEqual(['https://usd.example/']);

    const licensed = operatorSeed({ merchant: 'licensed', jurisdiction: 'br', publicUrl: null });
    const named = { resourceType: 'USDJUMP', position: 1, url: '/usd', qrCodeUrl: null };
    const resources = [...licensed.resources, { ...named, labelNameEn: 'USD' }];
    await services.site.seed({ ...licensed, resources });
    expect(await dollars('licensed')).toEqual([]);
    const again = run('resource', 'USDJUMP', 'https://usd.example/', '--merchant', 'licensed');
    await expect(again).rejects.toThrow('not allowed in jurisdiction br');
    await run('resource', 'USDJUMP', 'off');
  });

  test('of a merchant that is none are refused', async () => {
    await expect(run('resource', 'FACEBOOK', '/x', '--merchant', 'nobody')).rejects.toThrow(
      'no merchant',
    );
  });
});

describe('customer service', () => {
  const places = async (merchant = 'arara') =>
    (await services.site.settings(merchant)).serviceOrigins;

  test('leads elsewhere, and pages may open that place as long as an entry leads there', async () => {
    expect(await run('service', '3', 'https://chat.example/arara')).toBe(
      'Customer service 3 leads to https://chat.example/arara.',
    );
    await run('service', 'VIP', 'https://chat.example/vip');
    expect(await places()).toEqual(['https://chat.example']);
    expect(await run('service')).toBe(
      '1  /helpmc\n3  https://chat.example/arara\nVIP  https://chat.example/vip',
    );
    await run('service', '3', 'https://other.example/arara');
    expect(await places()).toEqual(['https://other.example', 'https://chat.example']);
    await run('service', 'VIP', 'off');
    expect(await places()).toEqual(['https://other.example']);
    await run('service', '3', 'https://chat.example/arara');
    await run('service', 'VIP', 'https://chat.example/vip');
  });

  test('that leads nowhere, or whose history cannot be written, changes nothing', async () => {
    const before = await places();
    await expect(run('service', '3', 'http://plain.example')).rejects.toThrow('no address');
    const failing = run('service', '3', 'https://lost.example/', '--actor', 'broken\u0000name');
    await expect(failing).rejects.toThrow();
    expect(await places()).toEqual(before);
    expect(await run('service')).not.toContain('lost.example');
  });

  test('that was closed stays closed when the house is seeded again', async () => {
    expect(await run('service', '3', 'off')).toBe('Customer service 3 is gone.');
    await seedAgain();
    expect((await status()).customerService.map(({ type }) => type)).toEqual(['1', 'VIP']);
    await expect(run('service', '3', 'off')).rejects.toThrow('no customer service 3');
    await expect(run('service', '9', '/x')).rejects.toThrow('there are 1, 3, VIP');
    await expect(run('service', '1')).rejects.toThrow('wants an address');
  });
});

describe('another merchant’s own', () => {
  const other = 'noite';
  const seen = async (merchant: string) => {
    const { resources, serviceEntries, textOverrides } = await services.site.siteOf(merchant);
    return { resources, serviceEntries, textOverrides };
  };

  test('is neither listed nor changed by what is said of this one', async () => {
    await services.site.seed({ ...own, merchant: other, hosts: ['noite.localhost'] });
    const theirs = ['--merchant', other];
    await run('resource', 'INSTAGRAM', 'https://instagram.example/noite', ...theirs);
    await run('service', 'VIP', 'https://noite-chat.example/', ...theirs);
    await run('text', 'pt-BR', 'home:hot', 'Bombando', ...theirs);
    const before = await seen(other);

    for (const command of ['resource', 'service', 'text']) {
      expect(await run(command)).not.toMatch(/noite|Bombando/);
    }
    expect((await services.site.settings('arara')).serviceOrigins).not.toContain(
      'https://noite-chat.example',
    );
    await run('resource', 'INSTAGRAM', 'https://instagram.example/arara');
    await run('service', 'VIP', 'https://vip.example/');
    await run('text', 'pt-BR', 'home:hot', 'Quentes');
    expect(await seen(other)).toEqual(before);
    await run('resource', 'INSTAGRAM', 'off');
    await run('service', 'VIP', 'off');
    await run('text', 'end', 'pt-BR', 'home:hot');
    expect(await seen(other)).toEqual(before);
    await expect(run('resource', 'INSTAGRAM', 'off')).rejects.toThrow('no resource');
    await expect(run('service', 'VIP', 'off')).rejects.toThrow('no customer service');
    expect(await run('service', ...theirs)).toContain('noite-chat.example');
  });
});

describe('texts', () => {
  test('are worded differently, listed, and the standard ones again', async () => {
    expect(await run('text')).toBe('Every text is the standard one.');
    expect(await run('text', 'pt-BR', 'home:hot', 'Quentes da casa')).toBe(
      'home:hot says in pt-BR: Quentes da casa',
    );
    expect(await run('text')).toBe('pt-BR  home:hot  Quentes da casa');
    expect(await run('text', 'end', 'pt-BR', 'home:hot')).toBe(
      'home:hot is the standard text again.',
    );
    expect(await run('text')).toBe('Every text is the standard one.');
  });

  test.each([
    [['pt-BR', 'home:hot']],
    [['pt-BR', 'hot', 'Oi']],
    [['end', 'pt-BR', 'home:hot', 'x']],
  ])('explain themselves: %j', async (words) => {
    await expect(run('text', ...words)).rejects.toThrow('<language> <namespace>:<key>');
  });
});

test('every change is in the history with both of its sides', async () => {
  await run('resource', 'WHATSAPP', 'https://wa.me/55');
  const { rows } = await program.owner.query(
    'select actor, subject, before, after from site.change order by id desc limit 1',
  );
  expect(rows[0]).toMatchObject({
    actor: 'ana',
    subject: 'resource WHATSAPP',
    before: null,
    after: { url: 'https://wa.me/55' },
  });
});

import { afterAll, describe, expect, test } from 'vitest';
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

describe('the operator’s command line', () => {
  test('closes the site and opens it', async () => {
    const until = '2026-12-24T06:00-03:00';
    expect(
      await run('maintenance', 'on', '--until', until, '--message', 'pt-BR=Já voltamos.'),
    ).toBe('arara is in maintenance until 2026-12-24T09:00:00.000Z.');
    expect((await services.site.siteOf('arara')).maintenance).toEqual({
      active: true,
      endsAt: new Date('2026-12-24T09:00:00Z'),
      message: { 'pt-BR': 'Já voltamos.' },
    });
    expect(await run('maintenance', 'off')).toBe('arara is open.');
  });

  test('sets regions, one part at a time', async () => {
    expect(await run('regions', '--deny', 'us,cn')).toBe(
      'regions: every country but US CN; unknown country, and IPv6: allow',
    );
    expect(await run('regions', '--unknown', 'deny')).toContain(
      'but US CN; unknown country, and IPv6: deny',
    );
    expect(await run('regions')).toContain('US CN');
    expect(await run('regions', 'open')).toBe(
      'regions: every country; unknown country, and IPv6: allow',
    );
    await expect(run('regions', '--allow', 'brasil')).rejects.toThrow('country code');
  });

  test('switches modules and games', async () => {
    expect(await run('module', 'GAMELO3', 'off')).toBe('GAMELO3 is off.');
    expect(await run('module', 'GAMELOFAV3', 'on')).toContain('a module above it is off');
    expect(await run('module', 'GAMELO3', 'on')).toBe('GAMELO3 is on.');
    expect(await run('game', 'boto-encantado', 'off')).toBe('boto-encantado is off.');
    await expect(run('game', 'nothing', 'off')).rejects.toThrow('no game nothing');
    await expect(run('module', 'PTSYS3', 'on')).rejects.toThrow('not built');
  });

  test('announces to every open page, and takes it back', async () => {
    // The demo's own comes back to nobody once the operator has taken it back.
    expect(await run('announce', 'end', 'play-money')).toContain('nobody');
    const said = await run('announce', 'popup', '--title', 'pt-BR=Oi', '--text', 'pt-BR=Voltamos.');
    const [id = ''] = said.split(' ');
    const notices = () => services.site.notices('arara', 'pt-BR', ['PU']);
    expect((await notices()).popup).toMatchObject([{ id, title: 'Oi', content: 'Voltamos.' }]);
    const { rows } = await program.owner.query(
      `select audience, payload from platform.event where topic = 'message'`,
    );
    expect(rows).toEqual([{ audience: 'merchant:arara', payload: { id, kind: 'PU' } }]);
    expect(await run('announce', 'end', id)).toContain('nobody');
    expect((await notices()).popup).toEqual([]);
    await expect(run('announce', 'end', 'x')).rejects.toThrow('no announcement x');
    await expect(run('announce', '--title', 'en=Hi')).rejects.toThrow('--text');
  });

  test('counts the reports again from the ledger', async () => {
    expect(await run('reports')).toBe('The reports have counted all that the ledger has.');
    expect(await run('reports', 'rebuild')).toBe(
      'The reports are counted again from the ledger: 0 rows, the same as before.',
    );
    await expect(run('reports', 'drop')).rejects.toThrow('reports [rebuild]');
  });

  test('describes what is on', async () => {
    const words = await run('status');
    expect(words).toContain('maintenance: off');
    expect(words).toContain('COMM3');
  });

  test('writes down whose hand it was', async () => {
    await run('module', 'CAPTCHA3', 'off', '--actor', 'bia');
    const { rows } = await program.owner.query(
      'select actor, subject from site.change order by id desc limit 1',
    );
    expect(rows[0]).toEqual({ actor: 'bia', subject: 'module CAPTCHA3' });
  });

  test.each([
    [],
    ['dance'],
    ['maintenance'],
    ['module', 'REG3', 'maybe'],
    ['regions', '--unknown', 'x'],
  ])('explains itself: %j', async (...args) => {
    await expect(run(...args)).rejects.toThrow('npm run operator');
  });

  test('knows its merchants', async () => {
    await expect(run('status', '--merchant', 'nobody')).rejects.toThrow('no merchant nobody');
    await expect(run('maintenance', 'on', '--until', 'soon')).rejects.toThrow('not a time');
  });
});

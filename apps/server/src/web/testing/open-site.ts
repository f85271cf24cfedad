import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { openCatalogueProgram } from '../../modules/catalogue/testing/catalogue-program.ts';
import { createHttp } from '../../platform/http/create-http.ts';
import { registerFiles, registerSite } from '../pages.ts';
import type { SiteOptions } from '../pages.ts';

type Program = Awaited<ReturnType<typeof openCatalogueProgram>>;

/** The pages of a built site that consists of these files, each by its path, served in Portuguese. */
export async function openSite(
  files: Readonly<Record<string, string>>,
  startPageOf: (program: Program) => SiteOptions['startPage'],
) {
  const siteDir = mkdtempSync(join(tmpdir(), 'arara-site-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  const program = await openCatalogueProgram();
  const http = await createHttp({
    log: pino({ level: 'silent' }),
    trustProxy: '',
    languages: ['pt-BR'],
    message: (code) => code,
  });
  await registerFiles(http, siteDir);
  registerSite(http, {
    siteDir,
    languages: ['pt-BR'],
    sentence: (_language, key) => key,
    languagesOf: async () => ({ languages: ['pt-BR'], defaultLanguage: 'pt-BR' }),
    merchantOf: async () => 'arara',
    brandOf: program.site.service.face,
    origins: async (merchant) => ({
      frames: await program.catalogue.service.frameOrigins(merchant),
      images: [],
      calls: [],
    }),
    previews: { isConsole: () => true, lookOf: program.site.service.content.lookOfPreview },
    startPage: startPageOf(program),
  });
  return {
    program,
    http,
    async close() {
      await http.close();
      await program.close();
      rmSync(siteDir, { recursive: true });
    },
  };
}

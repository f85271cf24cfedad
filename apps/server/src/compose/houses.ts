import { fileURLToPath } from 'node:url';
import type { House } from '@arara/sandbox';
import { installedBrands } from '../../../../database/seeds/brands/index.ts';
import type { Config } from '../config.ts';

const art = new URL('../../../site/public/art/', import.meta.url);

/** The brands of this installation as the outside world of the sandbox knows them. */
export const housesOf = ({ MERCHANT, JURISDICTION }: Config): readonly House[] =>
  installedBrands(MERCHANT, JURISDICTION).map(({ merchant, brand: { settings } }) => {
    const own = settings.look?.art ?? null;
    const folder = own === null ? '' : `${own}/`;
    const icon = fileURLToPath(new URL(`${folder}apple-touch-icon.png`, art));
    return { id: merchant, name: settings.siteName, icon };
  });

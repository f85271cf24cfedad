import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { announced } from '../../../config/client.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { kept } from '../../../lib/kept.ts';
import { start } from '../../../lib/start.ts';
import type { Banner } from '../banner-link.ts';

const staleMs = 300_000;

/** Banners of every group that are in force now; those of the first page come with the document. */
export const bannersQuery = queryOptions({
  ...kept(
    'banners',
    async ({ signal }) =>
      (await api('notices', { query: { types: 'B', ...announced }, signal })).banners,
  ),
  staleTime: staleMs,
});

const homeGroup = '/';

/** Banners of the first page: those of the document, until the page speaks another language. */
export function useHomeBanners(): readonly Banner[] {
  const enabled = useLanguage() !== start.language;
  const { data } = useQuery({ ...bannersQuery, enabled });
  if (!enabled || data === undefined) return start.banners;
  return data.filter(({ groupName }) => groupName === homeGroup);
}

import type { SiteSeed } from '../../../../apps/server/src/modules/site/index.ts';
import { look } from './look.ts';

type Banner = SiteSeed['banners'][number];
type Facts = Pick<Banner, 'id' | 'groupName' | 'art' | 'linkageType' | 'link'>;

/** The first banner of its group, in its two cuts out of the brand's own art. */
export const banner = (facts: Facts, texts: Banner['texts']): Banner => ({
  ...facts,
  position: 1,
  art: `${look.art}/${facts.art}`,
  artWide: `${look.art}/${facts.art}-w`,
  startsAt: null,
  endsAt: null,
  texts,
});

import { EmptyState } from '@arara/ui';
import { lazy, Suspense } from 'react';
import { Later } from '../../components/later.tsx';
import { SearchDoor } from '../../components/search-door.tsx';
import { paths } from '../../config/paths.ts';
import { BrandShelves } from '../../features/catalogue/components/brand-shelves.tsx';
import { ContinueRail } from '../../features/catalogue/components/continue-rail.tsx';
import { FreshGrid } from '../../features/catalogue/components/fresh-grid.tsx';
import { RankedRail } from '../../features/catalogue/components/hot-rail.tsx';
import { WinnersStrip } from '../../features/catalogue/components/winners-strip.tsx';
import { useRails } from '../../features/catalogue/use-rails.ts';
import { CategoryTiles } from '../../features/home/components/category-tiles.tsx';
import { useHomeBanners } from '../../features/home/api/get-banners.ts';
import { Hero } from '../../features/home/components/hero.tsx';
import { canInstall } from '../../lib/can-install.ts';
import { useInstall } from '../../lib/install.ts';
import { useT } from '../../lib/i18n.ts';
import { isClosed, start } from '../../lib/start.ts';
import css from './home.module.css';

const { categories, hot, settings } = start;
const nothing: ReadonlySet<string> = new Set();

const InstallCard = lazy(async () => ({
  default: (await import('../../features/install/components/install-card.tsx')).InstallCard,
}));

/** The first page: everything on it came inside the document. */
export default function HomePage() {
  const t = useT('home');
  const banners = useHomeBanners();
  const rails = useRails();
  return (
    <>
      <h1 className="sr">{t('title', { site: settings.siteName })}</h1>
      <Hero banners={banners} everyMs={settings.bannerAutoplayMs} first group="/" />
      {!isClosed(paths.search) && <SearchDoor className={css.phone} />}
      <CategoryTiles categories={categories} hasHot={hot.length > 0} />
      <ContinueRail played={rails?.played ?? null} />
      <RankedRail games={rails?.hot ?? null} />
      <Later>
        <WinnersStrip />
        <FreshGrid games={rails?.fresh ?? []} />
      </Later>
      <Later>
        <BrandShelves shown={rails?.shown ?? nothing} />
        <InstallOffer />
      </Later>
      {categories.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
    </>
  );
}

/** Its code is fetched only where there is something to offer. */
function InstallOffer() {
  const event = useInstall((state) => state.event);
  if (!canInstall(event)) return null;
  return (
    <Suspense fallback={null}>
      <InstallCard />
    </Suspense>
  );
}

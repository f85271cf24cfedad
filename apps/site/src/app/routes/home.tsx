import type { StartData } from '@arara/contract';
import { EmptyState } from '@arara/ui';
import { lazy, Suspense } from 'react';
import { Later } from '../../components/later.tsx';
import { SearchDoor } from '../../components/search-door.tsx';
import { paths } from '../../config/paths.ts';
import { BrandShelves } from '../../features/catalogue/components/brand-shelves.tsx';
import { CategoryRail } from '../../features/catalogue/components/category-rail.tsx';
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
/** The first rails are on the first screens; the winners stand behind them. */
const firstRails = 2;
const nothing: ReadonlySet<string> = new Set();

const InstallCard = lazy(async () => ({
  default: (await import('../../features/install/components/install-card.tsx')).InstallCard,
}));

/** The first page: everything on it came inside the document. */
export default function HomePage() {
  const t = useT('home');
  const banners = useHomeBanners();
  const rails = useRails();
  const row = (from: number, to?: number) =>
    start.rails.slice(from, to).map((one) => <HomeRail key={one.rail} rail={one} rails={rails} />);
  return (
    <>
      <h1 className="sr">{t('title', { site: settings.siteName })}</h1>
      <Hero banners={banners} everyMs={settings.bannerAutoplayMs} first group="/" />
      {!isClosed(paths.search) && <SearchDoor className={css.phone} />}
      <CategoryTiles categories={categories} hasHot={hot.length > 0} />
      {row(0, firstRails)}
      <Later>
        <WinnersStrip />
        {row(firstRails, firstRails + 1)}
      </Later>
      <Later>
        {row(firstRails + 1)}
        <InstallOffer />
      </Later>
      {categories.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
    </>
  );
}

interface HomeRailProps {
  readonly rail: StartData['rails'][number];
  readonly rails: ReturnType<typeof useRails>;
}

/** One of the rails as staff arranged them. */
function HomeRail({ rail: { rail, most, name }, rails }: HomeRailProps) {
  const shown = rails?.shown ?? nothing;
  if (rail === 'played') return <ContinueRail played={rails?.played ?? null} name={name} />;
  if (rail === 'hot') return <RankedRail games={rails?.hot ?? null} name={name} />;
  if (rail === 'new') return <FreshGrid games={rails?.fresh ?? []} name={name} />;
  if (rail === 'brands') return <BrandShelves shown={shown} most={most} name={name} />;
  return <CategoryRail gameType={rail} most={most} name={name} shown={shown} />;
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

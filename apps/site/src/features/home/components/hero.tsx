import { ButtonLink, Carousel, Link, useDesk } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import { hasDots } from '../banner-group.ts';
import { bannerHref, splitBanners } from '../banner-link.ts';
import type { Banner } from '../banner-link.ts';
import { BannerPicture } from './banner-picture.tsx';
import { TallSlide } from './tall-slide.tsx';
import css from './home.module.css';
import tallCss from './tall-slide.module.css';

/** Cut to its box, it is drawn wider than what one sees of it. */
const besideSizes = '480px';

interface HeroProps {
  readonly banners: readonly Banner[];
  readonly everyMs: number;
  /** In sight when the page opens: its first picture is fetched before all others. */
  readonly first: boolean;
  /** Beside a form: upright, its words below the picture instead of over it. */
  readonly tall?: boolean;
  /** The group that the banners are of. */
  readonly group: string;
}

/** The banners of the page: they turn on a phone; a desk shows one more beside them. */
export function Hero(props: HeroProps) {
  const { banners, everyMs, first, tall = false, group } = props;
  const t = useT('ui');
  const home = useT('home');
  const desk = useDesk();
  const { turning, beside } =
    desk && !tall ? splitBanners(banners) : { turning: banners, beside: null };
  if (turning.length === 0) return null;
  return (
    <div className={tall ? tallCss.upright : css.heroes}>
      <Carousel
        className={tall ? tallCss.tall : css.hero}
        // A page may have both kinds: each is a landmark with a name of its own.
        label={(tall && turning[0]?.title) || home('banners')}
        everyMs={everyMs}
        pagination={hasDots(group)}
        labels={{
          pause: t('carousel.pause'),
          play: t('carousel.play'),
          next: t('carousel.next'),
          slide: (at, of) => t('carousel.slide', { at, of }),
          role: t('carousel.role'),
        }}
      >
        {turning.map((banner, index) =>
          tall ? (
            <TallSlide key={banner.bannerId} banner={banner} first={first && index === 0} />
          ) : (
            <Slide key={banner.bannerId} banner={banner} first={first && index === 0} />
          ),
        )}
      </Carousel>
      {beside !== null && <Beside banner={beside} />}
    </div>
  );
}

function Slide({ banner, first }: { readonly banner: Banner; readonly first: boolean }) {
  const { narrow, wide, kicker, title, text, action } = banner;
  const href = bannerHref(banner);
  return (
    <div className={css.slide}>
      <BannerPicture narrow={narrow} wide={wide} first={first} />
      {href !== null && <Link href={href} className={css.cover} tabIndex={-1} aria-hidden />}
      <div className={css.words}>
        {kicker !== '' && <span className={css.kicker}>{kicker}</span>}
        <h2>{title}</h2>
        {text !== '' && <p>{text}</p>}
        {href !== null && action !== '' && (
          <ButtonLink kind="primary" href={href}>
            {action}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** A whole card that leads somewhere; its one yellow stays with the large banner. */
function Beside({ banner }: { readonly banner: Banner }) {
  const href = bannerHref(banner);
  const inside = (
    <>
      <BannerPicture narrow={banner.narrow} sizes={besideSizes} first={false} />
      <span className={css.besideWords}>
        <b>{banner.title}</b>
        <small>{banner.text}</small>
      </span>
    </>
  );
  if (href === null) return <div className={css.beside}>{inside}</div>;
  return (
    <Link href={href} className={css.beside}>
      {inside}
    </Link>
  );
}

import { Link } from '@arara/ui';
import { bannerHref } from '../banner-link.ts';
import type { Banner } from '../banner-link.ts';
import { BannerPicture } from './banner-picture.tsx';
import css from './tall-slide.module.css';

const sizes = '(min-width: 1024px) 400px, 160px';

/** A banner beside a form, whose heading is the page's: these words are no heading. */
export function TallSlide({ banner, first }: { readonly banner: Banner; readonly first: boolean }) {
  const { narrow, kicker, title, text } = banner;
  const href = bannerHref(banner);
  return (
    <div className={css.slide}>
      <BannerPicture narrow={narrow} sizes={sizes} first={first} />
      <div className={css.words}>
        {kicker !== '' && <span className={css.kicker}>{kicker}</span>}
        <b>{title}</b>
        {text !== '' && <small>{text}</small>}
      </div>
      {href !== null && <Link href={href} className={css.cover} aria-label={title} />}
    </div>
  );
}

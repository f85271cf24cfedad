import css from './picture.module.css';

/** The stand-in for a picture that cannot be had: a print whose sun slipped. Drawn, so never lost. */
export const BrokenPrint = () => (
  <svg className={css.broken} viewBox="0 0 96 96" aria-hidden>
    <path className={css.brokenSun} d="M48 14a34 34 0 0 1 34 34H14a34 34 0 0 1 34-34Z" />
    <path className={css.brokenHalf} d="M22 54h68a34 34 0 0 1-68 0Z" />
    <path
      className={css.brokenInk}
      d="M4 51l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6"
      fill="none"
    />
  </svg>
);

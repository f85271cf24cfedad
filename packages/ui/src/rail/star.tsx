import css from './rail.module.css';

/** The cut star that stands before a rail's title. */
export const Star = ({ colour }: { colour: string }) => (
  <svg className={css.star} viewBox="0 0 24 24" aria-hidden>
    <path
      fill={colour}
      d="M12 0l2.300 5.200 5-2.700-1 5.600 5.700.9-4.200 3.900 3.600 4.400-5.700.3.7 5.700-4.600-3.400L12 24l-1.800-4.100-4.600 3.400.7-5.700-5.700-.3 3.600-4.400L0 9l5.700-.9-1-5.600 5 2.700z"
    />
  </svg>
);

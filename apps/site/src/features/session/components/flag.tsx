import css from './phone.module.css';

/** A country's flag; fetched when it is about to be seen. */
export function Flag({ country }: { readonly country: string }) {
  const source = `/art/flags/${country.toLowerCase()}.svg`;
  return <img className={css.flag} src={source} alt="" width="22" height="22" loading="lazy" />;
}

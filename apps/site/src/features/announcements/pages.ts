/** Announcements on one page (specification, section 9). */
const perPage = 9;

/** One page of a list, from 1; a page that is not there is the nearest one. */
export function pageOf<Item>(list: readonly Item[], wanted: number) {
  const total = Math.max(1, Math.ceil(list.length / perPage));
  const page = Math.min(Math.max(wanted, 1), total);
  return { page, total, items: list.slice((page - 1) * perPage, page * perPage) };
}

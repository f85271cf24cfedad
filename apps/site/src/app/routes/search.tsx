import { SearchPage } from '../../features/catalogue/components/search-page.tsx';

/** Search over all games; the header's field leads here. */
export default function Search() {
  return <SearchPage />;
}

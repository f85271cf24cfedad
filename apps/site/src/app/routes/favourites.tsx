import { FavouritesPage } from '../../features/catalogue/components/favourites-page.tsx';

/** The member's favourites of every category. */
export default function Favourites() {
  return <FavouritesPage />;
}

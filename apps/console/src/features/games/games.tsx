import { useParams } from 'react-router';
import { Shelves } from './shelves.tsx';
import { TitleList } from './title-list.tsx';
import { TitlePage } from './title-page.tsx';
import { VendorList } from './vendor-list.tsx';
import { VendorPage } from './vendor-page.tsx';

/** The games of the brand: every title or one with its switch, how the site shows them, and their vendors. */
export default function Games() {
  const [first = '', second = ''] = (useParams()['*'] ?? '').split('/');
  if (first === 'shelves') return <Shelves />;
  if (first === 'vendors')
    return second === '' ? <VendorList /> : <VendorPage key={second} code={second} />;
  return first === '' ? <TitleList /> : <TitlePage key={first} nodeId={first} />;
}

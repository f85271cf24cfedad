import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/theme/tokens.css';
import '../src/theme/base.css';
import { Catalogue } from './catalogue.tsx';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
document.documentElement.dir = query.get('dir') ?? 'ltr';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Catalogue />
    </StrictMode>,
  );
}

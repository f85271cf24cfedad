import '@arara/ui/theme/tokens.css';
import '@arara/ui/theme/base.css';
import './app/console.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { restoreSession } from './features/session/restore.ts';
import { setFirstBrand } from './lib/brand.ts';
import { currentLanguage, loadSentences } from './lib/i18n.ts';

async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no place for the console.');
  const { merchant = '', brand = '' } = document.documentElement.dataset;
  setFirstBrand(merchant, brand);
  document.documentElement.lang = currentLanguage();
  await loadSentences('console');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  await restoreSession();
}

void open();

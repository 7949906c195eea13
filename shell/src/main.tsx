import '@serein/ui/fonts.css';
import '@serein/ui/tokens.css';
import '@serein/ui/base.css';
import { prefetchWith, startSession } from '@serein/mfe-kit/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { prefetchPage } from './federation/prefetch.ts';
import { startReports } from './federation/reports.ts';
import { watchForms } from './federation/unsent-input.ts';
import { followDeployments } from './federation/versions.ts';
import { keepHelpReady } from './help/keep-ready.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startSession();
prefetchWith(prefetchPage);
followDeployments();
watchForms();
startReports();
keepHelpReady();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

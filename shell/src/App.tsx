import { QueryClientProvider, queryClient } from '@serein/mfe-kit/host';
import { BrowserRouter } from 'react-router-dom';
import { RootBoundary } from './fallbacks/RootBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { SiteRoutes } from './routing/SiteRoutes.tsx';
import { Toasts } from './toasts/Toasts.tsx';

export function App() {
  return (
    <RootBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Layout>
            <SiteRoutes />
          </Layout>
          <Toasts />
        </BrowserRouter>
      </QueryClientProvider>
    </RootBoundary>
  );
}

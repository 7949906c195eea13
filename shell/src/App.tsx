import { QueryClientProvider, queryClient } from '@serein/mfe-kit/host';
import { BrowserRouter } from 'react-router-dom';
import { RootBoundary } from './fallbacks/RootBoundary.tsx';
import { Versions } from './federation/Versions.tsx';
import { Layout } from './layout/Layout.tsx';
import { OverrideNotice } from './override/OverrideNotice.tsx';
import { SiteRoutes } from './routing/SiteRoutes.tsx';
import { Toasts } from './toasts/Toasts.tsx';

export function App() {
  return (
    <RootBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Versions>
            <Layout>
              <SiteRoutes />
            </Layout>
            <OverrideNotice />
          </Versions>
          <Toasts />
        </BrowserRouter>
      </QueryClientProvider>
    </RootBoundary>
  );
}

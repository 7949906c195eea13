import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteAnnouncement } from '../navigation/Arrival.tsx';
import { useScroll } from '../navigation/use-scroll.ts';
import { matchRoute } from '../routing/match.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { TopBar } from './TopBar.tsx';

/** What stands around the page: all of it, or on bare routes nothing. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const match = matchRoute(pathname);
  const route = match.kind === 'page' ? match.route : undefined;
  const isBare = route?.chrome === 'bare';
  useScroll();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      {!isBare && <TopBar />}
      <main id="main" tabIndex={-1} className={isBare ? styles.bare : styles.main}>
        <div key={route?.module ?? pathname} className={styles.entering}>
          {children}
        </div>
      </main>
      {!isBare && <Footer hasBorder={route?.footerBorder ?? true} />}
      <RouteAnnouncement />
    </>
  );
}

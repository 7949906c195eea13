import { BRAND, PARENT_COMPANY } from '@serein/contracts';
import { Link } from '@serein/mfe-kit';
import { classNames } from '@serein/ui';
import styles from './Footer.module.css';
import { FOOTER_LINKS } from './links.ts';

export function Footer({ hasBorder }: { hasBorder: boolean }) {
  return (
    <footer className={classNames(styles.footer, hasBorder && styles.border)}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <strong>{BRAND}</strong>, a {PARENT_COMPANY} company. In an emergency, call your local emergency number, or{' '}
          <Link to="/gethelpnow">get help now</Link>.
        </p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {FOOTER_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

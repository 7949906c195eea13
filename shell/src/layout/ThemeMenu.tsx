import { IconButton } from '@serein/ui';
import { SunMoon } from 'lucide-react';
import styles from './Menu.module.css';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** Light, dark, or as the device has it. */
export function ThemeMenu() {
  const menu = useDisclosure();
  return (
    <div className={styles.box} {...menu.boxProps}>
      <IconButton label="Light or dark" className={styles.onBar} {...menu.buttonProps}>
        <SunMoon size={20} aria-hidden />
      </IconButton>
      <div className={styles.panel} {...menu.panelProps}>
        <ThemeChoice name="bar-theme" />
      </div>
    </div>
  );
}

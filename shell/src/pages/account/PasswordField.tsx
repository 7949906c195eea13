import { IconButton, TextField } from '@serein/ui';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'label'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password with a button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <TextField
        {...props}
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        className={styles.toggle}
        label={isShown ? 'Hide the password' : 'Show the password'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
      </IconButton>
    </div>
  );
}

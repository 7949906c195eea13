import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { identityRoutes } from '@serein/contracts/identity';
import { LoginAnonymousBody, RegisterAnonymousBody } from '@serein/contracts/identity/schemas';
import { call, session, toast } from '@serein/mfe-kit';
import { Button, TextField } from '@serein/ui';
import { useForm } from 'react-hook-form';
import styles from '../account/account-form.module.css';
import { PasswordField } from '../account/PasswordField.tsx';
import { showFailure } from '../account/show-failure.ts';
import type { Mode } from '../account/use-mode.ts';

/** The toasts when the server says nothing itself are the documents' (spec 3, section 8). */
const MODES = {
  login: {
    route: identityRoutes.loginAnonymous,
    schema: LoginAnonymousBody,
    done: 'Login successful!',
    action: 'Login',
    password: 'current-password',
  },
  signup: {
    route: identityRoutes.registerAnonymous,
    schema: RegisterAnonymousBody,
    done: 'Account created successfully!',
    action: 'Sign Up',
    password: 'new-password',
  },
} as const;

export function AnonymousForm({ mode }: { mode: Mode }) {
  const { route, schema, done, action, password } = MODES[mode];
  const { register, handleSubmit, formState, setError } = useForm<LoginAnonymousBody>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { phone: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (body: LoginAnonymousBody) => {
    try {
      const { token, message } = await call(route, { body });
      toast.success(message || done);
      await session.signIn(token);
    } catch (error) {
      showFailure(error, setError, ['phone', 'password']);
    }
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        placeholder="+91 98000 00000"
        hint="We keep it only as a code that cannot be read back, with its last four digits."
        error={errors.phone?.message}
        {...register('phone')}
      />
      <PasswordField
        autoComplete={password}
        hint={errors.password ? undefined : 'Minimum 8 characters'}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="l" block loading={isSubmitting}>
        {action}
      </Button>
      {mode === 'signup' && (
        <p className={styles.note}>Please keep the password safe: without a name or an email we cannot replace it.</p>
      )}
    </form>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { identityRoutes } from '@serein/contracts/identity';
import { RegisterBody } from '@serein/contracts/identity/schemas';
import { call, Link, session } from '@serein/mfe-kit';
import { Button, TextField, VisuallyHidden } from '@serein/ui';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from '../account/account-form.module.css';
import { PasswordField } from '../account/PasswordField.tsx';
import { showFailure } from '../account/show-failure.ts';

export function SignUpForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, formState, setError } = useForm<RegisterBody>({
    resolver: standardSchemaResolver(RegisterBody),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const signUp = async (body: RegisterBody) => {
    try {
      const { token } = await call(identityRoutes.register, { body });
      const signedIn = session.signIn(token);
      // Before the profile is there, or the guard of this page would lead to the home page first.
      navigate('/upload-profile-image', { replace: true, state });
      await signedIn;
    } catch (error) {
      showFailure(error, setError, ['name', 'email', 'password']);
    }
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit(signUp)} noValidate>
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        autoComplete="new-password"
        hint={errors.password ? undefined : 'Minimum 8 characters'}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="l" block loading={isSubmitting}>
        Sign Up
      </Button>
      <p className={styles.note}>
        By signing up you agree to our <TextInNewTab to="/terms">terms</TextInNewTab> and{' '}
        <TextInNewTab to="/privacy">privacy notice</TextInNewTab>.
      </p>
    </form>
  );
}

/** What is typed here stays, above all the password, which is kept nowhere. */
const TextInNewTab = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank">
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </Link>
);

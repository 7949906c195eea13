import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { identityRoutes } from '@serein/contracts/identity';
import { LoginBody } from '@serein/contracts/identity/schemas';
import { call, session } from '@serein/mfe-kit';
import { Button, TextField } from '@serein/ui';
import { useForm } from 'react-hook-form';
import styles from '../account/account-form.module.css';
import { PasswordField } from '../account/PasswordField.tsx';
import { showFailure } from '../account/show-failure.ts';

export function LoginForm() {
  const { register, handleSubmit, formState, setError } = useForm<LoginBody>({
    resolver: standardSchemaResolver(LoginBody),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const login = async (body: LoginBody) => {
    try {
      const { token } = await call(identityRoutes.login, { body });
      await session.signIn(token);
    } catch (error) {
      showFailure(error, setError, ['email', 'password']);
    }
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit(login)} noValidate>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField autoComplete="current-password" error={errors.password?.message} {...register('password')} />
      <Button type="submit" size="l" block loading={isSubmitting}>
        Login
      </Button>
    </form>
  );
}

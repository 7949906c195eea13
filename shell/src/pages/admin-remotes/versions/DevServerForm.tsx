import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { DevServerOverride } from '@serein/contracts/registry/schemas';
import { Button, TextField } from '@serein/ui';
import { useForm } from 'react-hook-form';
import { useOverride } from './use-override.ts';
import styles from './VersionsSheet.module.css';

/** Takes an app from a dev server on the admin's own machine. */
export default function DevServerForm({ app }: { app: string }) {
  const override = useOverride();
  const { register, handleSubmit, formState } = useForm<DevServerOverride>({
    resolver: standardSchemaResolver(DevServerOverride),
    defaultValues: { app, url: '' },
  });
  return (
    <form className={styles.form} onSubmit={handleSubmit((body) => override.mutate(body))} noValidate>
      <h3 className={styles.heading}>A dev server of yours</h3>
      <TextField
        label="Its address"
        type="url"
        inputMode="url"
        placeholder="http://localhost:3001"
        autoComplete="off"
        hint="On this machine only. Nobody else sees it."
        error={formState.errors.url?.message}
        {...register('url')}
      />
      <Button type="submit" variant="secondary" loading={override.isPending || override.isSuccess}>
        See it only for me
      </Button>
    </form>
  );
}

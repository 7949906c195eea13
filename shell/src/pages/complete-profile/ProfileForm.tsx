import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { GENDERS, identityRoutes } from '@serein/contracts/identity';
import { CompleteProfileForm } from '@serein/contracts/identity/schemas';
import { call, session, toast, useSession } from '@serein/mfe-kit';
import { Button, SelectField, TextField } from '@serein/ui';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import accountStyles from '../account/account-form.module.css';
import { showFailure } from '../account/show-failure.ts';
import styles from './ProfileForm.module.css';

const FIELDS = ['phone', 'dob', 'gender', 'street', 'city', 'state', 'zip'] as const;

export function ProfileForm() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, formState, setError } = useForm<CompleteProfileForm>({
    resolver: standardSchemaResolver(CompleteProfileForm),
    defaultValues: {
      phone: user?.phone ?? '',
      dob: user?.dob ?? '',
      ...(user?.gender && { gender: user.gender }),
      street: user?.address.street ?? '',
      city: user?.address.city ?? '',
      state: user?.address.state ?? '',
      zip: user?.address.zip ?? '',
    },
  });
  const { errors, isSubmitting } = formState;

  const save = async ({ phone, dob, gender, ...address }: CompleteProfileForm) => {
    try {
      const { message } = await call(identityRoutes.updateProfile, { body: { phone, dob, gender, address } });
      await session.reload();
      toast.success(message);
      navigate('/questionnaire', { state });
    } catch (error) {
      showFailure(error, setError, FIELDS);
    }
  };

  return (
    <form className={accountStyles.form} onSubmit={handleSubmit(save)} noValidate>
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <div className={styles.pair}>
        <TextField
          label="Date of birth"
          type="date"
          autoComplete="bday"
          max={new Date().toISOString().slice(0, 10)}
          error={errors.dob?.message}
          {...register('dob')}
        />
        <SelectField label="Gender" autoComplete="sex" error={errors.gender?.message} {...register('gender')}>
          <option value="">Choose…</option>
          {GENDERS.map((gender) => (
            <option key={gender}>{gender}</option>
          ))}
        </SelectField>
      </div>
      <TextField label="Street" autoComplete="street-address" error={errors.street?.message} {...register('street')} />
      <div className={styles.pair}>
        <TextField label="City" autoComplete="address-level2" error={errors.city?.message} {...register('city')} />
        <TextField label="State" autoComplete="address-level1" error={errors.state?.message} {...register('state')} />
      </div>
      <TextField label="Postal code" autoComplete="postal-code" error={errors.zip?.message} {...register('zip')} />
      <Button type="submit" size="l" block loading={isSubmitting}>
        Save and continue
      </Button>
    </form>
  );
}

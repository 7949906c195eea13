import { totalPaise } from '@serein/contracts/care';
import { Button, Money, TextField } from '@serein/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { PayFormProps } from './CardForm.tsx';
import styles from './CheckoutPage.module.css';
import { upiError } from './payment-rules.ts';

/** The UPI tab. The id is checked here and stays here. */
export function UpiForm({ amount, isPaying, onPay }: PayFormProps) {
  const [id, setId] = useState('');
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (upiError(id)) input.current?.focus();
    else onPay();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label="UPI ID"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder="username@bank"
        value={id}
        error={isTried ? upiError(id) : undefined}
        onChange={(event) => setId(event.target.value)}
      />
      <Button type="submit" size="l" block loading={isPaying}>
        Pay <Money paise={totalPaise(amount)} />
      </Button>
    </form>
  );
}

import { totalPaise } from '@serein/contracts/care';
import { Button, Money, TextField } from '@serein/ui';
import { type FormEvent, useRef, useState } from 'react';
import styles from './CheckoutPage.module.css';
import { type CardDetails, cardErrors, formatCardNumber, formatCvv, formatExpiry } from './payment-rules.ts';

export interface PayFormProps {
  /** Whole rupees, without tax. */
  amount: number;
  isPaying: boolean;
  onPay: () => void;
}

const FIELDS = ['name', 'number', 'expiry', 'cvv'] as const;

/** The Card tab. The details are checked here and stay here. */
export function CardForm({ amount, isPaying, onPay }: PayFormProps) {
  const [card, setCard] = useState<CardDetails>({ name: '', number: '', expiry: '', cvv: '' });
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = isTried ? cardErrors(card) : {};
  const change = (part: Partial<CardDetails>) => setCard((before) => ({ ...before, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = cardErrors(card);
    const first = FIELDS.find((field) => wrong[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[data-field=${first}]`)?.focus();
    else onPay();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Name on card"
        data-field="name"
        autoComplete="cc-name"
        value={card.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Card number"
        data-field="number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 5678 9012 3456"
        value={card.number}
        error={errors.number}
        onChange={(event) => change({ number: formatCardNumber(event.target.value) })}
      />
      <div className={styles.pair}>
        <TextField
          label="Expiry"
          data-field="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          value={card.expiry}
          error={errors.expiry}
          onChange={(event) => change({ expiry: formatExpiry(event.target.value) })}
        />
        <TextField
          label="CVV"
          data-field="cvv"
          className={styles.cvv}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={3}
          value={card.cvv}
          error={errors.cvv}
          onChange={(event) => change({ cvv: formatCvv(event.target.value) })}
        />
      </div>
      <Button type="submit" size="l" block loading={isPaying}>
        Pay <Money paise={totalPaise(amount)} />
      </Button>
    </form>
  );
}

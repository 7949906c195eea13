import type { Appointment } from '@serein/contracts/care';
import { Link, usePageTitle } from '@serein/mfe-kit';
import { buttonClass, Card, EmptyState, ErrorState, Page, PageHeader, Skeleton, SkeletonGroup, Tabs } from '@serein/ui';
import { CalendarX, CircleCheckBig, LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CardForm } from './CardForm.tsx';
import styles from './CheckoutPage.module.css';
import { OrderSummary } from './OrderSummary.tsx';
import { UpiForm } from './UpiForm.tsx';
import { useCheckoutAppointment } from './use-checkout-appointment.ts';
import { usePayment } from './use-payment.ts';

/** /checkout. */
export default function CheckoutPage() {
  usePageTitle('Checkout');
  const { appointment, isLoading, error, retry } = useCheckoutAppointment();
  if (isLoading) {
    return (
      <Page>
        <PageHeader title="Checkout" />
        <SkeletonGroup label="Loading your appointment…" className={styles.layout}>
          <Skeleton height="26rem" />
          <Skeleton height="20rem" />
        </SkeletonGroup>
      </Page>
    );
  }
  if (error) {
    return (
      <Page>
        <ErrorState message={error.message} onRetry={retry} />
      </Page>
    );
  }
  if (!appointment) return <Closed title="Appointment not found" text="Choose the appointment that you want to pay." />;
  if (appointment.cancelled) return <Closed title="This appointment was cancelled." />;
  if (appointment.payment) return <Closed title="This appointment is already paid." />;
  return <Checkout key={appointment._id} appointment={appointment} />;
}

function Checkout({ appointment }: { appointment: Appointment }) {
  const [tab, setTab] = useState<'card' | 'upi'>('card');
  const payment = usePayment(appointment);
  if (payment.isSuccess) return <Paid message={payment.data.message} mode={appointment.consultationMode} />;
  const form = { amount: appointment.amount, isPaying: payment.isPending, onPay: payment.pay };
  return (
    <Page>
      <PageHeader title="Checkout" />
      <div className={styles.layout}>
        <Card as="section" aria-label="Payment">
          <Tabs
            label="Way to pay"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'card', label: 'Card', content: <CardForm {...form} /> },
              { id: 'upi', label: 'UPI', content: <UpiForm {...form} /> },
            ]}
          />
          <p className={styles.safe}>
            <LockKeyhole size={16} aria-hidden /> These details stay on your device; we neither send nor store them.
          </p>
        </Card>
        <OrderSummary appointment={appointment} />
      </div>
    </Page>
  );
}

function Paid({ message, mode }: { message: string; mode: Appointment['consultationMode'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page width="text">
      <Card padding="l" className={styles.paid}>
        <CircleCheckBig size={56} className={styles.tick} aria-hidden />
        <h1 ref={heading} tabIndex={-1} className={styles.paidTitle}>
          {message}
        </h1>
        <p className={styles.quiet} role="status">
          {mode === 'offline' ? 'Taking you to your ride there…' : 'Taking you to your appointments…'}
        </p>
      </Card>
    </Page>
  );
}

function Closed({ title, text }: { title: string; text?: string }) {
  return (
    <Page>
      <EmptyState
        icon={<CalendarX size={28} />}
        title={title}
        text={text}
        action={
          <Link to="/my-appointments" className={buttonClass()}>
            My Appointments
          </Link>
        }
      />
    </Page>
  );
}

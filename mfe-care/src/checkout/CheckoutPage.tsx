import type { Appointment } from '@serein/contracts/care';
import { Link, usePageTitle } from '@serein/mfe-kit';
import { buttonClass, Card, EmptyState, ErrorState, Page, PageHeader, Skeleton, SkeletonGroup, Tabs } from '@serein/ui';
import { CalendarX, CircleCheckBig, LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../failures/use-failure-toast.ts';
import { useFocusKeeper } from '../focus/use-focus-keeper.ts';
import { CardForm } from './CardForm.tsx';
import styles from './CheckoutPage.module.css';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentAlert } from './PaymentAlert.tsx';
import { UpiForm } from './UpiForm.tsx';
import { useCheckoutAppointment } from './use-checkout-appointment.ts';
import { usePayment } from './use-payment.ts';

/** /checkout. */
export default function CheckoutPage() {
  usePageTitle('Checkout');
  const area = useFocusKeeper<HTMLDivElement>();
  const { appointment, isFirstPicture, isLoading, error, retry } = useCheckoutAppointment();
  useFailureToast(error);
  return (
    <Page>
      <div {...area}>
        {appointment ? (
          <Checkout key={appointment._id} appointment={appointment} isFirstPicture={isFirstPicture} />
        ) : (
          <>
            <PageHeader title="Checkout" />
            {isLoading && (
              <SkeletonGroup label="Loading your appointment…" className={styles.layout}>
                <Skeleton height="20rem" />
                <Skeleton height="26rem" />
              </SkeletonGroup>
            )}
            {error && <ErrorState message={error.message} onRetry={retry} />}
            {!isLoading && !error && (
              <Closed title="Appointment not found" text="Choose the appointment that you want to pay." />
            )}
          </>
        )}
      </div>
    </Page>
  );
}

function Checkout({ appointment, isFirstPicture }: { appointment: Appointment; isFirstPicture: boolean }) {
  const payment = usePayment(appointment);
  if (payment.isSuccess) return <Paid message={payment.data.message} mode={appointment.consultationMode} />;
  const isOpen = payment.isPending || !(appointment.cancelled || appointment.payment);
  return (
    <>
      <PageHeader title="Checkout" />
      {isOpen ? (
        <div className={styles.layout}>
          <OrderSummary appointment={appointment} />
          {isFirstPicture ? (
            <SkeletonGroup label="Looking whether it is still to be paid…">
              <Skeleton height="26rem" />
            </SkeletonGroup>
          ) : (
            <WaysToPay appointment={appointment} payment={payment} />
          )}
        </div>
      ) : (
        <Closed
          title={appointment.cancelled ? 'This appointment was cancelled.' : 'This appointment is already paid.'}
        />
      )}
    </>
  );
}

function WaysToPay({ appointment, payment }: { appointment: Appointment; payment: ReturnType<typeof usePayment> }) {
  const [tab, setTab] = useState<'card' | 'upi'>('card');
  const form = { amount: appointment.amount, isPaying: payment.isPending, onPay: payment.pay };
  return (
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
      {payment.error && <PaymentAlert error={payment.error} appointment={appointment} />}
      <p className={styles.safe}>
        <LockKeyhole size={16} aria-hidden /> These details stay on your device; we neither send nor store them.
      </p>
    </Card>
  );
}

function Paid({ message, mode }: { message: string; mode: Appointment['consultationMode'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="l" className={styles.paid}>
      <CircleCheckBig size={56} className={styles.tick} aria-hidden />
      <h1 ref={heading} tabIndex={-1} className={styles.paidTitle}>
        {message}
      </h1>
      <p className={styles.quiet} role="status">
        {mode === 'offline' ? 'Taking you to your ride there…' : 'Taking you to your appointments…'}
      </p>
    </Card>
  );
}

function Closed({ title, text }: { title: string; text?: string }) {
  return (
    <EmptyState
      icon={<CalendarX size={28} />}
      title={title}
      text={text}
      action={
        <Link to="/my-appointments" className={buttonClass()} data-keeps-focus>
          My Appointments
        </Link>
      }
    />
  );
}

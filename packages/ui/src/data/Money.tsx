const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

export type MoneyProps = { rupees: number } | { paise: number };

/** An amount in rupees: `rupees` without decimals (₹1,200), `paise` with two (₹1,392.00). */
export function Money(props: MoneyProps) {
  return <>{'paise' in props ? exact.format(props.paise / 100) : whole.format(props.rupees)}</>;
}

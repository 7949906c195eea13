/** The rules and texts of spec 2, section 5. What is checked here is never sent nor stored. */
export interface CardDetails {
  name: string;
  number: string;
  expiry: string;
  cvv: string;
}

export type CardErrors = Partial<Record<keyof CardDetails, string>>;

const digits = (text: string): string => text.replace(/\D/g, '');

export function cardErrors(card: CardDetails): CardErrors {
  return {
    ...(!card.name.trim() && { name: 'Please enter a valid name on card' }),
    ...(digits(card.number).length !== 16 && { number: 'Please enter a valid 16-digit card number' }),
    ...(!/^(0[1-9]|1[0-2])\/\d{2}$/.test(card.expiry) && { expiry: 'Please enter expiry in MM/YY format' }),
    ...(!/^\d{3}$/.test(card.cvv) && { cvv: 'Please enter a valid 3-digit CVV' }),
  };
}

export const upiError = (id: string): string | undefined =>
  /^[\w.-]+@[A-Za-z]{2,}$/.test(id.trim()) ? undefined : 'Please enter a valid UPI ID (e.g., username@bank)';

/** '1234 5678 9012 3456' while typing. */
export const formatCardNumber = (text: string): string =>
  digits(text)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** A month and a whole year, as people paste it and browsers fill it in: 12/2027. */
const WITH_WHOLE_YEAR = /^\s*(\d{1,2})\s*[/-]?\s*20(\d{2})\s*$/;

/** 'MM/YY' while typing; '4' becomes '04', and deleting over the slash works. */
export function formatExpiry(text: string): string {
  const whole = WITH_WHOLE_YEAR.exec(text);
  if (whole?.[1] && whole[2]) return `${whole[1].padStart(2, '0')}/${whole[2]}`;
  const raw = digits(text);
  const typed = /^[2-9]/.test(raw) ? `0${raw}` : raw;
  const [month, year] = [typed.slice(0, 2), typed.slice(2, 4)];
  return year || text.endsWith('/') ? `${month.padStart(2, '0')}/${year}` : month;
}

export const formatCvv = (text: string): string => digits(text).slice(0, 3);

/** A charge as the provider knows it. */
export interface Charge {
  id: string;
  key: string;
  amountPaise: number;
  /** How much of it has been given back. */
  refundedPaise: number;
}

export interface ChargeOrder {
  /** Charging twice with one key is one charge. */
  key: string;
  amountPaise: number;
  /** What is paid for: the appointment's id. */
  reference: string;
}

export type ChargeOutcome = { status: 'captured'; charge: Charge } | { status: 'declined' };

/**
 * Who takes the money. Expected outcomes are values; a provider that cannot be reached throws, and the caller
 * then does not know whether money moved until `find` tells.
 */
export interface PaymentProvider {
  charge(order: ChargeOrder): Promise<ChargeOutcome>;
  /** The captured charge of an idempotency key, or null when no money moved. */
  find(key: string): Promise<Charge | null>;
  /** Gives the whole charge back; a second time changes nothing. */
  refund(chargeId: string): Promise<Charge>;
}

export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');

/** The address that dials a number: `+91 9999 666 555` becomes `tel:+919999666555`. */
export const dial = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

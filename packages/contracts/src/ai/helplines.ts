import type { HelplineEntry } from './schemas.ts';

/** One list for the chat, the assessment and /gethelpnow (spec 0). */
export interface CountryHelp {
  /** ISO 3166 code, or `other`. */
  code: string;
  country: string;
  emergency: string;
  /** ISO date on which the entries were last checked. */
  verifiedOn: string;
  helplines: readonly HelplineEntry[];
}

const verifiedOn = '2025-08-26';

export const HELPLINES: readonly CountryHelp[] = [
  {
    code: 'IN',
    country: 'India',
    emergency: '112',
    verifiedOn,
    helplines: [
      { name: 'Tele-MANAS', phone: '14416', text: 'or 1-800-891-4416', website: 'telemanas.mohfw.gov.in' },
      { name: 'Vandrevala Foundation', phone: '+91 9999 666 555', website: 'vandrevalafoundation.com' },
      { name: 'iCall', phone: '9152987821', website: 'icallhelpline.org' },
      { name: 'AASRA', phone: '9820466726', website: 'aasra.info' },
      { name: 'Childline', phone: '1098' },
      { name: 'Women Helpline', phone: '181' },
    ],
  },
  {
    code: 'US',
    country: 'United States',
    emergency: '911',
    verifiedOn,
    helplines: [
      { name: '988 Suicide & Crisis Lifeline', phone: '988', website: '988lifeline.org' },
      { name: 'Veterans Crisis Line', phone: '988', text: 'then 1', website: 'veteranscrisisline.net' },
      { name: 'Crisis Text Line', text: 'text HOME to 741741', website: 'crisistextline.org' },
      { name: 'The Trevor Project', phone: '1-866-488-7386', website: 'thetrevorproject.org' },
      { name: 'SAMHSA', phone: '1-800-662-4357', website: 'samhsa.gov' },
    ],
  },
  {
    code: 'GB',
    country: 'United Kingdom',
    emergency: '999',
    verifiedOn,
    helplines: [
      { name: 'Samaritans', phone: '116 123', website: 'samaritans.org' },
      { name: 'NHS', phone: '111', text: 'option 2', website: 'nhs.uk' },
      { name: 'Shout', text: 'text 85258', website: 'giveusashout.org' },
      { name: 'Papyrus', phone: '0800 068 4141', website: 'papyrus-uk.org' },
      { name: 'CALM', phone: '0800 58 58 58', website: 'thecalmzone.net' },
      { name: 'Childline', phone: '0800 1111', website: 'childline.org.uk' },
    ],
  },
  {
    code: 'CA',
    country: 'Canada',
    emergency: '911',
    verifiedOn,
    helplines: [
      { name: '9-8-8', phone: '988', text: 'call or text', website: '988.ca' },
      { name: 'Kids Help Phone', phone: '1-800-668-6868', website: 'kidshelpphone.ca' },
      { name: 'Hope for Wellness', phone: '1-855-242-3310', website: 'hopeforwellness.ca' },
    ],
  },
  {
    code: 'AU',
    country: 'Australia',
    emergency: '000',
    verifiedOn,
    helplines: [
      { name: 'Lifeline', phone: '13 11 14', website: 'lifeline.org.au' },
      { name: 'Beyond Blue', phone: '1300 22 4636', website: 'beyondblue.org.au' },
      { name: 'Kids Helpline', phone: '1800 55 1800', website: 'kidshelpline.com.au' },
      { name: '13YARN', phone: '13 92 76', website: '13yarn.org.au' },
      { name: 'Suicide Call Back Service', phone: '1300 659 467', website: 'suicidecallbackservice.org.au' },
    ],
  },
  {
    code: 'other',
    country: 'Other',
    emergency: 'local emergency services',
    verifiedOn,
    helplines: [
      { name: 'Find a Helpline', website: 'findahelpline.com' },
      { name: 'Befrienders Worldwide', website: 'befrienders.org' },
    ],
  },
];

/** The accounts of the demo data (spec 0). The ids are fixed, so that each service can seed its own part. */
export const DEMO_ACCOUNTS = {
  patient: {
    id: '65f000000000000000000001',
    name: 'Asha Menon',
    email: 'asha@serein.test',
    password: 'dusk-to-dawn-1',
  },
  admin: {
    id: '65f000000000000000000002',
    name: 'Ravi Kapoor',
    email: 'admin@serein.test',
    password: 'dusk-to-dawn-2',
  },
  anonymous: { id: '65f000000000000000000003', phone: '+919800000001', password: 'dusk-to-dawn-3' },
} as const;

/** The image of a demo account lies in the object store under this id (identity seeds it). */
export const demoImageId = (account: 'patient' | 'admin'): string => `identity-demo-${account}`;

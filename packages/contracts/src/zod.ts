import { z } from 'zod';

// Zod's compiled fast path needs `new Function`, which the site's Content-Security-Policy forbids;
// even its probe would be reported in the browser's console.
z.config({ jitless: true });

export { z };

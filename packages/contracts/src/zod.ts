import { z } from 'zod';

z.config({
  // Zod's compiled fast path needs `new Function`, which the site's Content-Security-Policy forbids;
  // even its probe would be reported in the browser's console.
  jitless: true,
  // For a limit without a sentence of its own, one that a person understands. The server sends it, too.
  customError: (issue) => {
    if (issue.origin !== 'string') return undefined;
    if (issue.code === 'too_big') return `Please use at most ${issue.maximum} characters.`;
    if (issue.code === 'too_small') {
      return issue.minimum === 1 ? 'Please fill this in.' : `Please use at least ${issue.minimum} characters.`;
    }
    return undefined;
  },
});

export { z };

import { expect, test } from '@jest/globals';
import { appAt, folderOf } from './checkout.ts';

test('an app’s folder and the app of a folder are the same rule', () => {
  for (const app of ['shell', 'care', 'community']) expect(appAt(`/root/${folderOf(app)}/src`, '/root')).toBe(app);
  expect(appAt('/root', '/root')).toBeNull();
  expect(appAt('/root/packages/deploy', '/root')).toBeNull();
  expect(appAt('/elsewhere/mfe-care', '/root')).toBeNull();
});

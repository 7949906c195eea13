/** A remote with two pages that share a part, one of them in the given colour. */
export const remote = ({ colour = 'rgb(1, 2, 3)', extra = {} } = {}) => ({
  'rspack.config.mjs': `import { remoteConfig } from '@serein/mfe-build';
export default remoteConfig({
  name: 'care',
  exposes: { './ColourPage': './src/ColourPage.tsx', './PlainPage': './src/PlainPage.tsx' },
});`,
  'src/ColourPage.tsx': `import { careRoutes, type Doctor } from '@serein/contracts/care';
import { call } from '@serein/mfe-kit';
import { useState } from 'react';
import styles from './Colour.module.css';
export default function ColourPage() {
  const [doctor] = useState<Doctor | null>(null);
  const load = () => call(careRoutes.listDoctors).then(() => import('./later.ts'));
  return <p className={styles.colour} onClick={load}>colour {doctor?.name}</p>;
}`,
  'src/Colour.module.css': `.colour { color: ${colour}; }`,
  'src/later.ts': `import { careRoutes as care } from '@serein/contracts/care';
import { call } from '@serein/mfe-kit';
// learnRoutes.listCourses is not called
export const later = () => call(care.getDoctor, { params: { id: '1' } });`,
  'src/PlainPage.tsx': `export default function PlainPage() { return <p>plain</p>; }`,
  'src/unused.ts': `import { communityRoutes } from '@serein/contracts/community';
export const unused = communityRoutes.listPosts;`,
  'src/ColourPage.test.tsx': 'not even code',
  ...extra,
});

/** A host that shows the modules which its registry element names, each in an element of its own. */
export const host = () => ({
  'rspack.config.mjs': `import { shellConfig } from '@serein/mfe-build';
export default shellConfig();`,
  'index.html': '<!doctype html><html><head></head><body><!--serein:registry--></body></html>',
  'src/routes.ts': `export const routes = [{ path: '/', app: 'shell', module: 'HomePage' }];
export const redirects = {};`,
  'src/HomePage.tsx': `import styles from './HomePage.module.css';
export default function HomePage() { return <p className={styles.home}>home</p>; }`,
  'src/HomePage.module.css': '.home { color: rgb(9, 9, 9); }',
  'src/main.tsx': `import { getInstance } from '@module-federation/runtime';
import { session } from '@serein/mfe-kit';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
globalThis.kept = [session, useLocation];
const show = (id, Page) => {
  const place = Object.assign(document.createElement('div'), { id });
  document.body.append(place);
  createRoot(place).render(<Page />);
};
const fail = (id, error) => show(id, () => <p>{'failed: ' + error.message}</p>);
const scripts = new Map();
const run = (src) => new Promise((onload, onerror) => {
  document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }));
});
async function load({ container, entry, module }) {
  if (!scripts.has(entry)) scripts.set(entry, run(entry));
  await scripts.get(entry);
  const { shareScopeMap } = getInstance();
  const options = Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', { value: shareScopeMap });
  await globalThis[container].init(shareScopeMap.default, [], options);
  return (await globalThis[container].get('./' + module))();
}
import('./HomePage.tsx').then((home) => show('home', home.default), (error) => fail('home', error));
for (const wish of JSON.parse(document.getElementById('serein-registry').textContent)) {
  load(wish).then((loaded) => show(wish.id, loaded.default), (error) => fail(wish.id, error));
}`,
});

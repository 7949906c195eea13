import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { host, remote } from './testing/apps.mjs';
import { Checkout } from './testing/checkout.mjs';

/** @type {Checkout} */
let checkout;
/** @type {import('./testing/checkout.mjs').Dist} */
let dist;

beforeAll(async () => {
  checkout = new Checkout();
  checkout.write('mfe-care', remote());
  dist = await checkout.build('mfe-care');
});
afterAll(() => checkout.remove());

const integrityOf = (/** @type {Buffer} */ bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

describe('a remote', () => {
  test('R-14, R-15: says in its manifest what it exposes, what it takes from its host and what it calls', () => {
    const { container, modules, ...rest } = dist.manifest;
    expect(container).toMatch(/^serein_care_[0-9a-f]{8}$/);
    expect(rest).toEqual({
      app: 'care',
      entry: 'remoteEntry.js',
      shared: { react: '^19.0.0', 'react-dom': '^19.0.0', 'react-router-dom': '^7.0.0', '@serein/mfe-kit': '^1.0.0' },
      calls: ['care.getDoctor', 'care.listDoctors'],
    });
    expect(Object.keys(modules)).toEqual(['ColourPage', 'PlainPage']);
    expect(modules.ColourPage.css).toEqual(['ColourPage.css']);
    expect(modules.PlainPage).toEqual({ js: ['PlainPage.js'], css: [] });
  });

  test('R-14: every file that the manifest names is there, and nothing of the federation plugin’s own manifests', () => {
    const { entry, modules } = dist.manifest;
    const named = [entry, ...Object.values(modules).flatMap(({ js, css }) => [...js, ...css])];
    expect([...dist.files.keys()]).toEqual(expect.arrayContaining(named));
    expect([...dist.files.keys()].filter((name) => name.startsWith('mf-'))).toEqual([]);
  });

  test('R-17: its entry carries the hashes of all other scripts and styles', () => {
    const entry = dist.text('remoteEntry.js');
    const others = [...dist.files].filter(([name]) => /\.(js|css)$/.test(name) && name !== 'remoteEntry.js');
    expect(others.map(([name]) => name)).toEqual(
      expect.arrayContaining(['ColourPage.js', 'ColourPage.css', 'PlainPage.js']),
    );
    for (const [name, bytes] of others) expect([name, entry.includes(integrityOf(bytes))]).toEqual([name, true]);
  });

  test('comes out the same from another folder', async () => {
    const elsewhere = new Checkout('another/place/deeper');
    try {
      elsewhere.write('mfe-care', remote({ extra: { 'src/ColourPage.test.tsx': 'another test', 'dist/old.js': '1' } }));
      const again = await elsewhere.build('mfe-care');
      expect([...again.files.keys()].sort()).toEqual([...dist.files.keys()].sort());
      for (const [name, bytes] of dist.files)
        expect([name, again.files.get(name)?.equals(bytes)]).toEqual([name, true]);
    } finally {
      elsewhere.remove();
    }
  });

  test('R-16: has other globals, class names and chunk names after a change', async () => {
    checkout.write('mfe-changed', remote({ colour: 'rgb(4, 5, 6)' }));
    const changed = await checkout.build('mfe-changed');
    const old = dist.manifest.container;
    expect(changed.manifest.container).not.toBe(old);
    for (const [name, bytes] of changed.files) expect([name, bytes.includes(old)]).toEqual([name, false]);
    expect(changed.text('ColourPage.css')).toContain(changed.manifest.container);
    expect(changed.text('remoteEntry.js')).toContain(`rspackChunk${changed.manifest.container}`);
  });

  test('does not build where it hides which routes it calls', async () => {
    const hidden = `import { careRoutes } from '@serein/contracts/care';
export default function PlainPage() { return <p>{Object.keys(careRoutes)}</p>; }`;
    checkout.write('mfe-hidden', remote({ extra: { 'src/PlainPage.tsx': hidden } }));
    await expect(checkout.build('mfe-hidden')).rejects.toMatchObject({
      stdout: expect.stringMatching(/PlainPage\.tsx uses a route table without naming the route/),
    });
  });
});

test('R-14, R-15: the host says what it provides, and its page names its files with their hashes', async () => {
  checkout.write('shell', host());
  const shell = await checkout.build('shell');
  expect(shell.manifest).toEqual({
    app: 'shell',
    entry: { js: ['main.js'], css: [] },
    provides: {
      react: expect.stringMatching(/^19\.\d+\.\d+$/),
      'react-dom': expect.stringMatching(/^19\./),
      'react-router-dom': expect.stringMatching(/^7\./),
      '@serein/mfe-kit': expect.stringMatching(/^1\./),
    },
    calls: expect.arrayContaining(['identity.getProfile']),
  });
  const [home] = JSON.parse(shell.text('routes.json'));
  expect(home.files).toHaveLength(2);
  for (const file of home.files) {
    expect(shell.text('main.js')).toContain(integrityOf(shell.files.get(file) ?? Buffer.alloc(0)));
  }
  const [tag] = /<script [^>]*main\.js[^>]*>/.exec(shell.text('index.html')) ?? [];
  expect(tag).toContain(`integrity="${integrityOf(shell.files.get('main.js') ?? Buffer.alloc(0))}"`);
  expect(tag).toContain('crossorigin="anonymous"');
});

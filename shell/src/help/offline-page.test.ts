/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { dial, HELPLINES, helplineWays } from '@serein/contracts/ai';

const worker = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
const page = worker.slice(worker.indexOf('<!doctype html>'));

test('the page for no network names every emergency number and every helpline of the list', () => {
  for (const { code, country, emergency, helplines } of HELPLINES.filter(({ code }) => code !== 'other')) {
    const part = page.slice(page.indexOf(`id="${code}"`)).split('</details>')[0] ?? '';
    expect(part).toContain(`<summary>${country}</summary>`);
    expect(part).toContain(`<a href="${dial(emergency)}">Call ${emergency}</a>`);
    for (const entry of helplines) {
      expect(part).toContain(entry.name.replaceAll('&', '&amp;'));
      for (const { label, href } of helplineWays(entry)) expect(part).toContain(href ? `href="${href}"` : label);
    }
    const known = [
      dial(emergency),
      ...helplines.flatMap((entry) => helplineWays(entry).flatMap(({ href }) => href ?? [])),
    ];
    for (const [, href = ''] of part.matchAll(/href="([^"]*)"/g)) expect(known).toContain(href);
  }
});

test('it needs nothing from the network', () => {
  expect(page).not.toMatch(/<script|<link|<img|url\(|https?:/);
});

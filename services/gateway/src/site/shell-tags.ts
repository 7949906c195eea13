import type { VersionRecord } from '@serein/contracts/registry';
import { BASE_TOKEN } from './page.ts';

const TAG = /<(script|link)\b[^>]*>/gi;
const ADDRESS = new RegExp(`\\s(?:src|href)\\s*=\\s*(["']?)${BASE_TOKEN}/?([^"'\\s>]+)\\1`, 'i');
const CHECKED_LINK = /\srel\s*=\s*["']?(?:stylesheet|preload|modulepreload)\b/i;
const CHECKS = /\s(?:integrity\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)|crossorigin(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)/gi;

/** Gives the template's own scripts and styles the hashes of the version's record, each tag once. */
export function withIntegrity(template: string, files: VersionRecord['files']): string {
  return template.replace(TAG, (tag, name: string) => {
    const [, , path = ''] = ADDRESS.exec(tag) ?? [];
    const integrity = files[path]?.integrity;
    if (integrity === undefined || (name.toLowerCase() === 'link' && !CHECKED_LINK.test(tag))) return tag;
    const [, inner = '', end = '>'] = /^([\s\S]*?)(\s*\/?>)$/.exec(tag.replace(CHECKS, '')) ?? [];
    return `${inner} integrity="${integrity}" crossorigin="anonymous"${end}`;
  });
}

import { expect, test } from '@jest/globals';
import promClient from 'prom-client';
import { mergeExpositions } from './exposition.ts';

async function exposition(service: string): Promise<string> {
  const registry = new promClient.Registry();
  registry.setDefaultLabels({ service });
  promClient.collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = {
    name: 'serein_request_seconds',
    help: 'Requests',
    buckets: [1],
    labelNames: ['subject'],
    registers,
  };
  new promClient.Histogram(requests).observe({ subject: 'rpc.a b{}"\n' }, 2);
  const counter = new promClient.Counter({ name: `only_${service}_total`, help: 'Its own', registers });
  counter.inc();
  return registry.metrics();
}

test('each family stands once, with every sample of every process', async () => {
  const texts = await Promise.all(['care', 'learn'].map(exposition));
  const merged = mergeExpositions(texts).split('\n');
  const families = merged.filter((line) => line.startsWith('# TYPE'));
  expect(new Set(families).size).toBe(families.length);
  const samples = (lines: string[]) => lines.filter((line) => line && !line.startsWith('#')).sort();
  expect(samples(merged)).toEqual(samples(texts.join('\n').split('\n')));
  expect(samples(merged).filter((line) => line.startsWith('serein_request_seconds_count'))).toHaveLength(2);
  // The samples of a family follow its TYPE.
  const at = merged.indexOf('# TYPE serein_request_seconds histogram');
  expect(merged.slice(at + 1, at + 9).every((line) => line.startsWith('serein_request_seconds_'))).toBe(true);
});

test('what contradicts or is no exposition is left out', () => {
  const first = '# HELP a A\n# TYPE a counter\na{x="1"} 1\n';
  expect(
    mergeExpositions([
      first,
      '# HELP a A\n# TYPE a gauge\na{x="2"} 2\n',
      '# TYPE a counter\na{x="1"} 3\nb 4\na{x="3"} 5\n',
      '<html>',
      '# TYPE empty counter\n',
    ]),
  ).toBe(`${first}a{x="3"} 5\n`);
});

import { describe, expect, test } from '@jest/globals';
import { smokeReasons } from './smoke-reasons.ts';

describe('R-32: the smoke load', () => {
  const modules = ['DoctorsPage', 'TopDoctors'];

  test.each(['deploy', 'canary'] as const)('%s needs one', (action) => {
    expect(smokeReasons(action, undefined, modules)).toEqual([
      'The smoke load is missing: nobody has seen this version in a browser.',
    ]);
    expect(smokeReasons(action, null, modules)).toHaveLength(1);
  });
  test.each(['promote', 'abort', 'rollback'] as const)(
    '%s needs none: its version has been live or tried',
    (action) => {
      expect(smokeReasons(action, null, modules)).toEqual([]);
    },
  );
  test('has to show every module', () => {
    const shown = (...names: string[]) => ({
      ran: true as const,
      modules: names.map((module) => ({ module, trouble: null })),
    });
    expect(smokeReasons('deploy', shown('./DoctorsPage', 'TopDoctors'), modules)).toEqual([]);
    expect(smokeReasons('deploy', shown('DoctorsPage'), modules)).toEqual(['The smoke load left TopDoctors out.']);
  });
  test('tells what failed', () => {
    const trouble = "TypeError: Cannot read properties of undefined (reading 'map')";
    const smoke = { ran: true as const, modules: [{ module: 'DoctorsPage', trouble }] };
    expect(smokeReasons('deploy', smoke, ['DoctorsPage'])).toEqual([
      `DoctorsPage failed in the smoke load: ${trouble}`,
    ]);
  });
  test('may be left out for want of a browser', () => {
    expect(smokeReasons('deploy', { ran: false, why: 'no Chromium was found' }, modules)).toEqual([]);
  });
});

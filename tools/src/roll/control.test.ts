import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CommandFailure } from '../failure.ts';
import { askToRoll, type ControlDoor, openControl } from './control.ts';

let door: ControlDoor;
beforeEach(async () => {
  door = await openControl({
    roll: async (service, tell) => {
      if (service === 'nobody') throw new CommandFailure('There is no service "nobody" to roll.\nNot one.');
      tell(`${service}: begun`);
      await new Promise((resolve) => setImmediate(resolve));
      tell(`${service}: done`);
    },
  });
});
afterEach(() => door.close());

test('a command follows what the launcher does for it', async () => {
  const told: string[] = [];
  await askToRoll(door.path, 'care', (line) => told.push(line));
  expect(told).toEqual(['care: begun', 'care: done']);
});

test('a refusal arrives as it was said', async () => {
  await expect(askToRoll(door.path, 'nobody', () => undefined)).rejects.toThrow(
    new CommandFailure('There is no service "nobody" to roll.\nNot one.'),
  );
});

test('nobody but this user may come in', () => {
  expect(statSync(dirname(door.path)).mode & 0o777).toBe(0o700);
});

test('a launcher that is gone is told of in a sentence', async () => {
  door.close();
  await expect(askToRoll(door.path, 'care', () => undefined)).rejects.toThrow('The launcher cannot be reached.');
});

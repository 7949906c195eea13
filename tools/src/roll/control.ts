import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CommandFailure } from '../failure.ts';

/** What another command may ask of a running launcher. */
export interface Controls {
  roll(service: string, tell: (line: string) => void): Promise<void>;
}

/** One line of JSON each; the last one says how it ended. */
type Message = { line: string } | { done: true } | { failed: string };

export interface ControlDoor {
  /** The path of a Unix socket in a folder that only this user may enter. */
  path: string;
  close(): void;
}

/** Opens a running launcher to the other commands of the same user. */
export async function openControl(controls: Controls): Promise<ControlDoor> {
  // Not in the data folder: the path of a socket must be short, and this folder's mode is 0700 from the beginning.
  const folder = mkdtempSync(join(tmpdir(), 'serein-'));
  const path = join(folder, 'control');
  const server = createServer((socket) => void serve(socket, controls));
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return {
    path,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(socket: Socket, controls: Controls): Promise<void> {
  // Who asked may have left; the work goes on.
  socket.on('error', () => undefined);
  const say = (message: Message) => socket.writable && socket.write(`${JSON.stringify(message)}\n`);
  try {
    const { roll } = await readRequest(socket);
    await controls.roll(roll, (line) => say({ line }));
    say({ done: true });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  } finally {
    socket.end();
  }
}

async function readRequest(socket: Socket): Promise<{ roll: string }> {
  for await (const line of createInterface({ input: socket })) {
    const request: { roll?: unknown } = JSON.parse(line);
    if (typeof request.roll === 'string') return { roll: request.roll };
    break;
  }
  throw new CommandFailure('The launcher did not understand; it may run an older build of its tools.');
}

/** Asks a running launcher to roll a service. Rejects with a `CommandFailure` when it does not come about. */
export async function askToRoll(path: string, service: string, tell: (line: string) => void): Promise<void> {
  const socket = createConnection(path);
  const broken = new Promise<never>((_, reject) => {
    socket.once('error', () => reject(new CommandFailure('The launcher cannot be reached.')));
  });
  broken.catch(() => undefined);
  socket.write(`${JSON.stringify({ roll: service })}\n`);
  await Promise.race([broken, followAnswer(socket, tell)]);
}

async function followAnswer(socket: Socket, tell: (line: string) => void): Promise<void> {
  for await (const text of createInterface({ input: socket })) {
    const message: Message = JSON.parse(text);
    if ('line' in message) tell(message.line);
    else if ('failed' in message) throw new CommandFailure(message.failed);
    else return;
  }
  throw new CommandFailure('The launcher ended before it was done.');
}

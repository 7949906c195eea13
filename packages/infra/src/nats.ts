import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { debianFiles } from './debian/packages.ts';
import { runGuarded } from './guarded.ts';
import { findProgram } from './programs.ts';
import { answers, freePort } from './sockets.ts';
import { Unavailable } from './unavailable.ts';

export interface NatsServer {
  /** `nats://host:port` */
  url: string;
  /** The server's process id; undefined for a server that was there before (NATS_URL). */
  pid?: () => number;
  stop(): Promise<void>;
}

/**
 * Gives a NATS server with JetStream, on loopback: NATS_URL if set, else `nats-server` from the PATH,
 * else Debian's package. State lies in `<dataDir>/nats`; without `port` a free one is taken. It is
 * restarted on the same port when it crashes, and ends when the calling process does, even by kill -9.
 * Throws `Unavailable` where no nats-server can be had.
 */
export async function startNats({ dataDir, port }: { dataDir: string; port?: number }): Promise<NatsServer> {
  if (process.env.NATS_URL) return { url: process.env.NATS_URL, stop: async () => {} };
  const command = await findNatsServer();
  // Between finding a free port and listening on it somebody else may take it.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(command, resolve(dataDir, 'nats'), port ?? (await freePort()));
    } catch (error) {
      if (port !== undefined || attempt === 3) throw error;
    }
  }
}

/** The full path of `nats-server`: from the PATH, else from Debian's package. Throws `Unavailable` where there is none. */
export async function findNatsServer(): Promise<string> {
  const command = findProgram('nats-server') ?? (await debianFiles())?.natsServer;
  if (command) return command;
  throw new Unavailable(
    'NATS was not found: install nats-server 2.10 or newer (Debian: apt-get install nats-server, macOS: brew install nats-server), or set NATS_URL to a running one.',
  );
}

async function run(command: string, folder: string, port: number): Promise<NatsServer> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'nats.conf');
  writeFileSync(
    config,
    [
      `listen: "127.0.0.1:${port}"`,
      'max_payload: 1MB',
      `jetstream { store_dir: ${JSON.stringify(folder)}, max_memory_store: 64MB, max_file_store: 8GB }`,
      '',
    ].join('\n'),
  );
  const { pid, stop } = await runGuarded({
    command,
    args: ['-c', config],
    logFile: join(folder, 'nats.log'),
    isReady: () => answers({ host: '127.0.0.1', port }, '"jetstream":true'),
  });
  return { url: `nats://127.0.0.1:${port}`, pid, stop };
}

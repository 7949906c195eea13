import { randomInt } from 'node:crypto';
import { connect, createServer, type NetConnectOpts } from 'node:net';

/** Below those that systems give to outgoing connections: one of these would be taken again before it is used. */
const PORTS = { from: 20_000, to: 32_000 } as const;

/** A TCP port of the loopback address that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Whether somebody accepts connections there; with `greeting`, whether the first bytes sent contain it. */
export function answers(target: NetConnectOpts, greeting?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(target);
    const done = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1_000, () => done(false));
    socket.once('error', () => done(false));
    socket.once('connect', () => greeting === undefined && done(true));
    socket.once('data', (bytes) => done(greeting !== undefined && bytes.includes(greeting)));
  });
}

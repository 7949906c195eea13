import { connect, createServer, type NetConnectOpts } from 'node:net';

/** A TCP port of the loopback address that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
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

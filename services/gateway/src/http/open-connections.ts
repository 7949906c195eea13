import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Knows which connections are busy. Node's own `close` waits for connections that browsers opened ahead of time
 * and never used.
 */
export class OpenConnections {
  readonly #requests = new Map<Socket, number>();
  #closing = false;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#requests.set(socket, 0);
      socket.once('close', () => this.#requests.delete(socket));
    });
    server.on('request', ({ socket }, res) => {
      this.#count(socket, 1);
      res.once('close', () => this.#count(socket, -1));
    });
  }

  /** Closes the connections without a request now, and each other one after its answer. */
  close(): void {
    this.#closing = true;
    for (const [socket, requests] of this.#requests) if (requests === 0) socket.destroySoon();
  }

  #count(socket: Socket, change: number): void {
    const requests = (this.#requests.get(socket) ?? 0) + change;
    if (this.#requests.has(socket)) this.#requests.set(socket, requests);
    if (this.#closing && requests === 0) socket.destroySoon();
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';

/** One of the users of docker/nats/users. */
export class NatsAccount {
  private readonly violations: string[] = [];

  private constructor(readonly nats: NatsConnection) {
    void this.watch();
  }

  static async connect(url: string, user: string, password: string): Promise<NatsAccount> {
    const nats = await connect({
      servers: url.split(','),
      user,
      pass: password,
      inboxPrefix: `_INBOX.${user}`,
      reconnect: false,
    });
    return new NatsAccount(nats);
  }

  /** Whether the server takes a message of this account on the subject. */
  async mayPublish(subject: string): Promise<boolean> {
    this.nats.publish(subject, '{}');
    await this.answered();
    return !this.isRefused('Publish', subject);
  }

  /** Whether the server lets this account listen there. */
  async maySubscribe(subject: string): Promise<boolean> {
    const subscription = this.nats.subscribe(subject, { callback: () => undefined });
    await this.answered();
    const isRefused = this.isRefused('Subscription', subject);
    if (!isRefused) subscription.unsubscribe();
    return !isRefused;
  }

  close(): Promise<void> {
    return this.nats.close();
  }

  /** The server complains before it answers the flush; the complaint is read one turn later. */
  private async answered(): Promise<void> {
    await this.nats.flush();
    await nextTurn();
  }

  private isRefused(operation: 'Publish' | 'Subscription', subject: string): boolean {
    return this.violations.some((text) => text.toLowerCase().includes(`${operation} to "${subject}"`.toLowerCase()));
  }

  private async watch(): Promise<void> {
    for await (const status of this.nats.status()) {
      if (status.type === 'error') this.violations.push(status.error.message);
    }
  }
}

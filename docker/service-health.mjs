/** Whether the very service of this container answers over NATS and reaches its database. */
import { hostname } from 'node:os';
import { connect } from '@nats-io/transport-node';

const { SERVICE, NATS_URL = '', NATS_USER: user, NATS_PASSWORD: pass } = process.env;
const nats = await connect({
  servers: NATS_URL.split(','),
  ...(user ? { user, pass } : {}),
  name: `${SERVICE} health check`,
  inboxPrefix: `_INBOX.${SERVICE}`,
  reconnect: false,
  timeout: 2_000,
});
const answer = await nats.request(`health.${SERVICE}.${hostname().replace(/[^\w-]/g, '-')}`, '', { timeout: 2_000 });
await nats.close();
process.exitCode = answer.json().status === 'ok' ? 0 : 1;

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@serein/service-kit/testing';
import { GATEWAY, SERVICES } from '../workspace.ts';
import { fillInVariables } from './compose.ts';
import { NatsAccount } from './nats-account.ts';
import { type NatsCluster, startNatsCluster } from './nats-cluster.ts';

const OPERATOR = 'operator';
const variables = fillInVariables();

let cluster: NatsCluster;
const accounts = new Map<string, NatsAccount>();

beforeAll(async () => {
  cluster = await startNatsCluster(variables);
  for (const user of [GATEWAY, ...SERVICES, OPERATOR]) {
    const password = variables[`NATS_${user.toUpperCase()}_PASSWORD`] ?? '';
    accounts.set(user, await NatsAccount.connect(cluster.url, user, password));
  }
});
afterAll(async () => {
  await Promise.all([...accounts.values()].map((account) => account.close()));
  await cluster?.stop();
});

const as = (user: string): NatsAccount => {
  const account = accounts.get(user);
  if (!account) throw new Error(`nobody is called ${user}`);
  return account;
};
const publishable = async (user: string, subjects: string[]) =>
  filter(subjects, (subject) => as(user).mayPublish(subject));
const subscribable = (user: string, subjects: string[]) =>
  filter(subjects, (subject) => as(user).maySubscribe(subject));
async function filter(subjects: string[], may: (subject: string) => Promise<boolean>): Promise<string[]> {
  const allowed = [];
  for (const subject of subjects) if (await may(subject)) allowed.push(subject);
  return allowed;
}

async function askForThree(subject: string): Promise<string[]> {
  const options = { strategy: 'count', maxMessages: 3, maxWait: 5_000 } as const;
  const parts = [];
  for await (const reply of await as(GATEWAY).nats.requestMany(subject, '', options)) parts.push(reply.string());
  return parts;
}

describe('the NATS cluster', () => {
  it('lets nobody in without a password, or with that of another', async () => {
    const { NATS_LEARN_PASSWORD = '' } = variables;
    await expect(NatsAccount.connect(cluster.url, 'care', NATS_LEARN_PASSWORD)).rejects.toThrow(/Authorization/);
    await expect(NatsAccount.connect(cluster.url, '', '')).rejects.toThrow(/Authorization/);
  });
});

describe.each(SERVICES)('%s', (service) => {
  const others = SERVICES.filter((other) => other !== service);
  const request = `rpc.${service}.anything`;
  const announcement = `$KV.routes.${service}`;

  it('listens where it is asked, and announces itself', async () => {
    const own = [
      `rpc.${service}.>`,
      `health.${service}`,
      `health.${service}.some-host`,
      `metrics.${service}`,
      `copies.${service}`,
      `_INBOX.${service}.1`,
    ];
    expect(await subscribable(service, own)).toEqual(own);
    expect(await publishable(service, [announcement, `copies.${service}`])).toEqual([
      announcement,
      `copies.${service}`,
    ]);
  });

  it('answers the gateway, in as many messages as it takes, and sends it nothing unasked', async () => {
    as(service).nats.subscribe(request, {
      callback: (_, message) => {
        for (const part of ['1', '2', '3']) message.respond(part);
      },
    });
    await as(service).nats.flush();
    // The gateway may be connected to another server, which learns of the subscription a moment later.
    const parts = await eventually(() => askForThree(request));
    expect(parts).toEqual(['1', '2', '3']);
    expect(
      await publishable(service, ['_INBOX.gateway.guessed', ...others.map((other) => `_INBOX.${other}.guessed`)]),
    ).toEqual([]);
  });

  it('hears nothing that is meant for another', async () => {
    const foreign = others.flatMap((other) => [
      `rpc.${other}.>`,
      `health.${other}`,
      `health.${other}.some-host`,
      `copies.${other}`,
      `_INBOX.${other}.>`,
    ]);
    const wide = [
      '>',
      'rpc.>',
      'rpc.*.login',
      'health.*',
      '_INBOX.>',
      '_INBOX.gateway.>',
      'events.>',
      '$KV.>',
      '$O.>',
      '$JS.>',
      '$SYS.>',
    ];
    expect(await subscribable(service, [...foreign, ...wide])).toEqual([]);
  });

  it('says nothing in the name of another', async () => {
    const foreign = others.flatMap((other) => [
      `$KV.routes.${other}`,
      `events.${other}.anything`,
      `copies.${other}`,
      `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${other}-identity-profile-changed`,
      `$JS.ACK.EVENTS.${other}-identity-profile-changed.1.1.1.1.0`,
    ]);
    expect(await publishable(service, foreign)).toEqual([]);
  });

  it('has no hand in the registry, and takes nothing away', async () => {
    const registry = [service, 'shell'].flatMap((app) => [
      `$KV.remotes.${app}`,
      `$KV.versions.${app}.0123456789abcdef`,
    ]);
    const streams = ['KV_routes', 'KV_remotes', 'KV_revocations', 'EVENTS', 'DEPLOYMENTS', 'OBJ_files', 'OBJ_site'];
    const ends = streams.flatMap((stream) => [`$JS.API.STREAM.DELETE.${stream}`, `$JS.API.STREAM.UPDATE.${stream}`]);
    const purges = streams.filter((stream) => stream !== 'OBJ_files').map((stream) => `$JS.API.STREAM.PURGE.${stream}`);
    const wholeStreams = [
      '$JS.API.CONSUMER.CREATE.EVENTS.spy',
      '$JS.API.STREAM.SNAPSHOT.OBJ_files',
      '$JS.API.STREAM.LIST',
    ];
    expect(await publishable(service, [...registry, '$O.site.C.1', ...ends, ...purges, ...wholeStreams])).toEqual([]);
  });
});

describe('between services', () => {
  it('only community asks another one, for what it needs', async () => {
    const calls = SERVICES.flatMap((from) => SERVICES.filter((to) => to !== from).map((to) => ({ from, to })));
    for (const { from, to } of calls) {
      const subjects = [`rpc.${to}.anything`, `health.${to}`];
      expect([from, await publishable(from, subjects)]).toEqual([from, []]);
    }
    const asking = await Promise.all(SERVICES.map((service) => as(service).mayPublish('rpc.identity.getProfile')));
    expect(SERVICES.filter((_, index) => asking[index])).toEqual(['community']);
  });

  it('only identity ends sessions', async () => {
    const ending = await Promise.all(SERVICES.map((service) => as(service).mayPublish('$KV.revocations.user-1')));
    expect(SERVICES.filter((_, index) => ending[index])).toEqual(['identity']);
  });

  it('only care and identity delete files', async () => {
    const subjects = ['$JS.API.STREAM.PURGE.OBJ_files', '$O.files.M.bmFtZQ=='];
    for (const service of SERVICES) {
      const allowed = ['care', 'identity'].includes(service) ? subjects : [];
      expect([service, await publishable(service, subjects)]).toEqual([service, allowed]);
    }
  });
});

describe('the gateway', () => {
  it('asks every service, and keeps the registry and the files', async () => {
    const own = [
      ...SERVICES.map((service) => `rpc.${service}.anything`),
      'health.care',
      'metrics.care',
      '$KV.remotes.care',
      '$KV.versions.care.1',
      '$O.files.C.1',
      '$O.site.C.1',
    ];
    expect(await publishable(GATEWAY, own)).toEqual(own);
  });

  it('neither answers for a service nor announces one, tells events or ends sessions', async () => {
    const foreign = [
      '$KV.routes.care',
      '$KV.revocations.user-1',
      'events.care.anything',
      '_INBOX.care.guessed',
      'copies.care',
    ];
    expect(await publishable(GATEWAY, foreign)).toEqual([]);
    const listening = ['>', 'rpc.>', 'rpc.care.>', 'health.care', 'events.>', '_INBOX.care.>', '_INBOX.>'];
    expect(await subscribable(GATEWAY, listening)).toEqual([]);
  });

  it('cannot shorten the record of deployments', async () => {
    const ends = ['DELETE', 'PURGE', 'UPDATE', 'MSG.DELETE'].map((action) => `$JS.API.STREAM.${action}.DEPLOYMENTS`);
    expect(await publishable(GATEWAY, ends)).toEqual([]);
  });
});

describe('a limit of NATS, as docs/operating.md names it', () => {
  it('a service that asks itself may name any subject for the answer, and be heard there', async () => {
    const heard: string[] = [];
    as('identity').nats.subscribe('rpc.identity.limit', {
      callback: (_, message) => {
        heard.push(message.string());
      },
    });
    await as('identity').nats.flush();
    as('care').nats.subscribe('copies.care', {
      callback: (_, message) => {
        message.respond('unasked');
      },
    });
    await eventually(async () => {
      as('care').nats.publish('copies.care', '', { reply: 'rpc.identity.limit' });
      await as('care').nats.flush();
      expect(heard).toContain('unasked');
    });
    expect(await publishable('care', ['rpc.identity.other'])).toEqual([]);
  });
});

describe('the servers', () => {
  it('write down who was refused what', async () => {
    await as('care').mayPublish('$KV.routes.learn');
    expect(cluster.refusals()).toContainEqual(expect.stringContaining('User "care", Subject "$KV.routes.learn"'));
  });
});

describe('the operator', () => {
  it('looks after streams, and takes no part in what is said', async () => {
    expect(
      await publishable(OPERATOR, [
        '$JS.API.STREAM.LIST',
        'rpc.care.anything',
        '$KV.remotes.care',
        'events.care.anything',
      ]),
    ).toEqual(['$JS.API.STREAM.LIST']);
    expect(await subscribable(OPERATOR, ['>', 'rpc.>', 'events.>', '_INBOX.gateway.>'])).toEqual([]);
  });
});

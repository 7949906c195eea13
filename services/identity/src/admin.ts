import {
  BaseConfig,
  BUCKET,
  ConfigError,
  connectNats,
  loadConfig,
  openBucket,
  ServiceConfig,
} from '@serein/service-kit';
import mongoose from 'mongoose';
import { User, UserSchema } from './accounts/user.model.ts';

/** `npm run admin -- <email>`: makes an existing user an admin and ends his sessions, whose tokens say otherwise. */
const AdminConfig = BaseConfig.extend({ MONGODB_URI: ServiceConfig.shape.MONGODB_URI });

const email = process.argv[2]?.trim().toLowerCase();
if (!email) end('Say whom: npm run admin -- <email>');

const { MONGODB_URI, NATS_URL } = readConfig();
const connection = await mongoose.createConnection(MONGODB_URI, { dbName: 'serein_identity' }).asPromise();
const user = await connection
  .model(User.name, UserSchema)
  .findOneAndUpdate({ email }, { $set: { role: 'admin' }, $inc: { tokenVersion: 1 } }, { returnDocument: 'after' })
  .lean();
await connection.close();
if (!user) end(`Nobody has registered with ${email}.`);

const nats = await connectNats(NATS_URL, 'admin');
const revocations = await openBucket(nats, BUCKET.revocations);
await revocations.put(String(user._id), String(user.tokenVersion));
await nats.drain();
process.stdout.write(`${email} is an admin from the next login on.\n`);

function readConfig() {
  try {
    return loadConfig(AdminConfig);
  } catch (error) {
    if (error instanceof ConfigError) end(error.sentences.join('\n'));
    throw error;
  }
}

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

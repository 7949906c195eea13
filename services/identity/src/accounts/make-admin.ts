import { type BaseConfig, connectNats, Revocations, type ServiceConfig } from '@serein/service-kit';
import mongoose from 'mongoose';
import { User, UserSchema } from './user.model.ts';

/**
 * Makes an existing user an admin and ends his sessions, whose tokens say otherwise.
 * @returns false when nobody has registered with this email
 */
export async function makeAdmin(
  email: string,
  config: Pick<ServiceConfig, 'MONGODB_URI'> & Pick<BaseConfig, 'NATS_URL' | 'NATS_USER' | 'NATS_PASSWORD'>,
): Promise<boolean> {
  const connection = await mongoose
    .createConnection(config.MONGODB_URI, { dbName: 'serein_identity', autoIndex: false })
    .asPromise();
  const nats = await connectNats(config, 'identity');
  try {
    const user = await connection
      .model(User.name, UserSchema)
      .findOneAndUpdate(
        { email: email.trim().toLowerCase() },
        { $set: { role: 'admin' }, $inc: { tokenVersion: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!user) return false;
    await new Revocations(nats).revoke(String(user._id), user.tokenVersion);
    return true;
  } finally {
    await Promise.all([connection.close(), nats.drain()]);
  }
}

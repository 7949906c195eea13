import { readFile } from 'node:fs/promises';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DEMO_ACCOUNTS, demoImageId } from '@serein/contracts';
import { CONFIG, FileStore, isDuplicateKey, seedsDemoData, trusted } from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import { newUser } from '../accounts/new-user.ts';
import { Phones } from '../accounts/phone.ts';
import { User } from '../accounts/user.model.ts';
import { IdentityConfig } from '../config.ts';
import { Passwords } from '../passwords/passwords.ts';

/** A start is in no hurry: the seeded passwords wait for no caller. */
const UNHURRIED = { remainingMs: () => Number.POSITIVE_INFINITY };

/** The three accounts that the start command prints, in an empty database outside production (spec 0). */
@Injectable()
export class Seed implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: IdentityConfig,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly passwords: Passwords,
    private readonly phones: Phones,
    private readonly files: FileStore,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!seedsDemoData(this.config)) return;
    const ids = Object.values(DEMO_ACCOUNTS).map((account) => new Types.ObjectId(account.id));
    const others = await this.users.countDocuments({ _id: trusted({ $nin: ids }) });
    if (others > 0) return;
    await Promise.all([this.seedNamed('patient'), this.seedNamed('admin'), this.seedAnonymous()]);
  }

  private async seedNamed(role: 'patient' | 'admin'): Promise<void> {
    const { id, name, email, password } = DEMO_ACCOUNTS[role];
    const imageFileId = await this.storePicture(role, id);
    await this.store(id, password, { isAnonymous: false, name, email }, { role, imageFileId });
  }

  private async seedAnonymous(): Promise<void> {
    const { id, phone, password } = DEMO_ACCOUNTS.anonymous;
    await this.store(id, password, { isAnonymous: true, ...this.phones.hide(phone) }, {});
  }

  private async store(
    id: string,
    password: string,
    who: Parameters<typeof newUser>[1],
    more: { role?: 'patient' | 'admin'; imageFileId?: string | null },
  ): Promise<void> {
    const _id = new Types.ObjectId(id);
    if (await this.users.exists({ _id })) return;
    const passwordHash = await this.passwords.hash(password, UNHURRIED);
    if (typeof passwordHash !== 'string') throw new Error('A demo password could not be hashed.');
    try {
      await this.users.create({ ...newUser(_id, who, { passwordHash, ...more }), _id });
    } catch (error) {
      // Another copy of this service seeds at the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  private async storePicture(role: 'patient' | 'admin', owner: string): Promise<string | null> {
    const id = demoImageId(role);
    if (await this.files.has(id)) return id;
    try {
      const bytes = await readFile(new URL(`../../media/${role}.webp`, import.meta.url));
      await this.files.put(id, bytes, { type: 'image/webp', owner, visibility: 'public', name: `${role}.webp` });
      return id;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LoginAnonymousBody, LoginBody, RegisterAnonymousBody, RegisterBody } from '@serein/contracts/identity';
import {
  deadlineOptions,
  type Failure,
  failure,
  isDuplicateKey,
  isFailure,
  OutboxRelay,
  RequestContext,
} from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import { Passwords } from '../passwords/passwords.ts';
import { newUser } from './new-user.ts';
import { Phones } from './phone.ts';
import { User } from './user.model.ts';

type Taken = 'emailTaken' | 'phoneTaken';
type Wrong = 'wrongCredentials' | 'wrongPhoneCredentials';
type ByLogin = { email: string } | { phoneHash: string };

@Injectable()
export class AccountsService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly passwords: Passwords,
    private readonly phones: Phones,
    private readonly relay: OutboxRelay,
  ) {}

  register({ name, email, password }: RegisterBody, ctx: RequestContext): Promise<User | Failure> {
    return this.create({ email }, { isAnonymous: false, name, email }, password, 'emailTaken', ctx);
  }

  registerAnonymous({ phone, password }: RegisterAnonymousBody, ctx: RequestContext): Promise<User | Failure> {
    const hidden = this.phones.hide(phone);
    const { phoneHash } = hidden;
    return this.create({ phoneHash }, { isAnonymous: true, ...hidden }, password, 'phoneTaken', ctx);
  }

  login({ email, password }: LoginBody, ctx: RequestContext): Promise<User | Failure> {
    return this.check({ email }, password, 'wrongCredentials', ctx);
  }

  loginAnonymous({ phone, password }: LoginAnonymousBody, ctx: RequestContext): Promise<User | Failure> {
    const { phoneHash } = this.phones.hide(phone);
    return this.check({ phoneHash }, password, 'wrongPhoneCredentials', ctx);
  }

  private async create(
    login: ByLogin,
    who: Parameters<typeof newUser>[1],
    password: string,
    taken: Taken,
    ctx: RequestContext,
  ): Promise<User | Failure> {
    // Saves the slow hash in the common case; the unique index decides.
    if (await this.users.exists(login)) return failure(taken);
    const passwordHash = await this.passwords.hash(password, ctx);
    if (isFailure(passwordHash)) return passwordHash;
    try {
      const user = await this.users.create(newUser(new Types.ObjectId(), who, { passwordHash }));
      this.relay.wake();
      return user.toObject();
    } catch (error) {
      if (isDuplicateKey(error)) return failure(taken);
      throw error;
    }
  }

  private async check(login: ByLogin, password: string, wrong: Wrong, ctx: RequestContext): Promise<User | Failure> {
    const user = await this.users.findOne(login, null, deadlineOptions(ctx)).select('+passwordHash').lean();
    const matches = await this.passwords.matches(user?.passwordHash ?? null, password, ctx);
    if (isFailure(matches)) return matches;
    return user && matches ? user : failure(wrong);
  }
}

import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { identityRoutes, type TokenAnswer } from '@serein/contracts/identity';
import { LoginAnonymousBody, LoginBody, RegisterAnonymousBody, RegisterBody } from '@serein/contracts/identity/schemas';
import { type Failure, isFailure, RequestContext, requestSchema } from '@serein/service-kit';
import type { z } from 'zod';
import { SessionTokens } from '../sessions/session-tokens.ts';
import { AccountsService } from './accounts.service.ts';
import type { User } from './user.model.ts';

const RegisterRequest = requestSchema({ body: RegisterBody });
const LoginRequest = requestSchema({ body: LoginBody });
const RegisterAnonymousRequest = requestSchema({ body: RegisterAnonymousBody });
const LoginAnonymousRequest = requestSchema({ body: LoginAnonymousBody });

const CREATED = 'Account created successfully!';
const WELCOME = 'Login successful!';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly tokens: SessionTokens,
  ) {}

  @MessagePattern(identityRoutes.register.subject)
  async register(
    @Payload({ schema: RegisterRequest }) { body }: z.output<typeof RegisterRequest>,
    @Ctx() ctx: RequestContext,
  ) {
    return this.answer(await this.accounts.register(body, ctx), CREATED);
  }

  @MessagePattern(identityRoutes.login.subject)
  async login(@Payload({ schema: LoginRequest }) { body }: z.output<typeof LoginRequest>, @Ctx() ctx: RequestContext) {
    return this.answer(await this.accounts.login(body, ctx), WELCOME);
  }

  @MessagePattern(identityRoutes.registerAnonymous.subject)
  async registerAnonymous(
    @Payload({ schema: RegisterAnonymousRequest }) { body }: z.output<typeof RegisterAnonymousRequest>,
    @Ctx() ctx: RequestContext,
  ) {
    return this.answer(await this.accounts.registerAnonymous(body, ctx), CREATED);
  }

  @MessagePattern(identityRoutes.loginAnonymous.subject)
  async loginAnonymous(
    @Payload({ schema: LoginAnonymousRequest }) { body }: z.output<typeof LoginAnonymousRequest>,
    @Ctx() ctx: RequestContext,
  ) {
    return this.answer(await this.accounts.loginAnonymous(body, ctx), WELCOME);
  }

  private answer(user: User | Failure, message: string): TokenAnswer | Failure {
    return isFailure(user) ? user : { token: this.tokens.issue(user), message };
  }
}

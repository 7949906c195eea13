import { Module } from '@nestjs/common';
import { EventsModule, MongoModule } from '@serein/service-kit';
import { AccountsController } from './accounts/accounts.controller.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { Phones } from './accounts/phone.ts';
import { User, UserSchema } from './accounts/user.model.ts';
import { Passwords } from './passwords/passwords.ts';
import { ProfileController } from './profile/profile.controller.ts';
import { ProfileService } from './profile/profile.service.ts';
import { Seed } from './seed/seed.ts';
import { SessionTokens } from './sessions/session-tokens.ts';
import { SessionsController } from './sessions/sessions.controller.ts';

@Module({
  imports: [
    MongoModule.forService('identity'),
    MongoModule.forFeature([{ name: User.name, schema: UserSchema }]),
    EventsModule.forService({ outboxModels: [User.name] }),
  ],
  controllers: [AccountsController, ProfileController, SessionsController],
  providers: [AccountsService, ProfileService, Passwords, Phones, SessionTokens, Seed],
})
export class IdentityModule {}

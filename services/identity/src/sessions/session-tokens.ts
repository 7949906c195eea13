import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { CONFIG, SESSION_TOKEN } from '@serein/service-kit';
import type { User } from '../accounts/user.model.ts';
import { IdentityConfig } from '../config.ts';

@Injectable()
export class SessionTokens {
  private readonly jwt: JwtService;

  constructor(@Inject(CONFIG) config: Pick<IdentityConfig, 'JWT_SECRET'>) {
    this.jwt = new JwtService({ secret: config.JWT_SECRET });
  }

  issue({ _id, role, isAnonymous, tokenVersion }: Pick<User, '_id' | 'role' | 'isAnonymous' | 'tokenVersion'>): string {
    return this.jwt.sign(
      { role, anon: isAnonymous, ver: tokenVersion },
      {
        algorithm: 'HS256',
        subject: String(_id),
        issuer: SESSION_TOKEN.issuer,
        audience: SESSION_TOKEN.audience,
        expiresIn: `${SESSION_TOKEN.days}d`,
      },
    );
  }
}

import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@serein/service-kit';
import { IdentityConfig } from '../config.ts';

/** What is kept of an anonymous user's phone. */
export interface HiddenPhone {
  /** Keyed: without the key, the few billion numbers cannot be tried. */
  phoneHash: string;
  phoneLast4: string;
}

@Injectable()
export class Phones {
  constructor(@Inject(CONFIG) private readonly config: Pick<IdentityConfig, 'PHONE_HASH_SECRET'>) {}

  /** @param phone digits with an optional leading +; 0091…, +91… and 91… are the same phone */
  hide(phone: string): HiddenPhone {
    const digits = phone.replace(/^\+|^00/, '');
    return {
      phoneHash: createHmac('sha256', this.config.PHONE_HASH_SECRET).update(digits).digest('hex'),
      phoneLast4: digits.slice(-4),
    };
  }
}

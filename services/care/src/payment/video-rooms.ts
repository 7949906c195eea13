import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { BRAND } from '@serein/contracts';
import { CONFIG } from '@serein/service-kit';
import { CareConfig } from '../config.ts';

@Injectable()
export class VideoRooms {
  constructor(@Inject(CONFIG) private readonly config: CareConfig) {}

  /** The address of a room that nobody can guess. */
  newLink(): string {
    const base = this.config.VIDEO_BASE_URL.replace(/\/+$/, '');
    return `${base}/${BRAND.toLowerCase()}-${randomBytes(18).toString('base64url')}`;
  }
}

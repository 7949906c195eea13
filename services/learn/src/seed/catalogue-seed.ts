import { readFile } from 'node:fs/promises';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { filePath } from '@serein/contracts';
import {
  CONFIG,
  FileStore,
  insertMissing,
  LOGGER,
  type Logger,
  type ServiceConfig,
  seedsDemoData,
} from '@serein/service-kit';
import type { Model } from 'mongoose';
import { Course } from '../courses/course.schema.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { toCourse } from './course-from-seed.ts';

const MEDIA = new URL('../../media/', import.meta.url);

/** Puts the Academy's catalogue and its pictures into an empty database (spec 0: in development only). */
@Injectable()
export class CatalogueSeed implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectModel(Course.name) private readonly courses: Model<Course>,
    private readonly files: FileStore,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!seedsDemoData(this.config)) return;
    if (await this.courses.exists({})) return;
    const courses = await Promise.all(
      CATALOGUE.map(async (seed, index) => toCourse(seed, index, await this.thumbnail(index + 1))),
    );
    await insertMissing(this.courses, courses);
    this.logger.info({ courses: courses.length }, 'seeded the catalogue');
  }

  /** @returns the picture's path, '' where none has been drawn */
  private async thumbnail(number: number): Promise<string> {
    const name = `course-${String(number).padStart(2, '0')}`;
    const bytes = await readFile(new URL(`${name}.webp`, MEDIA)).catch(() => null);
    if (!bytes) return '';
    const id = `learn-${name}`;
    await this.files.put(id, bytes, { type: 'image/webp', owner: '', visibility: 'public', name: `${name}.webp` });
    return filePath(id);
  }
}

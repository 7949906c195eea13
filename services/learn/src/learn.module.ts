import { Module } from '@nestjs/common';
import { MongoModule } from '@serein/service-kit';
import { CourseRepository } from './courses/course.repository.ts';
import { Course, CourseSchema } from './courses/course.schema.ts';
import { CoursesController } from './courses/courses.controller.ts';
import { CatalogueSeed } from './seed/catalogue-seed.ts';

@Module({
  imports: [MongoModule.forService('learn'), MongoModule.forFeature([{ name: Course.name, schema: CourseSchema }])],
  controllers: [CoursesController],
  providers: [CourseRepository, CatalogueSeed],
})
export class LearnModule {}

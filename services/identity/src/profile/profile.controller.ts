import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { filePath } from '@serein/contracts';
import { identityRoutes } from '@serein/contracts/identity';
import { StoredFile, UpdateProfileBody } from '@serein/contracts/identity/schemas';
import { type Answer, failure, isFailure, RequestContext, requestSchema } from '@serein/service-kit';
import { z } from 'zod';
import { ProfileService } from './profile.service.ts';

const UpdateRequest = requestSchema({ body: UpdateProfileBody });
const FormRequest = requestSchema({ body: UpdateProfileBody.extend({ image: StoredFile.optional() }) });
const ImageRequest = requestSchema({ body: z.object({ image: StoredFile.optional() }) });

const SAVED = 'Profile updated successfully!';

@Controller()
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @MessagePattern(identityRoutes.getProfile.subject)
  async get(@Ctx() ctx: RequestContext): Promise<Answer<typeof identityRoutes.getProfile>> {
    const userData = await this.profiles.get(ctx.requireUser(), ctx);
    return isFailure(userData) ? userData : { userData };
  }

  @MessagePattern(identityRoutes.updateProfile.subject)
  async update(
    @Payload({ schema: UpdateRequest }) { body }: z.output<typeof UpdateRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof identityRoutes.updateProfile>> {
    return (await this.profiles.update(ctx.requireUser(), body)) ?? { message: SAVED };
  }

  @MessagePattern(identityRoutes.updateProfileForm.subject)
  async updateForm(
    @Payload({ schema: FormRequest }) { body: { image, ...body } }: z.output<typeof FormRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof identityRoutes.updateProfileForm>> {
    return (await this.profiles.update(ctx.requireUser(), body, image)) ?? { message: SAVED };
  }

  @MessagePattern(identityRoutes.uploadProfileImage.subject)
  async uploadImage(
    @Payload({ schema: ImageRequest }) { body: { image } }: z.output<typeof ImageRequest>,
    @Ctx() ctx: RequestContext,
  ): Promise<Answer<typeof identityRoutes.uploadProfileImage>> {
    if (!image) return failure('imageMissing', { field: 'body.image' });
    const refused = await this.profiles.update(ctx.requireUser(), {}, image);
    return refused ?? { message: 'Profile image uploaded successfully!', image: filePath(image.id) };
  }
}

import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { PROFILE_CHANGED, type ProfileChanged } from '@serein/contracts/identity';
import { PatientsService } from './patients.service.ts';

@Controller()
export class PatientsController {
  constructor(private readonly patients: PatientsService) {}

  @EventPattern(PROFILE_CHANGED)
  async onProfileChanged(@Payload() event: ProfileChanged): Promise<void> {
    await this.patients.take(event.data);
  }
}

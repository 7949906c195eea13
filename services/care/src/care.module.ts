import { Module } from '@nestjs/common';
import { EventsModule, MongoModule } from '@serein/service-kit';
import { Appointment, AppointmentSchema } from './booking/appointment.model.ts';
import { AppointmentRepository } from './booking/appointment.repository.ts';
import { AppointmentsController } from './booking/appointments.controller.ts';
import { BookingService } from './booking/booking.service.ts';
import { CancellationService } from './booking/cancellation.service.ts';
import { SlotsController } from './booking/slots.controller.ts';
import { SlotsService } from './booking/slots.service.ts';
import { Doctor, DoctorSchema } from './doctors/doctor.model.ts';
import { DoctorsController } from './doctors/doctors.controller.ts';
import { DoctorsService } from './doctors/doctors.service.ts';
import { Hospital, HospitalSchema } from './hospitals/hospital.model.ts';
import { HospitalsController } from './hospitals/hospitals.controller.ts';
import { Patient, PatientSchema } from './patients/patient.model.ts';
import { PatientsController } from './patients/patients.controller.ts';
import { PatientsService } from './patients/patients.service.ts';
import { Claims } from './payment/claims.ts';
import { PaymentController } from './payment/payment.controller.ts';
import { PaymentService } from './payment/payment.service.ts';
import { PAYMENT_PROVIDER } from './payment/provider.ts';
import { PaymentRecovery } from './payment/recovery.ts';
import { Refunds } from './payment/refunds.ts';
import { SandboxCharge, SandboxChargeSchema } from './payment/sandbox-charge.model.ts';
import { SandboxProvider } from './payment/sandbox-provider.ts';
import { VideoRooms } from './payment/video-rooms.ts';
import { Review, ReviewSchema } from './reviews/review.model.ts';
import { ReviewsController } from './reviews/reviews.controller.ts';
import { Seed } from './seed/seed.ts';
import { SeedRun, SeedRunSchema } from './seed/seed-run.model.ts';

@Module({
  imports: [
    MongoModule.forService('care'),
    MongoModule.forFeature([
      { name: Doctor.name, schema: DoctorSchema },
      { name: Review.name, schema: ReviewSchema },
      { name: Hospital.name, schema: HospitalSchema },
      { name: Appointment.name, schema: AppointmentSchema },
      { name: Patient.name, schema: PatientSchema },
      { name: SandboxCharge.name, schema: SandboxChargeSchema },
      { name: SeedRun.name, schema: SeedRunSchema },
    ]),
    EventsModule.forService({ outboxModels: [Appointment.name] }),
  ],
  controllers: [
    DoctorsController,
    ReviewsController,
    HospitalsController,
    SlotsController,
    AppointmentsController,
    PaymentController,
    PatientsController,
  ],
  providers: [
    DoctorsService,
    SlotsService,
    AppointmentRepository,
    BookingService,
    CancellationService,
    PatientsService,
    Claims,
    PaymentService,
    Refunds,
    PaymentRecovery,
    VideoRooms,
    { provide: PAYMENT_PROVIDER, useClass: SandboxProvider },
    Seed,
  ],
})
export class CareModule {}

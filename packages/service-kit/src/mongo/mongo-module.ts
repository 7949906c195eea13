import { type DynamicModule, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, type ModelDefinition, MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import type { ServiceConfig } from '../app/config.ts';
import { CONFIG } from '../app/tokens.ts';

/** Builds the collections and indexes of all models before the service is ready. */
@Injectable()
class IndexBuilder implements OnModuleInit {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    await Promise.all(Object.values(this.connection.models).map((model) => model.init()));
  }
}

/** A service's own database. */
@Module({})
export class MongoModule {
  /**
   * The connection to the database `serein_<service>`, for the whole service. Filters are sanitised (operators of
   * our own need `trusted(…)`), unknown keys in a filter throw, and writes are acknowledged by the journal.
   */
  static forService(service: string): DynamicModule {
    mongoose.set('sanitizeFilter', true);
    mongoose.set('strictQuery', 'throw');
    return {
      module: MongoModule,
      global: true,
      imports: [
        MongooseModule.forRootAsync({
          inject: [CONFIG],
          useFactory: (config: ServiceConfig) => ({
            uri: config.MONGODB_URI,
            dbName: `serein_${service}`,
            appName: `serein-${service}`,
            serverSelectionTimeoutMS: 3_000,
            connectTimeoutMS: 3_000,
            socketTimeoutMS: 60_000,
            maxPoolSize: 20,
            // A repeated write must not be applied twice, and the embedded engine has no sessions to see to that.
            retryWrites: false,
            writeConcern: { w: 'majority', j: true },
            retryAttempts: 20,
            retryDelay: 500,
          }),
        }),
      ],
      providers: [IndexBuilder],
    };
  }

  /** The models of one feature, to be injected with `@InjectModel(name)`. */
  static forFeature(models: ModelDefinition[]): DynamicModule {
    return MongooseModule.forFeature(models);
  }
}

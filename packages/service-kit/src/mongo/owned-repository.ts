import type { Model, ProjectionType, QueryFilter, SortOrder, UpdateQuery } from 'mongoose';
import type { VerifiedUser } from '../requests/verified-user.ts';

/** A record that belongs to one user. */
export interface Owned {
  /** The owner's user id, in 24 hex digits. */
  userId: string;
}

/** A filter that cannot name the owner: the repository puts it in. */
export type OwnFilter<T extends Owned> = QueryFilter<Omit<T, 'userId'>> & { userId?: never };
type OwnUpdate<T extends Owned> = UpdateQuery<Omit<T, 'userId'>> & { userId?: never };

export interface ReadOptions<T> {
  projection?: ProjectionType<T>;
  sort?: Record<string, SortOrder>;
  limit?: number;
  skip?: number;
  /** See `deadlineOptions`. */
  maxTimeMS?: number;
}

/**
 * Records of one user at a time: every method takes the verified owner first and adds it to the filter, so that
 * reading another user's data does not compile. Reads are lean, and projected by default.
 */
export class OwnedRepository<T extends Owned> {
  /** @param fields the default projection of reads */
  constructor(
    private readonly model: Model<T>,
    private readonly fields: ProjectionType<T> = { __v: 0 },
  ) {}

  find(owner: VerifiedUser, filter: OwnFilter<T> = {}, options: ReadOptions<T> = {}): Promise<T[]> {
    const { projection = this.fields, ...rest } = options;
    return this.model.find(this.owned(owner, filter), projection, rest).lean<T[]>().exec();
  }

  findOne(owner: VerifiedUser, filter: OwnFilter<T>, options: ReadOptions<T> = {}): Promise<T | null> {
    const { projection = this.fields, ...rest } = options;
    return this.model.findOne(this.owned(owner, filter), projection, rest).lean<T | null>().exec();
  }

  count(owner: VerifiedUser, filter: OwnFilter<T> = {}, options: { maxTimeMS?: number } = {}): Promise<number> {
    return this.model.countDocuments(this.owned(owner, filter), options).exec();
  }

  /** @returns the stored record */
  async insert(owner: VerifiedUser, data: Omit<T, 'userId' | '_id'> & { userId?: never }) {
    const stored = await this.model.create({ ...data, userId: owner.id } as unknown as T);
    return stored.toObject();
  }

  /** @returns the record after the update, or null when the owner has no such record */
  async updateOne(
    owner: VerifiedUser,
    filter: OwnFilter<T>,
    update: OwnUpdate<T>,
    options: ReadOptions<T> = {},
  ): Promise<T | null> {
    if (namesOwner(update)) throw new Error('An update of an owned record must not name its owner.');
    const { projection = this.fields, ...rest } = options;
    return this.model
      .findOneAndUpdate(this.owned(owner, filter), update as unknown as UpdateQuery<T>, {
        ...rest,
        projection,
        returnDocument: 'after',
      })
      .lean<T | null>()
      .exec();
  }

  /** @returns whether there was such a record */
  async deleteOne(owner: VerifiedUser, filter: OwnFilter<T>): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne(this.owned(owner, filter)).exec();
    return deletedCount === 1;
  }

  // Mongoose's filter types cannot follow a generic record with one key added.
  private owned(owner: VerifiedUser, filter: OwnFilter<T>): QueryFilter<T> {
    return { ...filter, userId: owner.id } as QueryFilter<T>;
  }
}

/** The type keeps the owner out of the update itself, but not out of its operators. */
function namesOwner(update: UpdateQuery<unknown>): boolean {
  const parts = [update, ...Object.values(update)].map((part: unknown) => Object(part));
  return parts.some((part) => 'userId' in part) || Object.values(Object(update.$rename)).includes('userId');
}

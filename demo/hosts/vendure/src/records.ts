import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn, type ColumnOptions } from 'typeorm';

/** A visitor, known by the hash of a cookie. */
export class StorefrontSession {
  declare id: string;
  declare orderId: string | null;
  declare customerId: string | null;
  /** The token that a signed-in customer's requests carry. */
  declare xsrfToken: string | null;
  declare createdAt: Date;
}

/** The answer to a write, stored with the write itself. */
export class StorefrontAnswer {
  /** The visitor and the key of the write. */
  declare id: string;
  declare body: string;
  declare createdAt: Date;
}

export class StorefrontForm {
  /** The submission's key. */
  declare id: string;
  /** `null` until it is submitted. */
  declare submission: string | null;
  declare createdAt: Date;
}

export class StorefrontSignUp {
  /** The variant and the address. */
  declare id: string;
  declare productId: string;
  declare variantId: string;
  declare email: string;
  declare isJoinMailingList: boolean;
  declare createdAt: Date;
}

export class StorefrontReview {
  declare id: number;
  declare productId: string;
  /** The review as it is sent. */
  declare body: string;
}

const text: ColumnOptions = { type: 'varchar' };
const textOrNull: ColumnOptions = { type: 'varchar', nullable: true };
const long: ColumnOptions = { type: 'text' };

/** The engine knows entities by their classes, and this package is run without the syntax of decorators. */
function table(record: new () => object, columns: Readonly<Record<string, ColumnOptions>>, hasOwnId = true): void {
  Entity()(record);
  const { prototype } = record;
  if (hasOwnId) {
    PrimaryColumn({ type: 'varchar' })(prototype, 'id');
    CreateDateColumn({ type: Date })(prototype, 'createdAt');
  } else PrimaryGeneratedColumn()(prototype, 'id');
  for (const [name, options] of Object.entries(columns)) Column(options)(prototype, name);
}

table(StorefrontSession, { orderId: textOrNull, customerId: textOrNull, xsrfToken: textOrNull });
table(StorefrontAnswer, { body: long });
table(StorefrontForm, { submission: { ...long, nullable: true } });
table(StorefrontSignUp, { productId: text, variantId: text, email: text, isJoinMailingList: { type: Boolean } });
table(StorefrontReview, { productId: text, body: long }, false);

export const records = [StorefrontSession, StorefrontAnswer, StorefrontForm, StorefrontSignUp, StorefrontReview];

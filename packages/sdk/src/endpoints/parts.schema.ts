import { Type, type Static, type TProperties, type TSchema } from 'typebox';

/** A boolean in the platform's form: 1 or 0. */
export const Flag = Type.Enum([0, 1]);
export type Flag = Static<typeof Flag>;

/** An id; always a text, even where the database has a number. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });

/** A value that may be `null`. */
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** An input without fields. */
export const Nothing = Type.Object({}, { additionalProperties: false });
export type Nothing = Static<typeof Nothing>;

/**
 * Input of a call whose output depends on the school. The client adds `schoolId` itself (`ambient`), so that
 * the address identifies the data, which can then be primed and shared.
 */
export const SchoolScope = Type.Object({ schoolId: Type.Optional(Id) }, { additionalProperties: false });
export type SchoolScope = Static<typeof SchoolScope>;

/** Input with the origin of the site, as the older calls require. */
export const DomainScope = Type.Object(
  { domain: Type.Optional(Type.String({ maxLength: 300 })) },
  { additionalProperties: false },
);
export type DomainScope = Static<typeof DomainScope>;

/** Input of a call that answers `unchanged` when `hash`, that of the caller's copy, is current. */
export const HashScope = Type.Object(
  { schoolId: Type.Optional(Id), hash: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
);
export type HashScope = Static<typeof HashScope>;

/** An input; unknown fields are refused. */
export const Input = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A UTC ISO time. */
export const Time = Type.String({ format: 'date-time' });

/** A calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' });

/** An amount of money in cents. */
export const Cents = Type.Integer();

/** Page of a list; by default the first page of 20 entries. */
export const Paging = {
  /** Page number, from 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** The same for entries with long texts. */
export const TextPaging = {
  pageNo: Paging.pageNo,
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
};

/** A page of a list, and the total number of entries. */
export const Page = <Schema extends TSchema>(record: Schema) =>
  Type.Object({ total: Type.Integer(), records: Type.Array(record) });

/** A number of objects. */
export const Count = Type.Object({ count: Type.Integer() });
export type Count = Static<typeof Count>;

/** A list of ids. */
export const Ids = Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true });

/** A file in a multipart form; a text in its place is refused. The server detects the type from the bytes. */
export const FilePart = Type.Refine(
  Type.Unsafe<Blob>({ description: 'A file' }),
  (part) => part instanceof Blob,
  () => 'must be a file',
);

/** An address to open. */
export const Link = Type.Object({ url: Type.String() });
export type Link = Static<typeof Link>;

import { Type, type Static, type TProperties, type TSchema } from 'typebox';

/** The platform's yes or no: 1 or 0. */
export const Flag = Type.Enum([0, 1]);
export type Flag = Static<typeof Flag>;

/** An identity on the wire; a text even where it is a number in the database. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });

/** A value that may be absent as `null`. */
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** An input without fields. */
export const Nothing = Type.Object({}, { additionalProperties: false });
export type Nothing = Static<typeof Nothing>;

/**
 * An input whose answer depends on the school. The client adds `schoolId` by itself
 * (`ambient`), so that an address names one school's data and can be primed and shared.
 */
export const SchoolScope = Type.Object({ schoolId: Type.Optional(Id) }, { additionalProperties: false });
export type SchoolScope = Static<typeof SchoolScope>;

/** An input with the current origin, as the older calls ask. */
export const DomainScope = Type.Object(
  { domain: Type.Optional(Type.String({ maxLength: 300 })) },
  { additionalProperties: false },
);
export type DomainScope = Static<typeof DomainScope>;

/**
 * An input of a call that answers `unchanged` when the caller's copy, named by its
 * `hash`, is still the newest.
 */
export const HashScope = Type.Object(
  { schoolId: Type.Optional(Id), hash: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
);
export type HashScope = Static<typeof HashScope>;

/** An input; fields that it does not know are refused. */
export const Input = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A moment, as a UTC ISO text. */
export const Time = Type.String({ format: 'date-time' });

/** A calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' });

/** Money in cents. */
export const Cents = Type.Integer();

/** Which page of a list is asked for; the first of 20 unless it is said. */
export const Paging = {
  /** From 1. */
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** The same for entries with whole texts, of which each may be long. */
export const TextPaging = {
  pageNo: Paging.pageNo,
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
};

/** One page of a list, and how many entries all pages have. */
export const Page = <Schema extends TSchema>(record: Schema) =>
  Type.Object({ total: Type.Integer(), records: Type.Array(record) });

/** How many there are. */
export const Count = Type.Object({ count: Type.Integer() });
export type Count = Static<typeof Count>;

/** A list of identities. */
export const Ids = Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true });

/** A file in a multipart form; a text in its place is refused. What its bytes are the server finds out. */
export const FilePart = Type.Refine(
  Type.Unsafe<Blob>({ description: 'A file' }),
  (part) => part instanceof Blob,
  () => 'must be a file',
);

/** An address to open. */
export const Link = Type.Object({ url: Type.String() });
export type Link = Static<typeof Link>;

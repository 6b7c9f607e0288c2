import { Type, type Static, type TSchema } from 'typebox';

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

/** An input with the current origin, as the older calls ask (specification 7). */
export const DomainScope = Type.Object(
  { domain: Type.Optional(Type.String({ maxLength: 300 })) },
  { additionalProperties: false },
);
export type DomainScope = Static<typeof DomainScope>;

/**
 * An input of a call that answers `unchanged` when the caller's copy, named by its
 * `hash`, is still the newest (specification 3).
 */
export const HashScope = Type.Object(
  { schoolId: Type.Optional(Id), hash: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
);
export type HashScope = Static<typeof HashScope>;

import { Type, type Static } from 'typebox';
import { Flag, Input, Nullable, Time } from '../parts.schema.ts';

/** Proof of a verified identity (`setting.verifyIdentity`); required where the account has a means of verification. */
const verifyToken = Type.Optional(Type.String({ minLength: 1, maxLength: 256 }));

/** State of the archive of a student's data. */
export const ArchiveState = Type.Enum(['none', 'making', 'ready', 'failed']);
export type ArchiveState = Static<typeof ArchiveState>;

/** Why an account cannot be closed yet: a waiting order, a refund in progress, or a withdrawal in progress. */
export const ClosingHindrance = Type.Enum(['order', 'refund', 'withdrawal']);
export type ClosingHindrance = Static<typeof ClosingHindrance>;

/** The student's data archive and the closing of the account. */
export const OwnData = Type.Object({
  /** Archive with all data held about the student. */
  archive: Type.Object({
    state: ArchiveState,
    /** When it was requested; null where none was requested. */
    askedAt: Nullable(Time),
    /**
     * Address of the archive, valid for ten minutes; empty where it is not ready, or was requested in another
     * session.
     */
    url: Type.String(),
    /** Size in bytes. */
    size: Type.Integer(),
    /** When it is deleted; null where it is not ready. */
    expiresAt: Nullable(Time),
    /** When another may be requested; null for now. */
    nextAt: Nullable(Time),
  }),
  /** Closing of the account. */
  closing: Type.Object({
    /** When the account is closed; null where that was not requested. */
    closesAt: Nullable(Time),
    /** Days between the request and the closing, within which it can be cancelled. */
    waitDays: Type.Integer(),
    /** Why it cannot be closed yet; empty where it can. */
    hindrances: Type.Array(ClosingHindrance),
    /** Balance in cents that is lost with the account. */
    balanceCents: Type.Integer(),
  }),
});
export type OwnData = Static<typeof OwnData>;

export const AskArchiveIn = Input({ verifyToken });
export type AskArchiveIn = Static<typeof AskArchiveIn>;

export const CloseAccountIn = Input({
  verifyToken,
  /** 1 where the student gives up the balance; required while there is one. */
  giveUpFlag: Type.Optional(Flag),
});
export type CloseAccountIn = Static<typeof CloseAccountIn>;

import { Type, type Static } from 'typebox';
import { Flag, Input, Nullable, Time } from '../parts.schema.ts';

/** Proof of a verified identity (`setting.verifyIdentity`); needed where the account has a way to give one. */
const verifyToken = Type.Optional(Type.String({ minLength: 1, maxLength: 256 }));

/** How far the archive of a student's data is. */
export const ArchiveState = Type.Enum(['none', 'making', 'ready', 'failed']);
export type ArchiveState = Static<typeof ArchiveState>;

/** Why an account cannot be closed yet: an order that waits for its money, money that goes back, money that is taken out. */
export const ClosingHindrance = Type.Enum(['order', 'refund', 'withdrawal']);
export type ClosingHindrance = Static<typeof ClosingHindrance>;

/** What a student may do with all that the school holds of them. */
export const OwnData = Type.Object({
  /** All that is held of the student, as one file. */
  archive: Type.Object({
    state: ArchiveState,
    /** Null where none was asked for. */
    askedAt: Nullable(Time),
    /** Where it is fetched, for ten minutes from now; empty where it is not ready, or another log-in proved whose it is. */
    url: Type.String(),
    /** Bytes. */
    size: Type.Integer(),
    /** When it is deleted; null where it is not ready. */
    expiresAt: Nullable(Time),
    /** From when another may be asked for; null for now. */
    nextAt: Nullable(Time),
  }),
  /** How the account ends. */
  closing: Type.Object({
    /** When the account is closed; null where that was not asked for. */
    closesAt: Nullable(Time),
    /** Days between the asking and the end, in which it can be taken back. */
    waitDays: Type.Integer(),
    /** Why it cannot be closed yet; empty where nothing speaks against it. */
    hindrances: Type.Array(ClosingHindrance),
    /** What of the balance is lost with the account, in cents. */
    balanceCents: Type.Integer(),
  }),
});
export type OwnData = Static<typeof OwnData>;

export const AskArchiveIn = Input({ verifyToken });
export type AskArchiveIn = Static<typeof AskArchiveIn>;

export const CloseAccountIn = Input({
  verifyToken,
  /** 1 where the student gives the balance up; needed while there is one. */
  giveUpFlag: Type.Optional(Flag),
});
export type CloseAccountIn = Static<typeof CloseAccountIn>;

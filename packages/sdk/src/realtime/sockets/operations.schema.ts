import { Type, type Static } from 'typebox';
import { LessonPlay } from '../../endpoints/learning/learning.schema.ts';
import { Id, Time } from '../../endpoints/parts.schema.ts';

/** The first frame of a connection. The server trusts none of it but the token. */
export const AuthIn = Type.Object(
  {
    /** Id of the company. */
    companyId: Type.String({ maxLength: 64 }),
    /** Id of the school. */
    schoolId: Type.String({ maxLength: 64 }),
    /** Id of the student. */
    userId: Type.String({ maxLength: 64 }),
    /** The token of the log-in. */
    token: Type.String({ minLength: 1, maxLength: 200 }),
    /** Milliseconds since 1970 by the device's clock. */
    date: Type.Number(),
    /** Id that the device gave itself. */
    deviceId: Type.String({ maxLength: 100 }),
    /** What the connection is for: `exercise`, `exam`, `lesson`. */
    module: Type.String({ maxLength: 40 }),
  },
  { additionalProperties: false },
);
export type AuthIn = Static<typeof AuthIn>;

/** Whom the server takes the connection for, and its time. */
export const AuthOut = Type.Object({ userId: Id, serverTime: Time });
export type AuthOut = Static<typeof AuthOut>;

/** The server's time. */
export const HeartbeatOut = Type.Object({ serverTime: Time });
export type HeartbeatOut = Static<typeof HeartbeatOut>;

/** The lesson that is asked about. */
export const LessonChannelIn = Type.Object({ lessonId: Id }, { additionalProperties: false });
export type LessonChannelIn = Static<typeof LessonChannelIn>;

/** What a lesson's channel knows of it. */
export const ChannelInfo = Type.Object({ lessonId: Id, live: LessonPlay.properties.live, serverTime: Time });
export type ChannelInfo = Static<typeof ChannelInfo>;

/** The first frame of presence. The server trusts none of it but the token. */
export const PresenceJoinIn = Type.Object({
  /** Id of the company. */
  companyId: Type.String({ maxLength: 64 }),
  /** Id of the student. */
  userId: Type.String({ maxLength: 64 }),
  /** Milliseconds since 1970 by the device's clock. */
  timestamp: Type.Number(),
  /** The ticket of the node config, good for one connection. */
  token: Type.String({ maxLength: 200 }),
});
export type PresenceJoinIn = Static<typeof PresenceJoinIn>;

/** What changed of a student's open room: what happened to it, or that something was missed. */
export const RoomChanged = Type.Object({
  /** Id of the attempt; missing where the server could not hear of changes. */
  recordId: Type.Optional(Id),
  /** `submitted` handed in, `deadline` its end moved, `face` its check is due, `missed` ask how it stands. */
  what: Type.Enum(['submitted', 'deadline', 'face', 'missed']),
});
export type RoomChanged = Static<typeof RoomChanged>;

/** A live lesson that a teacher began or ended, or whose replay is there. */
export const LiveChanged = Type.Object({
  /** Id of the lesson; missing where the server could not hear of changes: whoever is at one asks how it stands. */
  lessonId: Type.Optional(Id),
});
export type LiveChanged = Static<typeof LiveChanged>;

import { Type, type Static } from 'typebox';
import { LessonPlay } from '../../endpoints/learning/learning.schema.ts';
import { Id, Time } from '../../endpoints/parts.schema.ts';

/** The first frame of a connection. The server verifies the token and ignores the other ids. */
export const AuthIn = Type.Object(
  {
    /** Id of the company. */
    companyId: Type.String({ maxLength: 64 }),
    /** Id of the school. */
    schoolId: Type.String({ maxLength: 64 }),
    /** Id of the student. */
    userId: Type.String({ maxLength: 64 }),
    /** Token of the log-in. */
    token: Type.String({ minLength: 1, maxLength: 200 }),
    /** Milliseconds since 1970 by the device's clock. */
    date: Type.Number(),
    /** Id that the device generated for itself. */
    deviceId: Type.String({ maxLength: 100 }),
    /** Purpose of the connection: `exercise`, `exam`, `lesson`. */
    module: Type.String({ maxLength: 40 }),
  },
  { additionalProperties: false },
);
export type AuthIn = Static<typeof AuthIn>;

/** The authenticated student, and the server's time. */
export const AuthOut = Type.Object({ userId: Id, serverTime: Time });
export type AuthOut = Static<typeof AuthOut>;

/** The server's time. */
export const HeartbeatOut = Type.Object({ serverTime: Time });
export type HeartbeatOut = Static<typeof HeartbeatOut>;

/** The lesson to ask about. */
export const LessonChannelIn = Type.Object({ lessonId: Id }, { additionalProperties: false });
export type LessonChannelIn = Static<typeof LessonChannelIn>;

/** Live state of a lesson. */
export const ChannelInfo = Type.Object({ lessonId: Id, live: LessonPlay.properties.live, serverTime: Time });
export type ChannelInfo = Static<typeof ChannelInfo>;

/** The first frame of presence. The server verifies the token and ignores the other values. */
export const PresenceJoinIn = Type.Object({
  /** Id of the company. */
  companyId: Type.String({ maxLength: 64 }),
  /** Id of the student. */
  userId: Type.String({ maxLength: 64 }),
  /** Milliseconds since 1970 by the device's clock. */
  timestamp: Type.Number(),
  /** One-time ticket from the node config. */
  token: Type.String({ maxLength: 200 }),
});
export type PresenceJoinIn = Static<typeof PresenceJoinIn>;

/** A change of a student's open attempt. */
export const RoomChanged = Type.Object({
  /** Id of the attempt; missing when the server lost its connection to the events. */
  recordId: Type.Optional(Id),
  /**
   * `submitted`: handed in; `deadline`: its end moved; `face`: a face check is due; `missed`: events may have
   * been lost, fetch the state again.
   */
  what: Type.Enum(['submitted', 'deadline', 'face', 'missed']),
});
export type RoomChanged = Static<typeof RoomChanged>;

/** A live lesson that a teacher started or ended, or whose replay became available. */
export const LiveChanged = Type.Object({
  /**
   * Id of the lesson; missing when the server may have lost events: clients then fetch the state of their
   * lesson again.
   */
  lessonId: Type.Optional(Id),
});
export type LiveChanged = Static<typeof LiveChanged>;

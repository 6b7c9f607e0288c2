import { Type, type Static } from 'typebox';
import { LessonPlay } from '../endpoints/learning/learning.schema.ts';
import { Id, Time } from '../endpoints/parts.schema.ts';

/** The first frame of a connection. The server trusts none of it but the token. */
export const AuthIn = Type.Object(
  {
    companyId: Type.String({ maxLength: 64 }),
    schoolId: Type.String({ maxLength: 64 }),
    userId: Type.String({ maxLength: 64 }),
    token: Type.String({ minLength: 1, maxLength: 200 }),
    /** Milliseconds since 1970 by the device's clock. */
    date: Type.Number(),
    deviceId: Type.String({ maxLength: 100 }),
    /** What the connection is for: `exercise`, `exam`, `lesson`. */
    module: Type.String({ maxLength: 40 }),
  },
  { additionalProperties: false },
);
export type AuthIn = Static<typeof AuthIn>;

export const AuthOut = Type.Object({ userId: Id, serverTime: Time });
export type AuthOut = Static<typeof AuthOut>;

export const HeartbeatOut = Type.Object({ serverTime: Time });
export type HeartbeatOut = Static<typeof HeartbeatOut>;

export const LessonChannelIn = Type.Object({ lessonId: Id }, { additionalProperties: false });
export type LessonChannelIn = Static<typeof LessonChannelIn>;

/** What a lesson's channel knows of it. */
export const ChannelInfo = Type.Object({ lessonId: Id, live: LessonPlay.properties.live, serverTime: Time });
export type ChannelInfo = Static<typeof ChannelInfo>;

import type { EndpointShape } from '../../client/endpoint.ts';
import { text } from '../../client/readers.ts';
import * as operations from '../../realtime/sockets/operations.ts';
import type { MockReply, MockSchool } from './mockSchool.ts';

/** Replies of a mock socket to a frame, and whether it then closes. */
export interface FrameReplies {
  /** Frames as JSON texts. */
  readonly frames: readonly string[];
  /** Closing code; missing while the connection stays open. */
  readonly close?: number;
}

/** One connection of a client. */
export interface Conversation {
  /** Receives a frame and returns the replies. */
  receive(frame: string): FrameReplies;
}

/** Paths of the mock school's sockets. */
export const SOCKET_PATHS: readonly string[] = ['/websocket', '/presence'];

interface Frame {
  readonly op: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Ids of the calls with the same effect, by operation name. */
const FALLBACKS: ReadonlyMap<string, string> = new Map(
  Object.values<{ readonly op: string; readonly fallback?: EndpointShape }>(operations).flatMap(
    ({ op, fallback }) => (fallback === undefined ? [] : [[op, fallback.id] as const]),
  ),
);
/** Operations without such a call, and the call with the same reply. */
const SAME_REPLY_AS: Readonly<Record<string, string>> = {
  [operations.examFace.op]: 'answering.switchQuestion',
  [operations.videoIn.op]: 'learning.logOn',
  [operations.videoReady.op]: 'learning.logOn',
};

const [NO_FRAME, NO_LOGIN] = [4400, 4401];

function frameOf(text: string): Frame | undefined {
  try {
    const { op, id, data } = Object(JSON.parse(text));
    return typeof op === 'string' && typeof id === 'string' ? { op, id, data: Object(data) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Starts a conversation that follows `PROTOCOL.md`: authentication first, then heartbeats and operations, each
 * with the reply and the effect of its HTTP call.
 * @param path `/websocket` for lessons and exams, `/presence` for presence.
 * @param time returns milliseconds since 1970.
 */
export function beginConversation(school: MockSchool, path: string, time: () => number): Conversation {
  let token: string | undefined;
  const isPresence = path === '/presence';
  const hello = isPresence ? 'join' : operations.auth.op;
  const heartbeat = isPresence ? 'heartbeat' : operations.heartbeat.op;
  const now = () => ({ serverTime: new Date(time()).toISOString() });

  function say({ op, id }: Frame, reply: Omit<MockReply, 'status'>): string {
    const { code, message, data } = reply;
    return JSON.stringify({ op, id, code, message, data });
  }

  const done = (frame: Frame, data: unknown): FrameReplies => ({
    frames: [say(frame, { code: '1', message: '', data })],
  });

  function authenticate(frame: Frame): FrameReplies {
    if (frame.op !== hello) return { frames: [], close: NO_FRAME };
    const given = text(frame.data['token']);
    // Presence authenticates with a ticket from the node config, which only a logged-in student can read.
    const reply = isPresence ? undefined : school.call('shell.currentUser', {}, given);
    if (reply !== undefined && reply.code !== '1') return { frames: [say(frame, reply)], close: NO_LOGIN };
    token = given;
    return done(frame, { userId: '100', ...now() });
  }

  return {
    receive: (text) => {
      const frame = frameOf(text);
      if (frame === undefined) return { frames: [], close: NO_FRAME };
      if (token === undefined) return authenticate(frame);
      if (frame.op === heartbeat) return done(frame, now());
      if (frame.op === operations.channelInfo.op) {
        const { lessonId } = frame.data;
        return done(frame, { lessonId, live: null, ...now() });
      }
      const call = FALLBACKS.get(frame.op) ?? SAME_REPLY_AS[frame.op];
      const reply =
        call === undefined
          ? { code: '501', message: `Nothing answers ${frame.op}`, data: undefined }
          : school.call(call, frame.data, token);
      return { frames: [say(frame, reply)] };
    },
  };
}

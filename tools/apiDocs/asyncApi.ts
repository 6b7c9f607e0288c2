import { plausible } from '@lectern/sdk/testing';
import { sockets } from '@lectern/sdk/schemas';
import { PRESENCE_PATH, SOCKET_PATH } from '@lectern/sdk/sockets';
import type { TSchema } from 'typebox';
import type { DescribedOperation } from '../../packages/sdk/tools/describedOperations.ts';
import type { Components, Part } from './components.ts';

type Channel = 'room' | 'presence';

/** A message of a socket: a request with its reply, or a push of the server. */
interface SocketMessage {
  readonly channel: Channel;
  readonly op: string;
  readonly text: string;
  readonly fallback?: string;
  readonly input?: TSchema;
  readonly output: TSchema;
  /** True for a push, which the server sends by itself. */
  readonly isPush?: true;
}

const PRESENCE: readonly SocketMessage[] = [
  {
    channel: 'presence',
    op: 'join',
    text: 'Authenticates the connection; its first frame.',
    input: sockets.PresenceJoinIn,
    output: sockets.HeartbeatOut,
  },
  {
    channel: 'presence',
    op: 'heartbeat',
    text: 'Checks that the connection is alive; every 10 seconds.',
    output: sockets.HeartbeatOut,
  },
];

const NOTHING: TSchema = { type: 'object', properties: {} };

const PUSHES: readonly SocketMessage[] = [
  {
    channel: 'room',
    op: 'room_changed',
    text: 'Tells all sockets of a student that an attempt in progress was changed elsewhere.',
    output: sockets.RoomChanged,
    isPush: true,
  },
  {
    channel: 'room',
    op: 'live_changed',
    text: 'Tells all sockets that a live lesson started or ended, or that its replay is available.',
    output: sockets.LiveChanged,
    isPush: true,
  },
  {
    channel: 'presence',
    op: 'out_online',
    text: 'The account was logged in elsewhere; the connection is closed with 4409.',
    output: NOTHING,
    isPush: true,
  },
  {
    channel: 'presence',
    op: 'front_logout',
    text: 'The session was ended; the connection is closed with 4401.',
    output: NOTHING,
    isPush: true,
  },
];

const ID = {
  type: 'string',
  minLength: 1,
  maxLength: 60,
  description: 'Id of the request, chosen by the client; the reply repeats it.',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Converts an operation name: `submit_question` to `submitQuestion`, `NETTY_AUTH_REQ` to `nettyAuthReq`. */
const nameOf = ({ channel, op }: SocketMessage): string => {
  const [first = '', ...others] = op.toLowerCase().split('_');
  const name = first + others.map(capital).join('');
  return channel === 'presence' ? `presence${capital(name)}` : name;
};

function frame(properties: Part, required: readonly string[]): Part {
  return { type: 'object', required, properties };
}

function messagesOf(spoken: SocketMessage, components: Components): Record<string, Part> {
  const { op, text, input, output, isPush } = spoken;
  const name = nameOf(spoken);
  const opPart = { type: 'string', const: op, description: 'Name of the operation.' };
  const data = components.part(output);
  const answer = (more: object): Part => ({ op, ...more, data: plausible(output) ?? {} });
  if (isPush === true) {
    const payload = frame({ op: opPart, data }, ['op', 'data']);
    return {
      [name]: { name: op, summary: text, payload, examples: [{ name: 'push', payload: answer({}) }] },
    };
  }
  const inputSchema =
    input === undefined ? { type: 'object', description: 'No input.' } : components.part(input);
  const request = { op, id: '7', data: input === undefined ? {} : plausible(input) };
  return {
    [name]: {
      name: op,
      summary: text,
      payload: frame({ op: opPart, id: ID, data: inputSchema }, ['op', 'id', 'data']),
      examples: [{ name: 'request', payload: request }],
    },
    [`${name}Reply`]: {
      name: `${op} reply`,
      summary: `Answers ${op}: code 1 is success, any other is a refusal.`,
      payload: frame(
        {
          op: opPart,
          id: ID,
          code: { type: 'string', description: '`1` is success; other codes are the same as over HTTP.' },
          message: { type: 'string', description: 'Message for the student; empty if there is none.' },
          path: {
            type: 'string',
            description: 'For 400: path of the invalid field, as `answers[0].questionId`.',
          },
          data,
        },
        ['op', 'id', 'code', 'message'],
      ),
      examples: [{ name: 'reply', payload: answer({ id: '7', code: '1', message: '' }) }],
    },
  };
}

/** Describes the sockets as AsyncAPI 3.1: each operation with its reply, and the pushes of the server. */
export function toAsyncApi(described: readonly DescribedOperation[], components: Components): Part {
  const room = described.map(({ schema, ...rest }): SocketMessage => ({
    channel: 'room',
    ...rest,
    ...schema,
  }));
  const all = [...room, ...PRESENCE, ...PUSHES];
  const messages: Record<Channel, Record<string, Part>> = { room: {}, presence: {} };
  const operations: Record<string, Part> = {};
  for (const spoken of all) {
    const { channel, isPush, text, fallback = '' } = spoken;
    const name = nameOf(spoken);
    Object.assign(messages[channel], messagesOf(spoken, components));
    const ref = (message: string): Part => ({ $ref: `#/channels/${channel}/messages/${message}` });
    operations[name] = {
      action: isPush === true ? 'send' : 'receive',
      channel: { $ref: `#/channels/${channel}` },
      summary: text,
      description:
        fallback === ''
          ? text
          : `${text} The HTTP call with the same effect is \`${fallback}\` in openapi.json.`,
      messages: [ref(name)],
      ...(isPush !== true && {
        reply: { channel: { $ref: `#/channels/${channel}` }, messages: [ref(`${name}Reply`)] },
      }),
    };
  }
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Lectern sockets',
      version: '8.1.3',
      description: [
        'Frames are JSON texts. The first frame of a connection authenticates it, within 10 seconds; then the client sends',
        'a heartbeat every 10 seconds. Replies arrive in any order and repeat the `id` of their request; a frame without',
        'an `id` is a push of the server. After a closing code from 4400 to 4499, which concerns the session or a',
        'malformed frame, the client must not reconnect with the same token. PROTOCOL.md of `@lectern/sdk` describes',
        'heartbeats, reconnection and repetition.',
      ].join(' '),
      contact: {
        name: 'The school that runs the platform',
        url: 'https://school.example',
        email: 'service@school.example',
      },
      tags: [
        { name: 'sockets', description: 'Operations over sockets; `openapi.json` describes the HTTP calls.' },
      ],
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    defaultContentType: 'application/json',
    servers: {
      school: {
        host: '{host}',
        protocol: 'wss',
        description:
          'A school; `data.netty.domain` of `shell.socketDomains` contains another host if there is one.',
        variables: { host: { default: 'school.example', description: 'Host of the school.' } },
      },
    },
    channels: {
      room: {
        address: SOCKET_PATH,
        title: 'Lessons and exams',
        description: 'Answering of papers, and study sessions of lessons.',
        messages: messages.room,
      },
      presence: {
        address: PRESENCE_PATH,
        title: 'Presence',
        description: 'Presence of students, and the end of their sessions.',
        messages: messages.presence,
      },
    },
    operations,
    components: { schemas: components.all() },
  };
}

import { plausible } from '@lectern/sdk/testing';
import { sockets } from '@lectern/sdk/schemas';
import { PRESENCE_PATH, SOCKET_PATH } from '@lectern/sdk/sockets';
import type { TSchema } from 'typebox';
import type { DescribedOperation } from '../../packages/sdk/tools/describedOperations.ts';
import type { Components, Part } from './components.ts';

type Channel = 'room' | 'presence';

/** An operation of a socket: a request with a reply, or a push by the server. */
interface Spoken {
  readonly channel: Channel;
  readonly op: string;
  readonly text: string;
  readonly fallback?: string;
  readonly input?: TSchema;
  readonly output: TSchema;
  /** Whether the server sends it unasked. */
  readonly isPush?: true;
}

const PRESENCE: readonly Spoken[] = [
  {
    channel: 'presence',
    op: 'join',
    text: 'Says who is there; the first frame of the connection.',
    input: sockets.PresenceJoinIn,
    output: sockets.HeartbeatOut,
  },
  {
    channel: 'presence',
    op: 'heartbeat',
    text: 'Shows that the connection lives; every 10 seconds.',
    output: sockets.HeartbeatOut,
  },
];

const NOTHING: TSchema = { type: 'object', properties: {} };

const PUSHES: readonly Spoken[] = [
  {
    channel: 'room',
    op: 'room_changed',
    text: 'Tells all sockets of a student that an open room was changed elsewhere.',
    output: sockets.RoomChanged,
    isPush: true,
  },
  {
    channel: 'room',
    op: 'live_changed',
    text: 'Tells all sockets that a live lesson began or ended, or that its replay is there.',
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
    text: 'The log-in was ended; the connection is closed with 4401.',
    output: NOTHING,
    isPush: true,
  },
];

const ID = {
  type: 'string',
  minLength: 1,
  maxLength: 60,
  description: 'The client’s name for the request; the reply repeats it.',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/**
 * Converts an operation's name: `submit_question` becomes `submitQuestion`, `NETTY_AUTH_REQ` becomes
 * `nettyAuthReq`.
 */
const nameOf = ({ channel, op }: Spoken): string => {
  const [first = '', ...others] = op.toLowerCase().split('_');
  const name = first + others.map(capital).join('');
  return channel === 'presence' ? `presence${capital(name)}` : name;
};

function frame(properties: Part, required: readonly string[]): Part {
  return { type: 'object', required, properties };
}

function messagesOf(spoken: Spoken, components: Components): Record<string, Part> {
  const { op, text, input, output, isPush } = spoken;
  const name = nameOf(spoken);
  const opPart = { type: 'string', const: op, description: 'The operation.' };
  const data = components.part(output);
  const answer = (more: object): Part => ({ op, ...more, data: plausible(output) ?? {} });
  if (isPush === true) {
    const payload = frame({ op: opPart, data }, ['op', 'data']);
    return {
      [name]: { name: op, summary: text, payload, examples: [{ name: 'push', payload: answer({}) }] },
    };
  }
  const asked =
    input === undefined ? { type: 'object', description: 'Nothing is asked for.' } : components.part(input);
  const request = { op, id: '7', data: input === undefined ? {} : plausible(input) };
  return {
    [name]: {
      name: op,
      summary: text,
      payload: frame({ op: opPart, id: ID, data: asked }, ['op', 'id', 'data']),
      examples: [{ name: 'request', payload: request }],
    },
    [`${name}Reply`]: {
      name: `${op} reply`,
      summary: `Answers ${op}: code 1 is success, any other is a refusal.`,
      payload: frame(
        {
          op: opPart,
          id: ID,
          code: { type: 'string', description: '`1` is success; the others mean what they mean over HTTP.' },
          message: {
            type: 'string',
            description: 'What to tell the student; empty where there is nothing to say.',
          },
          path: { type: 'string', description: 'For 400: the field, as `answers[0].questionId`.' },
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
  const room = described.map(({ schema, ...rest }): Spoken => ({ channel: 'room', ...rest, ...schema }));
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
      description: fallback === '' ? text : `${text} Over HTTP the same is \`${fallback}\` of openapi.json.`,
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
        'Text frames of JSON. The first frame of a connection says who it is, within 10 seconds; then a sign of life',
        'goes every 10 seconds. Replies come in any order and are known by their `id`; what has no `id` the server says by itself.',
        'Closing codes from 4400 to 4499 are about the log-in or the frames, and the same log-in does not come back by itself.',
        'How a connection is kept alive, repeated and given up is told in PROTOCOL.md of `@lectern/sdk`.',
      ].join(' '),
      contact: {
        name: 'The school that runs the platform',
        url: 'https://school.example',
        email: 'service@school.example',
      },
      tags: [{ name: 'sockets', description: 'What goes over sockets; `openapi.json` has the calls.' }],
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    defaultContentType: 'application/json',
    servers: {
      school: {
        host: '{host}',
        protocol: 'wss',
        description:
          'A school; `data.netty.domain` of `shell.socketDomains` names another host where there is one.',
        variables: { host: { default: 'school.example', description: 'Host of the school.' } },
      },
    },
    channels: {
      room: {
        address: SOCKET_PATH,
        title: 'Lessons and exams',
        description: 'Answering, and records of what was learned.',
        messages: messages.room,
      },
      presence: {
        address: PRESENCE_PATH,
        title: 'Presence',
        description: 'Who is there, and when a log-in ends.',
        messages: messages.presence,
      },
    },
    operations,
    components: { schemas: components.all() },
  };
}

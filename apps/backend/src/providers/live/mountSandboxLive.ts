import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { StatusError } from '../../platform/http/errors.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { serviceKey } from '../../platform/http/services.ts';
import { readRequest } from '../../platform/sockets/frame.ts';
import { frameBudget, LIMITS } from '../../platform/sockets/limits.ts';
import { textIn } from '../fields.ts';
import { type LiveNotice, roomChanged } from './liveProvider.ts';
import { closedPage, roomPage } from './roomPage.ts';
import { readTicket, type SandboxTicket, signNotice } from './sandboxLive.ts';
import { afterAction, emptyRoom, type Room, roomAction, type RoomAction, viewOf } from './sandboxRooms.ts';

/** The school's functions that the sandbox needs. */
export interface LiveRooms {
  /** Path for notices about a company's rooms. */
  noticePath(companyId: string): string;
  /** State of the lesson in a room; `now` for a room without a lesson. */
  stageOf(companyId: string, room: string): Promise<string>;
}

/** The school's functions for the live sandbox. */
export const liveRooms = serviceKey<LiveRooms>('live books');

const ROOM_ACTIONS: Readonly<Record<string, RoomAction['what']>> = {
  say: 'said',
  raise: 'raised',
  lower: 'lowered',
};
const NOTICES: Readonly<Record<string, LiveNotice['kind']>> = {
  begin: 'begun',
  end: 'ended',
  publish: 'recorded',
};
const MAX_TEXT_LENGTH = 500;

const keyOf = ({ companyId, room }: Pick<SandboxTicket, 'companyId' | 'room'>): string =>
  `${companyId}/${room}`;

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Mounts the sandbox's live rooms: a page that shows everybody in a room, with chat and raised hands, where a
 * teacher starts, ends and publishes the replay; signed notices report these to the school. Never mounted in
 * production.
 */
export async function mountSandboxLive(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, clock, events, services } = parts;
  const rooms = new Map<string, Room>();
  const sockets = new Map<string, Set<WebSocket>>();
  const script = await readFile(new URL('room.client.js', import.meta.url), 'utf8');

  async function show(key: string): Promise<void> {
    const [companyId = '', room = ''] = key.split('/');
    const stage = await services.get(liveRooms).stageOf(companyId, room);
    const frame = JSON.stringify({ op: 'room', data: { stage, ...viewOf(rooms.get(key) ?? emptyRoom) } });
    for (const socket of sockets.get(key) ?? []) if (socket.readyState === socket.OPEN) socket.send(frame);
  }
  const showAll = (): void => {
    for (const key of sockets.keys()) void show(key).catch(noteFailure);
  };
  const noteFailure = (error: unknown): void =>
    app.log.error({ err: error }, 'A sandbox live room could not be shown');

  const stops = [
    await events.subscribe(
      roomAction,
      (action) => {
        const room = afterAction(rooms.get(action.key) ?? emptyRoom, action);
        if (room === emptyRoom) rooms.delete(action.key);
        else rooms.set(action.key, room);
        return show(action.key);
      },
      showAll,
    ),
    await events.subscribe(
      roomChanged,
      ({ companyId, room }) => {
        const key = keyOf({ companyId, room });
        return sockets.has(key) ? show(key) : undefined;
      },
      showAll,
    ),
  ];
  app.addHook('preClose', async () => stops.forEach((stop) => stop()));

  async function tell({ companyId, room }: SandboxTicket, kind: LiveNotice['kind']): Promise<void> {
    const payload = JSON.stringify({ room, what: kind, at: clock.now().toISOString() });
    await app.inject({
      method: 'POST',
      url: services.get(liveRooms).noticePath(companyId),
      payload,
      headers: { 'content-type': 'application/json', 'x-live-signature': signNotice(config, payload) },
    });
  }

  function serve(socket: WebSocket, ticket: SandboxTicket): void {
    const key = keyOf(ticket);
    const { id, name, role } = ticket;
    const connection = randomUUID();
    const mayDo = frameBudget({ ...LIMITS, burst: 20, framesPerSecond: 2 }, () => performance.now());
    // One after another, so that they arrive in order.
    let last: Promise<unknown> = Promise.resolve();
    const publish = (what: RoomAction['what'], text = ''): void => {
      const at = clock.now().toISOString();
      const action = { key, connection, person: { id, name, role }, what, text, at };
      last = last.then(() => events.publish(roomAction, action)).catch(noteFailure);
    };

    const here = sockets.get(key) ?? new Set();
    sockets.set(key, here.add(socket));
    socket.on('message', (bytes, isBinary) => {
      const frame = isBinary ? undefined : readRequest(String(bytes));
      if (frame === undefined || mayDo() !== 'take') return;
      const action = ROOM_ACTIONS[frame.op];
      const notice = NOTICES[frame.op];
      const text = textIn(frame.data, 'text').trim().slice(0, MAX_TEXT_LENGTH);
      if (action !== undefined && (action !== 'said' || text !== ''))
        publish(action, action === 'said' ? text : '');
      else if (notice !== undefined && role === 'teacher') void tell(ticket, notice).catch(noteFailure);
    });
    socket.on('close', () => {
      here.delete(socket);
      if (here.size === 0 && sockets.get(key) === here) sockets.delete(key);
      publish('left');
    });
    publish('joined');
  }

  app.get('/sandbox/live-room.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(script),
  );
  app.get<{ Params: { room: string }; Querystring: Query }>('/sandbox/live/:room', (request, reply) => {
    const ticket = readTicket(config, request.params.room, request.query, clock.now());
    return reply
      .code(ticket === undefined ? 403 : 200)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(ticket === undefined ? closedPage(reply.cspNonce.style) : roomPage(ticket, reply.cspNonce.style));
  });
  app.get<{ Params: { room: string }; Querystring: Query }>(
    '/sandbox/live/:room/socket',
    {
      websocket: true,
      preValidation: async (request) => {
        if (readTicket(config, request.params.room, request.query, clock.now()) === undefined)
          throw new StatusError(403, '这个直播间地址已失效，请从课程页重新进入');
      },
    },
    (socket, request) => {
      const ticket = readTicket(config, request.params.room, request.query, clock.now());
      if (ticket === undefined) socket.close();
      else serve(socket, ticket);
    },
  );
}

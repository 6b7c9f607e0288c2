// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLectern } from '../../createLectern.ts';
import * as operations from '../../realtime/sockets/operations.ts';
import { openPool, startPresence } from '../../realtime/sockets/index.ts';
import { mockHandlers } from '../index.ts';
import { type MockServer, runCommand, serveMock } from './index.ts';

const PAGE = 'http://localhost:5173';
let server: MockServer;
beforeAll(async () => {
  server = await serveMock({ port: 0, scenario: 'in-exam', origins: ['https://front.example'] });
});
afterAll(() => server.close());

const opened = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers: { connection: 'close', ...headers } });

describe('a mock server', () => {
  it('answers the SDK over HTTP and serves the pictures', async () => {
    const lectern = createLectern({ origin: server.origin });
    const [course] = (await lectern.catalogue.list({})).records;
    const picture = await opened(course?.cover ?? '');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toContain('<svg');
    await lectern.login.password({ account: '13800138000', password: '密码密码', type: 1 });
    expect((await lectern.shell.currentUser({})).userId).toBe('100');
    const file = new Blob([new Uint8Array([1, 2, 3])]);
    expect((await lectern.upload.signImage({ file })).key).not.toBe('');
  });

  it('allows CORS requests from local pages and the configured origins only', async () => {
    const allowedTo = async (origin: string) =>
      (await opened(`${server.origin}/`, { origin })).headers.get('access-control-allow-origin');
    expect(await allowedTo(PAGE)).toBe(PAGE);
    expect(await allowedTo('https://front.example')).toBe('https://front.example');
    expect(await allowedTo('https://localhost.evil.example')).toBeNull();
    const preflight = await fetch(`${server.origin}/s/api/anything`, {
      method: 'OPTIONS',
      headers: {
        origin: PAGE,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,schoolid',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,schoolid');
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('answers 404 for an unknown path and an error for a malformed body', async () => {
    expect(await (await opened(`${server.origin}/s/api/nothing`)).json()).toMatchObject({
      code: '404',
      message: 'The mock school has no GET /s/api/nothing',
    });
    const broken = await fetch(`${server.origin}/s/api/saas-business/v1/front/login/mobileSmsLogin/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"mobile":',
    });
    expect(broken.status).toBeGreaterThanOrEqual(400);
  });

  it('answers the sockets of an exam: authentication, heartbeats, answers, and 501 for an unknown operation', async () => {
    const lectern = createLectern({ origin: server.origin });
    await lectern.login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
    const [exam] = (await lectern.exam.myExams({ examState: 'doing' })).records;
    const recordId = exam?.recordId ?? '';
    const open = vi.fn<(count: number) => void>();
    const pool = openPool({
      client: lectern.client,
      identity: () => ({
        companyId: '1',
        schoolId: '1',
        userId: '100',
        token: lectern.session.current.token,
        deviceId: 'd',
      }),
      module: 'exam',
      onChange: open,
    });
    try {
      await vi.waitFor(() => expect(pool.openCount()).toBe(1));
      expect(await pool.request(operations.heartbeat, {})).toHaveProperty('serverTime');
      const saved = await pool.request(operations.submitQuestion, {
        recordId,
        questionId: '705',
        answer: ['A'],
        operationId: 'operation-9',
        sequence: 9,
      });
      expect(saved.receipt).toMatchObject({ questionId: '705', currentSequence: 9, late: false });
      // HTTP returns the same attempt.
      expect((await lectern.answering.paperQuestions({ recordId })).sequence).toBe(9);
      await expect(pool.request({ op: 'nothing' }, {})).rejects.toMatchObject({ code: '501' });
      expect(await pool.request(operations.examFace, { recordId })).toMatchObject({
        exam: { faceDue: false },
      });
    } finally {
      pool.close();
    }
  });

  it('closes unauthenticated sockets and those sending invalid frames, and opens none to other origins', async () => {
    const closing = (address: string, first?: string, headers?: Record<string, string>) =>
      new Promise<number>((resolve) => {
        // Node's own WebSocket takes headers in its second argument.
        const socket = Reflect.construct(
          WebSocket,
          headers === undefined ? [address] : [address, { headers }],
        ) as WebSocket;
        socket.addEventListener('open', () =>
          first === undefined ? socket.close(1000) : socket.send(first),
        );
        socket.addEventListener('close', ({ code }) => resolve(code));
      });
    const address = `ws${server.origin.slice(4)}/websocket`;
    const auth = (token: string) => JSON.stringify({ op: 'NETTY_AUTH_REQ', id: '1', data: { token } });
    expect(await closing(address, auth('nobody'))).toBe(4401);
    expect(await closing(address, 'no frame')).toBe(4400);
    expect(await closing(address, undefined, { origin: PAGE })).toBe(1000);
    expect(await closing(address, undefined, { origin: 'https://evil.example' })).toBe(1006);
    expect(await closing(`ws${server.origin.slice(4)}/other`)).toBe(1006);
  });

  it('accepts presence connections', async () => {
    const { client, login } = createLectern({ origin: server.origin });
    await login.mobileSms({ mobile: '13800138000', smsCode: '123456' });
    const output: string[] = [];
    const waits: (() => void)[] = [];
    const stop = startPresence({
      client,
      companyId: '1',
      userId: '100',
      onLogout: () => output.push('logout'),
      onOnlineElsewhere: () => output.push('elsewhere'),
      clock: { now: () => 0, random: () => 0, after: (_, run) => (waits.push(run), () => undefined) },
      open: (address, events) => {
        const socket = new WebSocket(address);
        socket.addEventListener('open', () => events.onOpen());
        socket.addEventListener('message', ({ data }) => output.push(String(data)));
        return { send: (frame) => socket.send(frame), close: () => socket.close() };
      },
    });
    try {
      // One of the delays is the one before presence starts.
      await vi.waitFor(() => {
        waits.splice(1).forEach((run) => run());
        expect(output).toHaveLength(1);
      });
      expect(JSON.parse(output[0] ?? '')).toMatchObject({ op: 'join', id: 'join', code: '1' });
    } finally {
      stop();
    }
  });

  it('simulates the QR code log-in: the code leads back to the page and is exchanged for a token', async () => {
    const lectern = createLectern({ origin: server.origin });
    const { frameUrl = '', redirectUrl = '' } = await lectern.login.ddQrCode({});
    expect(await (await opened(frameUrl)).text()).toContain('postMessage');
    const { status, headers } = await fetch(`${redirectUrl}?authCode=mock-code&state=s`, {
      redirect: 'manual',
      headers: { referer: `${PAGE}/login` },
    });
    const leads = new URL(headers.get('location') ?? '');
    expect([status, leads.origin]).toEqual([302, PAGE]);
    const code = leads.searchParams.get('code') ?? '';
    const { access_token: token = '' } = await lectern.sso.tokenByCode({ code });
    expect(await lectern.sso.userByToken({ access_token: token })).toMatchObject({ id: '100' });
  });
});

describe('the MSW handlers', () => {
  const net = setupServer();
  beforeAll(() => net.listen());
  afterEach(() => net.resetHandlers());
  afterAll(() => net.close());

  it('answer every call and the pictures for any origin', async () => {
    net.use(...(await mockHandlers({ scenario: 'new-student', pictures: 'https://school.example/mock/' })));
    const { catalogue, order } = createLectern({ origin: 'https://school.example' });
    const [course] = (await catalogue.list({})).records;
    expect(await (await fetch(course?.cover ?? '')).text()).toContain('<svg');
    await expect(order.list({})).rejects.toMatchObject({ status: 401 });
  });

  it('answer sockets', async () => {
    net.use(...(await mockHandlers({ host: 'school.example' })));
    const frames = await new Promise((resolve) => {
      const socket = new WebSocket('wss://school.example/websocket');
      socket.addEventListener('open', () =>
        socket.send(JSON.stringify({ op: 'NETTY_AUTH_REQ', id: 'auth', data: { token: 'mock-student' } })),
      );
      socket.addEventListener('message', ({ data }) => {
        socket.close();
        resolve(JSON.parse(String(data)));
      });
    });
    expect(frames).toMatchObject({ id: 'auth', code: '1', data: { userId: '100' } });
  });
});

describe('the lectern command', () => {
  const output: string[] = [];
  beforeAll(() => {
    for (const way of ['log', 'error'] as const)
      vi.spyOn(console, way).mockImplementation((text: unknown) => void output.push(String(text)));
  });
  afterAll(() => vi.restoreAllMocks());
  const outputOf = async (...args: string[]) => {
    output.length = 0;
    return [await runCommand(args), output.join('\n')];
  };

  it('prints its help, and exits with 2 for unknown commands and options', async () => {
    expect(await outputOf('--help')).toEqual([
      0,
      expect.stringContaining('new-student: has just registered'),
    ]);
    expect(await outputOf('mack')).toEqual([2, expect.stringContaining('"mack" is no command')]);
    expect(await outputOf('mock', '--scenario', 'old')).toEqual([2, expect.stringContaining('mid-course')]);
    expect(await outputOf('mock', '--port', '70000')).toEqual([2, expect.stringContaining('--port')]);
    expect(await outputOf('mock', '--now', 'soon')).toEqual([2, expect.stringContaining('--now')]);
    expect(await outputOf('mock', '--colour', 'red')).toEqual([2, expect.stringContaining('--colour')]);
    const { port } = new URL(server.origin);
    expect(await outputOf('mock', '--port', port)).toEqual([1, expect.stringContaining('--port 0')]);
  });

  it('names the invalid field of a fixture', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-mock-'));
    const file = join(folder, 'fixture.json');
    await writeFile(file, '{"format":"lectern-fixture-1","calls":[{}]}');
    expect(await outputOf('mock', '--fixture', file)).toEqual([2, expect.stringContaining('calls[0].id')]);
    await rm(folder, { recursive: true });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../session/session.store.ts';
import { answerQuestion, handIn, leaveRoom, openRoom, retryNow, room, toggleMark } from './room.store.ts';

/** A server with one exercise of two questions; `isReachable` is its line. */
interface Server {
  isReachable: boolean;
  state: 'doing' | 'submitted';
  readonly answers: Map<string, readonly string[]>;
  readonly calls: string[];
}

interface Sent {
  readonly questionId: string;
  readonly operationId: string;
  readonly sequence: number;
  readonly answer: readonly string[];
}

let server: Server;

const questionOf = (questionId: string) => ({
  questionId,
  type: 'single',
  stemHtml: '<p>?</p>',
  options: [
    { label: 'A', html: 'a' },
    { label: 'B', html: 'b' },
  ],
  number: 1,
  score: 1,
  answer: server.answers.get(questionId) ?? [],
  marked: false,
});

function save({ questionId, operationId, sequence, answer }: Sent): object {
  server.answers.set(questionId, answer);
  return { questionId, operationId, sequence, currentSequence: sequence, savedAt: '', late: false };
}

function answerTo(path: string, body: Partial<Sent> & { readonly answers?: readonly Sent[] }): unknown {
  if (path.endsWith('/paper/questions/v2')) {
    return { recordId: '7', state: server.state, title: 'A paper', sequence: 0, sections: [], materials: [], questions: ['1', '2'].map(questionOf) };
  }
  if (path.endsWith('/answer/submit')) return { receipt: save(body as Sent), state: server.state };
  if (path.endsWith('/batchSubmit')) return { receipts: (body.answers ?? []).map(save), state: server.state };
  if (path.endsWith('/answering/submit')) {
    server.state = 'submitted';
    return { state: 'submitted', receipts: (body.answers ?? []).map(save) };
  }
  return {};
}

beforeEach(() => {
  server = { isReachable: true, state: 'doing', answers: new Map(), calls: [] };
  Object.assign(session, { token: 'token', userId: '1', companyId: '2' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
    const path = new URL(typeof input === 'string' ? input : input.url, 'http://school').pathname;
    if (!server.isReachable) throw new TypeError('fetch failed');
    server.calls.push(path);
    const data = answerTo(path, typeof init.body === 'string' ? JSON.parse(init.body) : {});
    return new Response(JSON.stringify({ code: '1', message: '', data }));
  });
});
afterEach(() => {
  leaveRoom();
  vi.unstubAllGlobals();
});

describe('the room', () => {
  it('calls an answer saved when the server has it, and not before', async () => {
    await openRoom('7');
    expect(room.step).toBe('ready');
    answerQuestion('1', ['A']);
    expect(room.unsaved).toEqual({ 1: true });
    await expect.poll(() => room.unsaved).toEqual({});
    expect(server.answers.get('1')).toEqual(['A']);
  });

  it('keeps what was done while the line was down, and sends it when it is back', async () => {
    await openRoom('8');
    server.isReachable = false;
    answerQuestion('1', ['A']);
    answerQuestion('2', ['B']);
    toggleMark('2');
    await expect.poll(() => room.line, { timeout: 10_000 }).toBe('down');
    expect(Object.keys(room.unsaved)).toEqual(['1', '2']);
    expect(room.marked['2']).toBe(true);
    server.isReachable = true;
    retryNow();
    await expect.poll(() => room.unsaved, { timeout: 10_000 }).toEqual({});
    expect([...server.answers]).toEqual([
      ['1', ['A']],
      ['2', ['B']],
    ]);
    expect(room.line).toBe('open');
  });

  it('hands in with what still waits; offline nothing is lost', async () => {
    await openRoom('9');
    server.isReachable = false;
    answerQuestion('1', ['A']);
    expect(await handIn()).toBe('offline');
    expect(room.step).toBe('ready');
    server.isReachable = true;
    expect(await handIn()).toBe('done');
    expect(room.step).toBe('handedIn');
    expect(server.answers.get('1')).toEqual(['A']);
  });

  it('sends what an earlier visit left of an exercise that is handed in by now', async () => {
    await openRoom('10');
    server.isReachable = false;
    answerQuestion('1', ['A']);
    leaveRoom();
    server.isReachable = true;
    server.state = 'submitted';
    await openRoom('10');
    expect(room.step).toBe('handedIn');
    expect(server.answers.get('1')).toEqual(['A']);
  });
});

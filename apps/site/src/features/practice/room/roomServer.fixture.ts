import { vi } from 'vitest';

/** One answer as it is sent. */
interface Sent {
  readonly questionId: string;
  readonly operationId: string;
  readonly sequence: number;
  readonly answer: readonly string[];
  readonly givenAt?: string;
}

type Body = Partial<Sent> & {
  readonly answers?: readonly Sent[];
  readonly orderNo?: string;
  readonly recordId?: string;
};

/** A fake server with one exercise of two questions, reached over HTTP and, if it is an exam, over sockets. */
export interface RoomServer {
  /** Whether calls reach the server. */
  isReachable: boolean;
  /** True drops calls without an error, as some networks do. */
  isSilent: boolean;
  /** Whether sockets can connect. */
  hasSockets: boolean;
  /** HTTP status of every call; 200 is success. After another device's log-in (409) answers are still accepted. */
  status: 200 | 401 | 409;
  state: 'doing' | 'submitted';
  /** Seconds until the exam ends; undefined for practice. */
  secondsLeft: number | undefined;
  isFaceDue: boolean;
  /** The current answer of each question. */
  readonly answers: Map<string, { readonly answer: readonly string[]; readonly sequence: number }>;
  /** Paths and operations that were answered, in order. */
  readonly calls: string[];
  /** Paths of calls that did not reach the server, in order. */
  readonly lost: string[];
  /** The exercises whose pages reported that the student leaves. */
  readonly leaving: string[];
  /** Pushes a message to every open socket. */
  push(op: string, data: unknown): void;
  /** Closes every socket. */
  cut(code?: number): void;
}

const OPERATIONS: Readonly<Record<string, string>> = {
  paper_questions_v2: '/paper/questions/v2',
  submit_question: '/answer/submit',
  batch_submit: '/batchSubmit',
  submit: '/answering/submit',
};

const SAVED = ['/answer/submit', '/batchSubmit'];

function statusOf({ state, secondsLeft, isFaceDue }: RoomServer): object {
  const now = Date.parse('2026-03-02T01:00:00.000Z');
  const exam =
    secondsLeft === undefined
      ? null
      : {
          examId: '3',
          endsAt: new Date(now + secondsLeft * 1000).toISOString(),
          graceSeconds: 120,
          faceDue: isFaceDue,
        };
  return { state, serverTime: new Date(now).toISOString(), exam };
}

function save(server: RoomServer, { questionId, operationId, sequence, answer }: Sent): object {
  const head = server.answers.get(questionId);
  if (head === undefined || head.sequence <= sequence) server.answers.set(questionId, { answer, sequence });
  const currentSequence = server.answers.get(questionId)?.sequence ?? 0;
  return {
    questionId,
    operationId,
    sequence,
    currentSequence,
    savedAt: '',
    late: server.state === 'submitted',
  };
}

function answerTo(server: RoomServer, path: string, body: Body): unknown {
  if (path.endsWith('/paper/questions/v2')) {
    const questions = ['1', '2'].map((questionId) => ({
      questionId,
      type: 'single',
      stemHtml: '<p>?</p>',
      options: [],
      answer: server.answers.get(questionId)?.answer ?? [],
    }));
    const sequence = Math.max(0, ...[...server.answers.values()].map((head) => head.sequence));
    return { ...statusOf(server), title: 'A paper', sequence, questions };
  }
  if (path.includes('/exercise/record/'))
    return { exerciseType: server.secondsLeft === undefined ? 'paper' : 'exam' };
  if (path.endsWith('/answer/submit')) return { receipt: save(server, body as Sent), state: server.state };
  if (path.endsWith('/batchSubmit'))
    return { receipts: (body.answers ?? []).map((sent) => save(server, sent)), state: server.state };
  if (path.endsWith('/answering/submit')) {
    const receipts = (body.answers ?? []).map((sent) => save(server, sent));
    server.state = 'submitted';
    return { state: 'submitted', receipts };
  }
  if (path.endsWith('/exam/face')) server.isFaceDue = body.orderNo !== 'passed';
  if (path.endsWith('/disconnect')) server.leaving.push(body.recordId ?? '');
  if (path.endsWith('/domains')) return { netty: { domain: 'school' } };
  return statusOf(server);
}

/** Replaces `fetch` and `WebSocket` with such a server. */
export function serveRoom(): RoomServer {
  const sockets = new Set<FakeSocket>();
  const server: RoomServer = {
    isReachable: true,
    isSilent: false,
    hasSockets: false,
    status: 200,
    state: 'doing',
    secondsLeft: undefined,
    isFaceDue: false,
    answers: new Map(),
    calls: [],
    lost: [],
    leaving: [],
    push: (op, data) => sockets.forEach((socket) => socket.receive({ op, data })),
    cut: (code = 1006) => sockets.forEach((socket) => socket.end(code)),
  };

  class FakeSocket extends EventTarget {
    readyState = 1;
    constructor() {
      super();
      sockets.add(this);
      setTimeout(() =>
        server.hasSockets && server.isReachable ? this.dispatchEvent(new Event('open')) : this.end(1006),
      );
    }
    receive(frame: object): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
    }
    end(code: number): void {
      sockets.delete(this);
      this.readyState = 3;
      this.dispatchEvent(Object.assign(new Event('close'), { code }));
    }
    send(frame: string): void {
      const { op, id, data } = JSON.parse(frame);
      server.calls.push(op);
      setTimeout(() =>
        this.receive({ op, id, code: '1', message: '', data: answerTo(server, OPERATIONS[op] ?? op, data) }),
      );
    }
    close(): void {
      sockets.delete(this);
    }
  }

  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
    const path = new URL(typeof input === 'string' ? input : input.url, 'http://school').pathname;
    if (!server.isReachable) {
      server.lost.push(path);
      throw new TypeError('fetch failed');
    }
    if (server.isSilent)
      await new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const isAccepted = server.status === 409 && SAVED.some((end) => path.endsWith(end));
    if (server.status !== 200 && !isAccepted) return new Response('{}', { status: server.status });
    server.calls.push(path);
    const data = answerTo(server, path, typeof init.body === 'string' ? JSON.parse(init.body) : {});
    return new Response(JSON.stringify({ code: '1', message: '', data }));
  });
  return server;
}

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../client/errors/errors.ts';
import {
  CAPTCHA_SCRIPT_ID,
  CaptchaError,
  type CaptchaTicket,
  type ProviderAnswer,
  solveCaptcha,
  withCaptcha,
} from './index.ts';

const settings = { script: 'https://captcha.example/captcha.js', appId: 'app-1' };

/**
 * Simulates the provider's script: each inserted script element loads or fails, and each challenge ends with
 * `answer`.
 */
function playProvider(answer: ProviderAnswer | Error, isReachable = true) {
  const opened: string[] = [];
  const scripts: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) throw new TypeError('not a script');
      scripts.push(`${node.id} ${node.src}`);
      queueMicrotask(() => {
        if (isReachable) {
          vi.stubGlobal(
            'TencentCaptcha',
            class {
              readonly #finish: (answer: ProviderAnswer) => void;
              constructor(appId: string, finish: (answer: ProviderAnswer) => void) {
                opened.push(appId);
                this.#finish = finish;
              }
              show() {
                if (answer instanceof Error) throw answer;
                this.#finish(answer);
              }
            },
          );
        }
        node.dispatchEvent(new Event(isReachable ? 'load' : 'error'));
      });
    }
  });
  return { opened, scripts };
}

const problemOf = (attempt: Promise<CaptchaTicket>) =>
  attempt.then(
    () => 'none',
    (error: unknown) => (error instanceof CaptchaError ? `${error.problem}: ${error.message}` : error),
  );

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('solveCaptcha', () => {
  test('loads the script once under its fixed id and resolves to the ticket', async () => {
    const { opened, scripts } = playProvider({ ret: 0, ticket: 't', randstr: 'r' });
    const tickets = await Promise.all([solveCaptcha(settings), solveCaptcha(settings)]);
    await solveCaptcha(settings);
    expect(tickets).toEqual([
      { ticket: 't', randstr: 'r' },
      { ticket: 't', randstr: 'r' },
    ]);
    expect(scripts).toEqual([`${CAPTCHA_SCRIPT_ID} ${settings.script}`]);
    expect(opened).toEqual(['app-1', 'app-1', 'app-1']);
  });

  test.each<[string, ProviderAnswer, string]>([
    ['closed by the reader', { ret: 2 }, 'closed: verification failed'],
    ['not solved', { ret: 1 }, 'failed: verification failed'],
    ['solved without a ticket', { ret: 0, ticket: null, randstr: 'r' }, 'failed: verification failed'],
  ])('rejects when the challenge is %s', async (_name, answer, problem) => {
    playProvider(answer);
    expect(await problemOf(solveCaptcha(settings))).toBe(problem);
  });

  test('logs an error thrown by the challenge and rejects as unavailable', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    playProvider(new Error('broken'));
    expect(await problemOf(solveCaptcha(settings))).toBe('unavailable: verification failed');
    expect(logged).toHaveBeenCalledOnce();
  });

  test('loads an unreachable script again at the next call', async () => {
    playProvider({ ret: 0 }, false);
    expect(await problemOf(solveCaptcha(settings))).toBe('unavailable: verification failed');
    vi.restoreAllMocks();
    playProvider({ ret: 0, ticket: 't', randstr: 'r' });
    expect(await solveCaptcha(settings)).toEqual({ ticket: 't', randstr: 'r' });
  });

  test('rejects as unavailable where the school has no challenge', async () => {
    expect(await problemOf(solveCaptcha({ script: '', appId: '' }))).toBe('unavailable: verification failed');
  });
});

describe('withCaptcha', () => {
  const asks = new ApiError({ kind: 'captcha', endpoint: 'login.sendSms', code: '600' });
  let tickets: number;
  const solve = async () => {
    tickets += 1;
    return { ticket: `t${tickets}`, randstr: 'r' };
  };
  beforeEach(() => {
    tickets = 0;
  });

  test('makes a call without a ticket when none is demanded', async () => {
    expect(await withCaptcha(async (ticket) => ticket, solve)).toBeUndefined();
    expect(tickets).toBe(0);
  });

  test('repeats a call with a fresh ticket after each demand', async () => {
    const seen: unknown[] = [];
    const result = await withCaptcha(async (ticket) => {
      seen.push(ticket?.ticket);
      if (seen.length < 3) throw asks;
      return 'sent';
    }, solve);
    expect(result).toBe('sent');
    expect(seen).toEqual([undefined, 't1', 't2']);
  });

  test('gives up after two tickets when the server keeps demanding one', async () => {
    await expect(withCaptcha(() => Promise.reject(asks), solve)).rejects.toBe(asks);
    expect(tickets).toBe(2);
  });

  test('rethrows any other refusal without a challenge', async () => {
    const refusal = new ApiError({ kind: 'business', endpoint: 'login.sendSms', code: '0' });
    await expect(withCaptcha(() => Promise.reject(refusal), solve)).rejects.toBe(refusal);
    expect(tickets).toBe(0);
  });

  test('rejects when the student closes the challenge', async () => {
    const closed = new CaptchaError('closed');
    await expect(
      withCaptcha(
        () => Promise.reject(asks),
        () => Promise.reject(closed),
      ),
    ).rejects.toBe(closed);
  });
});

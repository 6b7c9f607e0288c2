/** Id of the provider's script element. */
export const CAPTCHA_SCRIPT_ID = 'lectern-captcha';

/** Result of a challenge: `ret` 0 is solved, 2 is closed by the user. */
export interface ProviderAnswer {
  readonly ret: number;
  readonly ticket?: string | null;
  readonly randstr?: string | null;
}

/** The provider's global, as defined by Tencent's script and by our sandbox. */
export type CaptchaConstructor = new (
  appId: string,
  callback: (answer: ProviderAnswer) => void,
) => { show(): void; destroy?(): void };

const SCRIPT_TIMEOUT_MS = 15_000;

let loading: Promise<CaptchaConstructor> | undefined;

function provided(): CaptchaConstructor | undefined {
  const value: unknown = Reflect.get(globalThis, 'TencentCaptcha');
  // An external script defines the value, so nothing more than its type can be checked.
  return isConstructor(value) ? value : undefined;
}

function isConstructor(value: unknown): value is CaptchaConstructor {
  return typeof value === 'function';
}

function insertScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const finish = (work: () => void) => {
      clearTimeout(timer);
      work();
    };
    const fail = () => {
      // A script element that failed is removed, so that the next try inserts a new one.
      script.remove();
      reject(new Error('The challenge could not be loaded'));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.id = CAPTCHA_SCRIPT_ID;
    script.async = true;
    script.src = address;
    script.addEventListener('load', () => finish(resolve));
    script.addEventListener('error', () => finish(fail));
    document.head.append(script);
  });
}

/**
 * Loads the provider's script once for all callers; a failed load may be retried.
 * @throws {Error} when it does not load within 15 seconds or does not define `TencentCaptcha`.
 */
export function loadProvider(address: string): Promise<CaptchaConstructor> {
  const existing = provided();
  if (existing !== undefined) return Promise.resolve(existing);
  loading ??= insertScript(address)
    .then(() => {
      const constructor = provided();
      if (constructor === undefined) throw new Error('The script defines no challenge');
      return constructor;
    })
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

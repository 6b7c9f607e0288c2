import { ProviderError } from './paymentProvider.ts';

const TIMEOUT_MS = 10_000;

/** A reply of a provider, with the raw text of its body, which the signature covers. */
export interface ProviderReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Makes a request to a provider. @throws {ProviderError} when no reply arrives within ten seconds. */
export async function callProvider(url: string, init: RequestInit): Promise<ProviderReply> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (cause) {
    throw new ProviderError(`No reply from ${new URL(url).host}`, { cause });
  }
}

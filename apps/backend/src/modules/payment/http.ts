import { ProviderError } from './provider.ts';

const TIMEOUT_MS = 10_000;

/** A reply of a provider, its body still the text that was signed. */
export interface ProviderReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Calls a provider. @throws {ProviderError} when no reply comes in ten seconds. */
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

/** An object of unknown fields, as foreign JSON must be taken. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads JSON as an object; anything else is an empty one. */
export function fieldsOf(text: string): Fields {
  try {
    return asFields(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Takes a value as an object; anything else is an empty one. */
export function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Takes a value as text; anything else is empty. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

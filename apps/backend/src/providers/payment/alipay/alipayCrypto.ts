import { type KeyObject, sign, verify } from 'node:crypto';

/** Joins parameters in the form that Alipay signs: sorted by name, without empty ones. */
export function signedText(parameters: Readonly<Record<string, string>>, leftOut: readonly string[]): string {
  return Object.entries(parameters)
    .filter(([name, value]) => value !== '' && !leftOut.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Signs with RSA2 (SHA-256 with RSA); returns base64. */
export const signRsa2 = (text: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), key).toString('base64');

/** Tells whether a signature of a text matches a public key. */
export const isSignedRsa2 = (text: string, signature: string, key: KeyObject): boolean =>
  verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'));

/**
 * Extracts the signed part of a reply: the raw JSON text of one member's value, since serializing parsed JSON
 * again may change it.
 */
export function memberText(body: string, name: string): string | undefined {
  const start = body.indexOf('{', body.indexOf(`"${name}"`) + name.length + 2);
  if (!body.includes(`"${name}"`) || start < 0) return undefined;
  let depth = 0;
  let isInText = false;
  for (let index = start; index < body.length; index += 1) {
    const character = body[index];
    if (isInText && character === '\\') index += 1;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && character === '{') depth += 1;
    else if (!isInText && character === '}') {
      depth -= 1;
      if (depth === 0) return body.slice(start, index + 1);
    }
  }
  return undefined;
}

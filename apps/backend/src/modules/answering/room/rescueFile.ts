import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';
import { RESCUE_FORM, type Rescued } from '@lectern/sdk/outbox';
import { answering as schemas } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import type { Config } from '../../../platform/config/config.ts';
import { keysFor } from '../../../platform/config/keys.ts';
import { strictCheck } from '../../../platform/schema/strict.ts';
import { wellFormed } from '../../../platform/http/input/wellFormed.ts';

const TAG_BYTES = 16;

const keys = new WeakMap<Config, readonly ECDH[]>();

/** Returns the keys for opening files, the current one first, then the earlier ones, since a file may be old. */
function openingKeys(config: Config): readonly ECDH[] {
  const cachedKey = keys.get(config);
  if (cachedKey !== undefined) return cachedKey;
  const fileKeys = keysFor(config, 'rescue files').map(({ bytes }) => {
    const key = createECDH('prime256v1');
    // About one in 2^32 secrets derives a number that is not a valid key of this curve; such a secret fails
    // here.
    key.setPrivateKey(bytes);
    return key;
  });
  keys.set(config, fileKeys);
  return fileKeys;
}

/** Returns the public key for sealing rescue files: an uncompressed point of P-256, base64url. */
export function rescueKey(config: Config): string {
  const [inUse] = openingKeys(config);
  if (inUse === undefined) throw new Error('There is no key');
  return inUse.getPublicKey('base64url');
}

const inspect = strictCheck(
  Type.Object(
    {
      companyId: Type.String(),
      userId: Type.String(),
      madeAt: Type.String({ format: 'date-time' }),
      ...schemas.SubmitIn.properties,
    },
    { additionalProperties: false },
  ),
);

function readRescued(text: string): Rescued | undefined {
  const value = wellFormed(text, JSON.parse(text));
  // `inspect` has validated the shape.
  return inspect(value) === undefined ? (value as Rescued) : undefined;
}

/**
 * Opens a rescue file: `form.key.iv.body`, where `key` is the device's public key for ECDH on P-256 and `body`
 * is encrypted with AES-256-GCM. Returns undefined for anything that is not a rescue file, was changed, or was
 * sealed for another school.
 */
export function openRescue(config: Config, file: string): Rescued | undefined {
  for (const key of openingKeys(config)) {
    const rescued = openWith(key, file);
    if (rescued !== undefined) return rescued;
  }
  return undefined;
}

function openWith(ours: ECDH, file: string): Rescued | undefined {
  const [form, studentKey = '', iv = '', body = ''] = file.trim().split('.');
  if (form !== RESCUE_FORM) return undefined;
  try {
    const point = Buffer.from(studentKey, 'base64url');
    const shared = ours.computeSecret(point);
    const key = Buffer.from(hkdfSync('sha256', shared, point, RESCUE_FORM, 32));
    const sealed = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return readRescued(
      Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8'),
    );
  } catch {
    return undefined;
  }
}

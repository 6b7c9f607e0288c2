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

/** The keys that files are opened with: the one in use first, then the earlier ones, since a file may lie for long. */
function openingKeys(config: Config): readonly ECDH[] {
  const known = keys.get(config);
  if (known !== undefined) return known;
  const made = keysFor(config, 'rescue files').map(({ bytes }) => {
    const key = createECDH('prime256v1');
    // Of 2^32 secrets about one gives a number that is no key of this curve; it would be refused here.
    key.setPrivateKey(bytes);
    return key;
  });
  keys.set(config, made);
  return made;
}

/** Tells the key that rescue files are sealed with: a point of P-256, uncompressed, base64url. */
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
  // `inspect` makes sure of it.
  return inspect(value) === undefined ? (value as Rescued) : undefined;
}

/**
 * Opens a rescue file: `form.key.iv.body`, where the key is the device's half of an agreement on P-256 and the
 * body is sealed with AES-256-GCM. Undefined for what is none, was changed, or was made for another school.
 */
export function openRescue(config: Config, file: string): Rescued | undefined {
  for (const key of openingKeys(config)) {
    const rescued = openWith(key, file);
    if (rescued !== undefined) return rescued;
  }
  return undefined;
}

function openWith(ours: ECDH, file: string): Rescued | undefined {
  const [form, theirs = '', iv = '', body = ''] = file.trim().split('.');
  if (form !== RESCUE_FORM) return undefined;
  try {
    const point = Buffer.from(theirs, 'base64url');
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

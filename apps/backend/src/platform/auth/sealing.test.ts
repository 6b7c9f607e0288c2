import { describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../config/config.ts';
import { keyIdOf } from '../config/keys.ts';
import { documentUrl, isGoodTicket as isGoodDocument } from '../../modules/certificate/documentLinks.ts';
import { isSigned as isReceipt, proofOf } from '../../modules/answering/room/receipts.ts';
import { isGoodTicket as isGoodMedia, mediaFolder } from '../../modules/learning/media/mediaLinks.ts';
import { isGoodTicket as isGoodResource, resourceLink } from '../../modules/resource/resourceLinks.ts';
import { isSigned, seal, SealedError, sign, unseal } from './sealing.ts';

const OLD = 'the secret before, 32 characters or more';
const NEW = 'the secret after it, 32 characters or more';
const withSecrets = (secret: string, ...earlierSecrets: string[]): Config => ({
  ...readConfig({ LECTERN_MODE: 'test' }, '/lectern'),
  secret,
  earlierSecrets,
});
const withOld = withSecrets(OLD);
const withNewAndOld = withSecrets(NEW, OLD);
const withNew = withSecrets(NEW);

describe('a sealed text', () => {
  const sealed = seal(withOld, 'identity', '11010519491231002X');

  test('names its key id, and contains neither the text nor the secret', () => {
    expect(sealed.split('.')[0]).toBe(keyIdOf(OLD));
    expect(keyIdOf(OLD)).toMatch(/^[0-9a-f]{8}$/);
    expect(keyIdOf(OLD)).not.toBe(keyIdOf(NEW));
    expect(sealed).not.toContain('1101');
  });

  test('opens with the current key or an earlier one', () => {
    expect(unseal(withOld, 'identity', sealed)).toBe('11010519491231002X');
    expect(unseal(withNewAndOld, 'identity', sealed)).toBe('11010519491231002X');
    expect(seal(withNewAndOld, 'identity', 'x').split('.')[0]).toBe(keyIdOf(NEW));
  });

  test('throws SealedError if its key is missing, its text was changed or its purpose differs', () => {
    const opened = (config: Config, text: string) => () => unseal(config, 'identity', text);
    expect(opened(withNew, sealed)).toThrow(SealedError);
    expect(opened(withNew, sealed)).toThrow(`the key ${keyIdOf(OLD)}, which this process does not have`);
    expect(opened(withOld, `${sealed.slice(0, -4)}AAAA`)).toThrow(
      `The data encrypted with the key ${keyIdOf(OLD)} was modified`,
    );
    expect(() => unseal(withOld, 'password-key', sealed)).toThrow(SealedError);
    expect(opened(withOld, '')).toThrow(SealedError);
  });
});

describe('after the secret was replaced', () => {
  const now = new Date('2026-03-02T01:00:00.000Z');
  const ticket = { companyId: '1', userId: '2' };
  const certificate = { ...ticket, relationId: '3', name: 'study.pdf' } as const;
  const resource = { ...ticket, resourceId: '3', use: 'save' } as const;
  const media = { companyId: '1', videoKey: 'film' };
  const isGood: Readonly<Record<string, (signer: Config) => (reader: Config) => boolean>> = {
    'a signature': (signer) => {
      const signature = sign(signer, 'upload-token', 'claims');
      return (reader) => isSigned(reader, 'upload-token', 'claims', signature);
    },
    'a certificate’s address': (signer) => {
      const given = documentUrl(signer, certificate, now).split('/')[4] ?? '';
      return (reader) => isGoodDocument(reader, given, certificate, now);
    },
    'a file’s address': (signer) => {
      const given = resourceLink(signer, resource, now).url.split('/')[5] ?? '';
      return (reader) => isGoodResource(reader, given, resource, now);
    },
    'a video’s address': (signer) => {
      const expiresAt = new Date(now.getTime() + 60_000);
      const given = mediaFolder(signer, { ...media, expiresAt }).split('/')[4] ?? '';
      return (reader) => isGoodMedia(reader, given, media, now);
    },
    'a receipt of an answer': (signer) => {
      const proof = proofOf(signer, 1, 'digest');
      return (reader) => isReceipt(reader, proof);
    },
  };

  test.each(Object.entries(isGood))(
    '%s stays valid while the old secret is listed as earlier, and is invalid without it',
    (_, made) => {
      const isGoodFor = made(withOld);
      expect([withOld, withNewAndOld, withNew].map(isGoodFor)).toEqual([true, true, false]);
      expect(made(withNewAndOld)(withNew)).toBe(true);
    },
  );
});

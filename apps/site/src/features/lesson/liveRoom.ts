import { text } from '@lectern/sdk';
import { parseJson } from '../../shared/storedJson.ts';
import type { NamedLesson } from './lesson.store.ts';

/** The target of a live room's address: a lesson, or an open class if `openClassId` is not empty. */
export interface NamedRoom extends NamedLesson {
  readonly openClassId: string;
}

/** Decodes base64, including its URL-safe form; empty if invalid. */
function fromBase64(encoded: string): string {
  try {
    // In a query, a plus sign has been decoded as a space.
    const binary = atob(encoded.replace(/[- ]/g, '+').replace(/_/g, '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}

type NamedContent = NamedRoom & { readonly courseId: string };

const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

/**
 * Reads the query of `/classModule/toLiveroom`. `content` is JSON, plain or in base64, with `commodityId`,
 * `classTypeId` or `courseId`, and `lessonId`, or with `openClassId`. `com` and `provide` name the room's
 * vendor and what it belongs to; both are ignored, since the school's own data are more reliable.
 */
export function readRoomAddress(search: string): NamedRoom {
  const content = new URLSearchParams(search).get('content') ?? '';
  const named = parseJson<NamedContent>(content) ?? parseJson<NamedContent>(fromBase64(content));
  return {
    commodityId: idOf(named?.commodityId),
    classTypeId: idOf(named?.classTypeId) || idOf(named?.courseId),
    lessonId: idOf(named?.lessonId),
    openClassId: idOf(named?.openClassId),
  };
}

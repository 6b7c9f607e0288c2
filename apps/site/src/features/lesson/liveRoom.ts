import { text } from '@lectern/sdk';
import type { NamedLesson } from './lesson.store.ts';

/** What the address of a live room names: a lesson, or an open class where `openClassId` is not empty. */
export interface NamedRoom extends NamedLesson {
  readonly openClassId: string;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Reads base64, also as addresses write it; empty for what is none. */
function fromBase64(encoded: string): string {
  try {
    // What an address has made of a plus sign is a space.
    const binary = atob(encoded.replace(/[- ]/g, '+').replace(/_/g, '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}

const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

/**
 * Reads the query of `/classModule/toLiveroom`. `content` is JSON, plain or in base64, with `commodityId`,
 * `classTypeId` or `courseId`, and `lessonId`, or with `openClassId`. `com` and `provide` say who holds the room and
 * what it belongs to; the school's own data know that better, so nothing depends on them.
 */
export function readRoomAddress(search: string): NamedRoom {
  const content = new URLSearchParams(search).get('content') ?? '';
  const named = Object(parse(content) ?? parse(fromBase64(content)));
  return {
    commodityId: idOf(named.commodityId),
    classTypeId: idOf(named.classTypeId) || idOf(named.courseId),
    lessonId: idOf(named.lessonId),
    openClassId: idOf(named.openClassId),
  };
}

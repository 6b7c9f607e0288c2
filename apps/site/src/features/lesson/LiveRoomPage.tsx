import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { openClassHref } from '../../shared/routes/pages.ts';
import { LessonOf } from './LessonOf.tsx';
import { showLesson } from './lesson.store.ts';
import { readRoomAddress } from './liveRoom.ts';

/** Starts the page's first request; open classes have their own page. */
export const prepare: Prepare = async (_params, search) => {
  const { openClassId, ...named } = readRoomAddress(search);
  if (openClassId !== '') navigate(openClassHref(openClassId), { replace: true });
  else await showLesson.prefetch(named);
};

/**
 * The live room's own address (`/classModule/toLiveroom`): opens the room of its lesson or open class, or says
 * why it cannot.
 */
export default function LiveRoomPage() {
  const { openClassId, ...named } = readRoomAddress(useSearch());

  useEffect(() => {
    if (openClassId !== '') navigate(openClassHref(openClassId), { replace: true });
  }, [openClassId]);

  return openClassId === '' ? <LessonOf {...named} isRoomAddress /> : null;
}

import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { LessonOf } from './LessonOf.tsx';
import { readRoomAddress } from './liveRoom.ts';

/** The live room's own address (`/classModule/toLiveroom`): leads into the room of its lesson or open class, or says why not. */
export default function LiveRoomPage() {
  const { openClassId, ...named } = readRoomAddress(useSearch());

  useEffect(() => {
    if (openClassId !== '') navigate(`/openCourse/${encodeURIComponent(openClassId)}`, { replace: true });
  }, [openClassId]);

  return openClassId === '' ? <LessonOf {...named} isRoomAddress /> : null;
}

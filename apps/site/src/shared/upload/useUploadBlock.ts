import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../session/session.store.ts';
import { loadSpace, space } from './space.store.ts';
import { uploadTexts } from './upload.texts.ts';

/** Returns why the student cannot upload anything now, for an uploader to show; undefined while there is space. */
export function useUploadBlock(): string | undefined {
  const { noSpace } = useTexts(uploadTexts);
  const { userId } = useSnapshot(session);
  const { isExhausted } = useSnapshot(space);

  useEffect(() => void loadSpace(), [userId]);

  return isExhausted ? noSpace : undefined;
}

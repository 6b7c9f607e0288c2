import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadQueue } from './queue.ts';
import { createUploads, type Uploads, type UploadsOptions } from './uploads.ts';

/**
 * Creates an upload queue for the lifetime of the component; unmounting pauses it, so that nothing is uploaded
 * unseen.
 */
export function useUploads(options: UploadsOptions): { uploads: Uploads; queue: UploadQueue } {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [uploads] = useState(() => createUploads(() => latest.current));
  const queue = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current);
  useEffect(() => () => uploads.stop(), [uploads]);
  return { uploads, queue };
}

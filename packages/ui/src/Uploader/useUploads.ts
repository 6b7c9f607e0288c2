import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadQueue } from './queue.ts';
import { createUploads, type Uploads, type UploadsOptions } from './uploads.ts';

/** Keeps an upload queue as long as the component lives; leaving pauses it, so that nothing is sent unseen. */
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

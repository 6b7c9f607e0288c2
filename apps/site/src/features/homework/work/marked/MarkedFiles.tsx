import { Skeleton } from '@lectern/ui/Skeleton';
import { Suspense } from 'react';
import { retriedLazy } from '@lectern/ui/lazy';
import type { MarkedFile } from '../../homework.model.ts';

/** Loaded late, since most works are returned without files. */
const MarkedSheets = retriedLazy(async () => (await import('./MarkedSheets.tsx')).MarkedSheets);

/** The files that the teacher marked, each beside the student's own; renders nothing if there are none. */
export function MarkedFiles({ files }: { readonly files: readonly MarkedFile[] }) {
  if (files.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton shape="box" height="320px" />}>
      <MarkedSheets files={files} />
    </Suspense>
  );
}

import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Spinner } from '@lectern/ui/Spinner';
import { extensionOf, formatBytes, type UploadedFile } from '@lectern/ui/Uploader';
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { retriedLazy } from '@lectern/ui/lazy';
import type { Work } from '../homework.model.ts';
import { followVideo, videos } from './videos.store.ts';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';

/** Loaded late, since most works have no video. */
const VideoPlayer = retriedLazy(async () => (await import('@lectern/ui/VideoPlayer')).VideoPlayer);

export interface WorkVideosProps {
  readonly work: Pick<Work, 'homework' | 'videoTypes'>;
  readonly files: readonly UploadedFile[];
}

/** Returns a function that tells whether a file of a work is a video at the school's provider. */
export function useIsVideo({ videoTypes }: Pick<Work, 'videoTypes'>): (file: UploadedFile) => boolean {
  const known = useSnapshot(videos);
  return ({ id, name }) => {
    const state = known[id]?.state;
    return state === undefined ? videoTypes.includes(extensionOf(name)) : state !== 'lost';
  };
}

/** The videos of a work: a player, or the provider's processing state. */
export function WorkVideos({ work, files }: WorkVideosProps) {
  const isVideo = useIsVideo(work);
  return files
    .filter(isVideo)
    .map((file) => <WorkVideo key={file.id} homeworkId={work.homework.id} file={file} />);
}

function WorkVideo({
  homeworkId,
  file: { id, name, size },
}: {
  readonly homeworkId: string;
  readonly file: UploadedFile;
}) {
  const texts = useTexts(workTexts);
  const view = useSnapshot(videos)[id];
  const isSettled = view !== undefined && view.state !== 'processing';

  useEffect(() => {
    if (isSettled) return;
    const stop = new AbortController();
    void followVideo(homeworkId, id, stop.signal);
    return () => stop.abort();
  }, [homeworkId, id, isSettled]);

  return (
    <figure className={css.video}>
      {view?.state === 'ready' ? (
        <Suspense fallback={<Skeleton shape="cover" />}>
          <VideoPlayer title={name} src={view.url} />
        </Suspense>
      ) : (
        <p className={css.videoState} role="status" data-state={view?.state}>
          {view?.state === 'failed' ? (
            texts.videoFailed
          ) : (
            <>
              <Spinner /> {texts.videoProcessing}
            </>
          )}
        </p>
      )}
      <figcaption className={css.size}>
        {name}
        {size !== undefined && ` · ${formatBytes(size)}`}
      </figcaption>
    </figure>
  );
}

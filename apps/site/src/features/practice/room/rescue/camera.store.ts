import { proxy } from 'valtio/vanilla';
import { type Collected, countOf, NO_FRAMES, takeFrame } from './frames.ts';
import { openQrReader } from './qrReader.ts';
import { importRescue } from './rescue.store.ts';

/** State of the camera, and what it has read. */
export interface CameraState {
  /**
   * `denied` if the student or the browser refused, `missing` if there is no camera, or the page or reader
   * cannot use one, `lost` if it stopped while it was read.
   */
  step: 'off' | 'starting' | 'reading' | 'denied' | 'missing' | 'lost';
  count: number;
  total: number;
}

export const camera = proxy<CameraState>({ step: 'off', count: 0, total: 0 });

/** Interval between looks at the picture, in milliseconds: each code is shown for several of them. */
const SCAN_INTERVAL_MS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS));

let stream: MediaStream | undefined;
let collected: Collected = NO_FRAMES;
/** Counts the uses of the camera, so that a stopped one has no further effect. */
let useCount = 0;

function releaseCamera(): void {
  useCount += 1;
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = undefined;
}

/** Stops the camera; what was read is kept for the next start. */
export function stopCamera(): void {
  releaseCamera();
  camera.step = 'off';
}

/** Discards what was read. */
export function discardFrames(): void {
  stopCamera();
  collected = NO_FRAMES;
  Object.assign(camera, { count: 0, total: 0 });
}

/** Reads codes with the camera until the file is complete, then imports it as if it had been chosen. */
export async function readFrames(video: HTMLVideoElement): Promise<void> {
  releaseCamera();
  const ownCount = useCount;
  camera.step = 'starting';
  try {
    // The reader first: a camera that nothing can read with would stay on.
    const read = await openQrReader();
    if (ownCount !== useCount) return;
    const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (ownCount !== useCount) {
      for (const track of opened.getTracks()) track.stop();
      return;
    }
    stream = opened;
    video.srcObject = opened;
    await video.play();
    camera.step = 'reading';
    while (ownCount === useCount) {
      // Unplugged, or taken back in the browser: its last picture would be read for ever.
      if (!opened.active) {
        releaseCamera();
        camera.step = 'lost';
        return;
      }
      for (const text of await read(video)) collected = takeFrame(collected, text);
      if (ownCount !== useCount) return;
      Object.assign(camera, { count: countOf(collected), total: collected.total });
      if (collected.file !== undefined) {
        const { file } = collected;
        discardFrames();
        await importRescue(file);
        return;
      }
      await pause();
    }
  } catch (error) {
    if (ownCount !== useCount) return;
    releaseCamera();
    camera.step = error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';
  }
}

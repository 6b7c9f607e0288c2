import { proxy } from 'valtio/vanilla';
import { type Collected, countOf, NOTHING, takeFrame } from './frames.ts';
import { openQrReader } from './qrReader.ts';
import { bringRescue } from './rescue.store.ts';

/** How the camera stands, and how much it has read. */
export interface CameraState {
  /** `denied` when the student or the browser said no, `missing` where there is no camera or page or reader cannot have one. */
  step: 'off' | 'starting' | 'reading' | 'denied' | 'missing';
  count: number;
  total: number;
}

export const camera = proxy<CameraState>({ step: 'off', count: 0, total: 0 });

/** How often a picture is looked at: each frame is shown for several of these, in milliseconds. */
const LOOK_MS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

let stream: MediaStream | undefined;
let collected: Collected = NOTHING;
/** Counts the uses of the camera, so that one that was stopped changes nothing. */
let use = 0;

function letGo(): void {
  use += 1;
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = undefined;
}

/** Puts the camera away; what was read is kept for when it is taken again. */
export function stopCamera(): void {
  letGo();
  camera.step = 'off';
}

/** Forgets what was read. */
export function forgetFrames(): void {
  stopCamera();
  collected = NOTHING;
  Object.assign(camera, { count: 0, total: 0 });
}

/** Reads frames by the camera until the file is whole, and brings that in as if it had been chosen. */
export async function readFrames(video: HTMLVideoElement): Promise<void> {
  letGo();
  const mine = use;
  camera.step = 'starting';
  try {
    const [opened, read] = await Promise.all([
      navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      openQrReader(),
    ]);
    if (mine !== use) {
      for (const track of opened.getTracks()) track.stop();
      return;
    }
    stream = opened;
    video.srcObject = opened;
    await video.play();
    camera.step = 'reading';
    while (mine === use) {
      for (const text of await read(video)) collected = takeFrame(collected, text);
      if (mine !== use) return;
      Object.assign(camera, { count: countOf(collected), total: collected.total });
      if (collected.file !== undefined) {
        const { file } = collected;
        forgetFrames();
        await bringRescue(file);
        return;
      }
      await pause();
    }
  } catch (error) {
    if (mine !== use) return;
    letGo();
    camera.step = error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';
  }
}

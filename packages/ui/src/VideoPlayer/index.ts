export type { SteeredVideo } from './commands.ts';
export { pressVideoKey } from './keys.ts';
export { VideoPlayer } from './VideoPlayer.tsx';
export type { CaptionTrack, VideoChapter } from './tracks.ts';
export type { VideoPlayerProps } from './VideoPlayer.tsx';

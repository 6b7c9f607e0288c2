export { VideoPlayer } from './VideoPlayer.tsx';
export type { CaptionTrack, VideoPlayerProps } from './VideoPlayer.tsx';

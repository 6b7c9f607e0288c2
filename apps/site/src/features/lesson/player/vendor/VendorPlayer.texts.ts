import { inBoth, type Pair } from '@lectern/ui/locale';
import type { FrameProblem } from './FramedVideo.ts';

/** Texts of a vendor's player. */
export const vendorTexts = inBoth({
  player: (title: string) => [`视频播放器：${title}`, `Video player: ${title}`],
  loading: ['视频正在打开', 'Opening the video'],
  chapters: ['章节', 'Chapters'],
  problems: {
    expired: ['视频地址已过期，请重新加载', 'This video link has expired. Please reload'],
    vendor: [
      '视频服务没有连上，请检查网络后再试',
      'The video service cannot be reached. Check your connection and try again',
    ],
    video: [
      '这个视频暂时不能播放，可能还在处理，请稍后再试',
      'This video cannot be played right now. It may still be processing. Try again later',
    ],
  } satisfies Record<FrameProblem, Pair>,
});

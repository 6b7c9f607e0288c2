import type { Texts } from '@lectern/ui/locale';
import type { FrameProblem } from './FramedVideo.ts';

const zh = {
  player: (title: string) => `视频播放器：${title}`,
  loading: '视频正在打开',
  chapters: '章节',
  problems: {
    expired: '视频地址已过期，请重新加载',
    vendor: '视频服务没有连上，请检查网络后再试',
    video: '这个视频暂时不能播放，可能还在处理，请稍后再试',
  } satisfies Record<FrameProblem, string>,
};

/** Words of a vendor's player. */
export const vendorTexts: Texts<typeof zh> = {
  zh,
  en: {
    player: (title) => `Video player: ${title}`,
    loading: 'Opening the video',
    chapters: 'Chapters',
    problems: {
      expired: 'This address has ended. Load the video again',
      vendor: 'The video service cannot be reached. Check your connection and try again',
      video: 'This video cannot be played just now; it may still be in preparation. Try again later',
    },
  },
};

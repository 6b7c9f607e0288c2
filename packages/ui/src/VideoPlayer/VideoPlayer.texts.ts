import type { Texts } from '../locale/index.ts';

interface PlayerTexts {
  player: string;
  play: string;
  pause: string;
  seek: string;
  position: (at: string, of: string) => string;
  mute: string;
  volume: string;
  speed: string;
  captions: string;
  noCaptions: string;
  chapters: string;
  onePress: string;
  pictureInPicture: string;
  fullscreen: string;
  keys: string;
  close: string;
  loading: string;
  failed: string;
  retry: string;
  resumed: (at: string) => string;
  fromStart: string;
  withKey: (what: string, key: string) => string;
  help: readonly (readonly [string, string])[];
}

export const texts: Texts<PlayerTexts> = {
  zh: {
    player: '视频播放器',
    play: '播放',
    pause: '暂停',
    seek: '播放进度',
    position: (at, of) => `${at}，共 ${of}`,
    mute: '静音',
    volume: '音量',
    speed: '播放速度',
    captions: '字幕',
    noCaptions: '无字幕',
    chapters: '章节',
    onePress: '点一下就能接着播放',
    pictureInPicture: '画中画',
    fullscreen: '全屏',
    keys: '键盘操作',
    close: '关闭',
    loading: '正在缓冲',
    failed: '视频没有载入，进度已经记住',
    retry: '重试',
    resumed: (at) => `已从 ${at} 继续`,
    fromStart: '从头播放',
    withKey: (what, key) => `${what}，快捷键 ${key}`,
    help: [
      ['空格 / K', '播放或暂停'],
      ['← →', '后退或前进 5 秒'],
      ['J / L', '后退或前进 10 秒'],
      ['0–9', '跳到十分之几处'],
      ['< >', '放慢或加快'],
      ['↑ ↓', '调节音量'],
      ['M', '静音'],
      ['C', '字幕'],
      ['I', '画中画'],
      ['F', '全屏'],
      ['?', '显示或关闭这份说明'],
    ],
  },
  en: {
    player: 'Video player',
    play: 'Play',
    pause: 'Pause',
    seek: 'Position',
    position: (at, of) => `${at} of ${of}`,
    mute: 'Mute',
    volume: 'Volume',
    speed: 'Speed',
    captions: 'Captions',
    noCaptions: 'No captions',
    chapters: 'Chapters',
    onePress: 'One press plays on',
    pictureInPicture: 'Picture in picture',
    fullscreen: 'Full screen',
    keys: 'Keyboard',
    close: 'Close',
    loading: 'Buffering',
    failed: 'The video did not load. Your position is kept.',
    retry: 'Try again',
    resumed: (at) => `Resumed at ${at}`,
    fromStart: 'Start over',
    withKey: (what, key) => `${what} (${key})`,
    help: [
      ['Space / K', 'Play or pause'],
      ['← →', 'Back or forward 5 seconds'],
      ['J / L', 'Back or forward 10 seconds'],
      ['0–9', 'To so many tenths'],
      ['< >', 'Slower or faster'],
      ['↑ ↓', 'Volume'],
      ['M', 'Mute'],
      ['C', 'Captions'],
      ['I', 'Picture in picture'],
      ['F', 'Full screen'],
      ['?', 'Show or close this help'],
    ],
  },
};

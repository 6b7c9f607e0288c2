import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { VideoPlayer } from './index.ts';

/** Half a minute of silence as a WAV file: a video element plays it and seeks in it, so the stories need no network. */
function silence(seconds: number): string {
  const rate = 8000;
  const view = new DataView(new ArrayBuffer(44 + seconds * rate));
  const write = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + seconds * rate, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, seconds * rate, true);
  new Uint8Array(view.buffer, 44).fill(128);
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
}

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:30.000\n大家好，今天我们讲集合。\n')}`;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#1b2433"/>' +
  '<g fill="none" stroke="#8fb4ff" stroke-width="3"><circle cx="280" cy="180" r="90"/>' +
  '<circle cx="360" cy="180" r="90"/></g></svg>';
const poster = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const meta = {
  title: 'Learning/VideoPlayer 视频播放器',
  id: 'learning-videoplayer',
  component: VideoPlayer,
  args: {
    title: '第 1 节 集合的概念',
    poster,
    captions: [{ src: captions, language: 'zh-CN', label: '中文' }],
    onTime: fn(),
    onEnded: fn(),
  },
  render: (args, { loaded }) => <VideoPlayer {...args} src={String(loaded['src'])} />,
  loaders: [() => ({ src: silence(30) })],
  decorators: [onStage(760)],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (root: HTMLElement): HTMLVideoElement => {
  const video = root.querySelector('video');
  if (!video) throw new Error('The story has no video.');
  return video;
};

export const Ready: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('00:00 / 00:30')).toBeVisible());
  },
};

/** Space and arrow keys, M and C, and the help dialog by `?`. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const video = videoIn(canvasElement);
    video.muted = true;
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    canvas.getByRole('slider', { name: '播放进度' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBe(10));
    await waitFor(() => expect(args.onTime).toHaveBeenLastCalledWith(10));
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true));
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    await expect(video.volume).toBe(0.9);
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('button', { name: '字幕' })).toHaveAttribute('aria-pressed', 'true');
    await expect(video.textTracks[0]?.mode).toBe('showing');
    await userEvent.keyboard('?');
    await expect(canvas.getByText('后退或前进 5 秒')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('后退或前进 5 秒')).toBeNull();
  },
};

/** Shortcuts of common video players: ten seconds, tenths, slower and faster. */
export const MoreKeys: Story = {
  args: { onRate: fn() },
  play: async ({ args, canvasElement }) => {
    const video = videoIn(canvasElement);
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    within(canvasElement).getByRole('slider', { name: '播放进度' }).focus();
    await userEvent.keyboard('l');
    await waitFor(() => expect(video.currentTime).toBe(10));
    await userEvent.keyboard('j');
    await waitFor(() => expect(video.currentTime).toBe(0));
    await userEvent.keyboard('5');
    await waitFor(() => expect(video.currentTime).toBe(15));
    await userEvent.keyboard('>>');
    await expect(video.playbackRate).toBe(1.5);
    await waitFor(() => expect(args.onRate).toHaveBeenLastCalledWith(1.5));
    await userEvent.keyboard('<');
    await expect(video.playbackRate).toBe(1.25);
  },
};

/** Two caption languages and the chapters of a lesson. */
export const Chapters: Story = {
  tags: ['visual'],
  args: {
    captions: [
      { src: captions, language: 'zh-CN', label: '中文' },
      { src: `${captions}#en`, language: 'en', label: 'English' },
    ],
    chapters: [
      { seconds: 0, title: '什么是集合' },
      { seconds: 12, title: '元素与集合' },
      { seconds: 21, title: '小结' },
    ],
    initialRate: 1.25,
  },
  play: async ({ canvas, canvasElement }) => {
    const video = videoIn(canvasElement);
    await waitFor(() => expect(video.playbackRate).toBe(1.25));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '章节' }), '00:12 元素与集合');
    await waitFor(() => expect(video.currentTime).toBe(12));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '字幕' }), 'English');
    await expect([...video.textTracks].map(({ mode }) => mode)).toEqual(['hidden', 'showing']);
    canvas.getByRole('slider', { name: '播放进度' }).focus();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('combobox', { name: '字幕' })).toHaveDisplayValue('无字幕');
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('combobox', { name: '字幕' })).toHaveDisplayValue('English');
  },
};

/** The browser blocks autoplay: the player says that one press is enough. */
export const NeedsPress: Story = {
  args: { initialTime: 12, playsAtOnce: true },
  beforeEach: () => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(
      new DOMException('No press', 'NotAllowedError'),
    );
    return () => play.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('点一下就能接着播放')).toBeVisible();
    videoIn(canvasElement).muted = true;
    const [press] = canvas.getAllByRole('button', { name: '播放' });
    if (press) await userEvent.click(press);
    await waitFor(() => expect(canvas.queryByText('点一下就能接着播放')).toBeNull());
  },
};

export const Speed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: '播放速度' }), '1.5');
    await expect(videoIn(canvasElement).playbackRate).toBe(1.5);
  },
};

/** Resumes at the position stored on another device. */
export const Resumed: Story = {
  args: { initialTime: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/已从 00:12 继续/)).toBeVisible();
    await expect(videoIn(canvasElement).currentTime).toBe(12);
    await userEvent.click(canvas.getByRole('button', { name: '从头播放' }));
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(0));
  },
};

export const Failed: Story = {
  render: (args) => <VideoPlayer {...args} src="data:video/mp4;base64,broken" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      '视频没有载入，进度已经记住',
    );
  },
};

/** A phone with a doubled font size: the bar is below the picture, which it would cover otherwise. */
export const LargeLetters: Story = {
  render: (args, { loaded }) => (
    <div style={{ width: '100%', maxWidth: '390px' }}>
      <VideoPlayer {...args} src={String(loaded['src'])} />
    </div>
  ),
  args: { chapters: [{ seconds: 0, title: '先看目标和已知条件' }] },
  beforeEach: () => {
    const root = document.documentElement;
    const before = root.style.fontSize;
    root.style.fontSize = '200%';
    return () => {
      root.style.fontSize = before;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('00:00 / 00:30')).toBeVisible());
    const picture = videoIn(canvasElement).getBoundingClientRect();
    await expect(picture.width / picture.height).toBeCloseTo(16 / 9, 1);
    const bar = canvas.getByRole('slider', { name: '播放进度' }).getBoundingClientRect();
    await expect(bar.bottom).toBeGreaterThan(picture.bottom);
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('combobox')])
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(picture.right);
  },
};

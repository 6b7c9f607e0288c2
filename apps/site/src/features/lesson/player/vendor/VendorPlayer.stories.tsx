import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { VendorPlayer } from './VendorPlayer.tsx';

/** Returns a fake vendor frame that posts this message once, and shows a colour in place of the video. */
const frameThatSays = (message: object): string =>
  `data:text/html,${encodeURIComponent(
    `<html lang="zh-CN"><title>云视频</title><style>html{background:#334}</style>` +
      `<script>parent.postMessage(${JSON.stringify(message)},'*')</script>`,
  )}`;

const failing = (problem: string): string => frameThatSays({ player: 'failed', problem });

const meta = {
  title: 'Site/Lesson/Player of a vendor 云播放器',
  id: 'site-lesson-vendor-player',
  component: VendorPlayer,
  args: {
    title: '椭圆：一根绳子两颗钉',
    src: frameThatSays({ player: 'ready', time: 0, duration: 54, rate: 1, isPaused: true, hasEnded: false }),
    chapters: [
      { seconds: 0, title: '画一个椭圆' },
      { seconds: 30, title: '两个焦点' },
    ],
    initialTime: 0,
    initialRate: 1,
    playsAtOnce: false,
    video: { current: null },
    follow: () => () => undefined,
    onRate: fn(),
    onEnded: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(760px, 100vw)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The vendor's player is ready, and the chapters seek in it. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const chapter = canvas.getByRole('button', { name: '00:30 两个焦点' });
    await waitFor(() => expect(chapter).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(chapter);
    await expect(args.video.current).toHaveProperty('currentTime', 30);
  },
};

/** The frame has not sent a message yet. */
export const Loading: Story = {
  args: { src: 'about:blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /椭圆/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: /两个焦点/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The address has expired: a new one is requested, and playback continues where it was. */
export const Expired: Story = {
  tags: ['visual'],
  args: { src: failing('expired') },
  parameters: phoneAndDark,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('视频地址已过期');
    await userEvent.click(canvas.getByRole('button', { name: /重/ }));
    await expect(args.onRetry).toHaveBeenCalledWith(0);
  },
};

/** The vendor does not answer. */
export const Unreachable: Story = {
  args: { src: failing('vendor') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('视频服务没有连上');
  },
};

/** The video itself fails; an unknown reason from the frame is treated the same. */
export const Failed: Story = {
  args: { src: failing('whatever') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这个视频暂时不能播放');
  },
};

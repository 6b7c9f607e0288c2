import * as answering from '@lectern/sdk/endpoints/answering';
import { mock, refuse } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../../shared/testing/answeredBy.ts';
import { Frames } from './FramesDialog.tsx';
import RescuePage from './RescuePage.tsx';

/** As long as a file with a dozen answers. */
const content = `lectern-rescue-1.${Array.from({ length: 1700 }, (_, index) => ((index * 7919) % 36).toString(36)).join('')}`;

const receipts = [1, 2, 3].map((sequence) => ({
  questionId: String(sequence),
  operationId: String(sequence),
  sequence,
  savedAt: '2026-03-02T01:00:00.000Z',
  currentSequence: sequence,
  late: false,
  proof: null,
}));
const rescue = mock(answering.rescue, ({ file }) => {
  if (file !== content) throw refuse('0', 'another file');
  return { recordId: '1', title: '高等数学 · 期中考试', state: 'doing' as const, receipts };
});

const meta = {
  title: 'Site/Practice/Rescue 答案救援',
  id: 'site-practice-rescue',
  component: RescuePage,
  parameters: { layout: 'fullscreen', ...answeredBy(rescue) },
} satisfies Meta<typeof RescuePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '用摄像头读二维码' })).toBeVisible();
  },
};

const EDGE = 480;
const MARGIN = 40;

/**
 * Fakes a camera that films the code shown on the page.
 * @returns the function that removes it.
 */
function lookAtThePage(root: HTMLElement): () => void {
  const seen = document.createElement('canvas');
  seen.width = EDGE;
  seen.height = EDGE;
  const brush = seen.getContext('2d');
  const timer = setInterval(() => {
    const code = root.querySelector('[role=img] svg');
    const path = code?.querySelector('path')?.getAttribute('d') ?? '';
    if (brush === null || code === null || path === '') return;
    const scale = (EDGE - 2 * MARGIN) / Number(code?.getAttribute('viewBox')?.split(' ')[2]);
    brush.resetTransform();
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, EDGE, EDGE);
    brush.setTransform(scale, 0, 0, scale, MARGIN, MARGIN);
    brush.fillStyle = 'black';
    brush.fill(new Path2D(path));
  }, 50);
  const { mediaDevices } = navigator;
  const real = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async () => seen.captureStream(30);
  return () => {
    clearInterval(timer);
    mediaDevices.getUserMedia = real;
  };
}

/** One device shows its answers as codes, the other reads them with its camera and sends them. */
export const ByCodes: Story = {
  tags: ['release'],
  render: () => (
    <>
      <RescuePage />
      <Frames content={content} />
    </>
  ),
  beforeEach: ({ canvasElement }) => lookAtThePage(canvasElement),
  play: async ({ canvas }) => {
    // With reduced motion the codes are advanced by hand; here they advance by themselves.
    const turn = canvas.queryByRole('button', { name: '自动翻页' });
    if (turn !== null) await userEvent.click(turn);
    await userEvent.click(await canvas.findByRole('button', { name: '用摄像头读二维码' }));
    await waitFor(() => expect(canvas.getByText(/^已读到 \d \/ 4 张$/)).toBeVisible(), { timeout: 20_000 });
    await waitFor(
      () => expect(canvas.getByText('学校收到了《高等数学 · 期中考试》的 3 个答案。')).toBeVisible(),
      { timeout: 30_000 },
    );
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expect(canvas.getByRole('img', { name: /^第 \d \/ 4 张$/ })).toBeVisible();
  },
};

/** If the camera may not be used, the page says so and offers the file. */
export const WithoutCamera: Story = {
  beforeEach: () => {
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    return () => {
      mediaDevices.getUserMedia = real;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '用摄像头读二维码' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有得到使用摄像头的许可');
  },
};

/** If the camera stops while it is read, the page says so; it can be turned on again. */
export const CameraLost: Story = {
  beforeEach: () => {
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    const seen = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    seen.getContext('2d')?.fillRect(0, 0, 40, 40);
    mediaDevices.getUserMedia = async () => {
      const stream = seen.captureStream(30);
      setTimeout(() => stream.getTracks().forEach((track) => track.stop()), 500);
      return stream;
    };
    return () => {
      mediaDevices.getUserMedia = real;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '用摄像头读二维码' }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('摄像头中断了');
    await expect(canvas.getByRole('button', { name: '用摄像头读二维码' })).toBeVisible();
  },
};

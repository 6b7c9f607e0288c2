import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { widths, Stage } from '../stage/index.ts';
import { imageLimits } from './limits.ts';
import { UploadError, type UploadedFile } from './transport.ts';
import { Uploader, type UploaderProps } from './Uploader.tsx';
import { createSampleMemory, createSampleTransport, never } from './Uploader.samples.ts';

function Controlled(props: UploaderProps) {
  const [value, setValue] = useState<readonly UploadedFile[]>(props.value);
  const handleChange = (files: UploadedFile[]) => {
    props.onChange(files);
    setValue(files);
  };
  return (
    <Stage width={560}>
      <Uploader {...props} value={value} onChange={handleChange} />
    </Stage>
  );
}

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#9cc3e6"/>' +
    '<path d="M0 96 34 44l22 26 14-16 26 42z" fill="#2f5d8a"/><circle cx="72" cy="24" r="9" ' +
    'fill="#fff3c4"/></svg>',
)}`;

const meta = {
  title: 'Fields/Uploader 上传',
  id: 'fields-uploader',
  component: Uploader,
  render: (args) => <Controlled {...args} />,
  args: {
    label: '作业附件',
    value: [],
    onChange: fn(),
    onError: fn(),
    transport: createSampleTransport(),
    memory: createSampleMemory(),
  },
} satisfies Meta<typeof Uploader>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileOf = (name: string, size = 2048) => new File([new Uint8Array(size)], name);

const holding = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

/** Passes files to the hidden input regardless of its `accept` attribute, which users can circumvent. */
const give = (canvasElement: HTMLElement, ...files: File[]) =>
  userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, files, {
    applyAccept: false,
  });

const uploaded: UploadedFile[] = [
  { id: '1', name: '身份证正面.jpg', size: 812_000, url: photo },
  { id: '2', name: '2026 年秋季学期报名表（盖章版）.pdf', size: 2_300_000, url: '/files/2' },
];

export const Empty: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: widths } },
  play: async ({ args, canvasElement }) => {
    await give(canvasElement, fileOf('作业.pdf'));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith([{ id: 'f1', name: '作业.pdf', size: 2048 }]),
    );
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('作业.pdf 上传完成');
  },
};

/** All states of a file at once. */
export const States: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: widths } },
  args: {
    value: uploaded,
    transport: createSampleTransport({
      onChunk: async ({ index, signal }) => {
        if (index > 0) await never(signal);
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await give(
      canvasElement,
      fileOf('第三章课堂笔记.docx', 6 * 1024 * 1024),
      fileOf('实验报告.zip', 9 * 1024 * 1024),
      fileOf('安装程序.exe'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: '暂停上传 实验报告.zip' }));
    await expect(canvas.getByText(/已暂停/)).toBeVisible();
    await waitFor(() =>
      expect(
        Number(
          canvas
            .getByRole('progressbar', { name: '第三章课堂笔记.docx 的上传进度' })
            .getAttribute('aria-valuenow'),
        ),
      ).toBeGreaterThan(60),
    );
    await expect(canvas.getByText(/^上传失败!/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { value: uploaded },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^选择文件/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '身份证正面.jpg' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看 身份证正面.jpg' })).toHaveFocus());
    // A data URL is not rendered as a link, so the remove button is the next tab stop.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith([uploaded[1]]);
  },
};

export const DroppedAndPasted: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByRole('button', { name: /^选择文件/ });
    const dropped = { bubbles: true, cancelable: true, dataTransfer: holding(fileOf('拖进来.pdf')) };
    zone.dispatchEvent(new DragEvent('dragover', dropped));
    await waitFor(() => expect(zone).toHaveTextContent('松开就开始上传'));
    zone.dispatchEvent(new DragEvent('drop', dropped));
    zone.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, clipboardData: holding(fileOf('截图.png')) }),
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: '拖进来.pdf' }),
        expect.objectContaining({ name: '截图.png' }),
      ]),
    );
  },
};

/** Codes -600, -601 and -602. */
export const Refused: Story = {
  args: { limits: imageLimits },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await give(canvasElement, fileOf('证件照.png', 9));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await give(
      canvasElement,
      fileOf('证件照.png', 9),
      fileOf('全家福.jpg', 5 * 1024 * 1024 + 1),
      fileOf('简历.pdf'),
    );
    await expect(await canvas.findByText('文件重复上传')).toBeVisible();
    await expect(canvas.getByText('图片大小不能超过5 MB')).toBeVisible();
    await expect(canvas.getByText(/^上传失败!/)).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const InvalidResponse: Story = {
  args: {
    transport: createSampleTransport({
      onFinish: () => {
        throw new UploadError('invalid');
      },
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await give(canvasElement, fileOf('作业.pdf'));
    await expect(await canvas.findByText('上传失败，请重新上传')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新上传 作业.pdf' })).toBeEnabled();
    await expect(args.onError).toHaveBeenCalled();
  },
};

export const NoSpace: Story = {
  args: { blockedReason: '学校的存储空间已用完，暂时不能上传' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^选择文件/ })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { value: uploaded, isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /移除/ })).toBeNull();
  },
};

/** The variant that replaces a file by another, with a progress bar from 0 to 100 percent. */
export const Replacement: Story = {
  tags: ['visual'],
  args: { variant: 'replace', value: [uploaded[1]!] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await give(canvasElement, fileOf('新的报名表.pdf'));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'));
    await expect(args.onChange).toHaveBeenCalledWith([expect.objectContaining({ name: '新的报名表.pdf' })]);
    await expect(canvas.getByText(/上传完成$/, { selector: 'span' })).toBeVisible();
  },
};
export const ReplacementUnderWay: Story = {
  args: {
    variant: 'replace',
    value: [uploaded[1]!],
    transport: createSampleTransport({ onChunk: ({ signal }) => never(signal) }),
  },
  play: async ({ canvasElement }) => {
    await give(canvasElement, fileOf('新的报名表.pdf'));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50'),
    );
  },
};

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale/index.ts';
import { genericLimits, imageLimits } from './limits.ts';
import { UploadError, type UploadedFile } from './transport.ts';
import { Uploader, type UploaderProps } from './Uploader.tsx';
import { createSampleMemory, createSampleTransport, never } from './Uploader.samples.ts';

function Controlled(props: Partial<UploaderProps>) {
  const [value, setValue] = useState<UploadedFile[]>([]);
  // One server for all renders, since each numbers its files from 1.
  const [transport] = useState(createSampleTransport);
  const [memory] = useState(createSampleMemory);
  return (
    <Uploader
      label="Files"
      transport={transport}
      memory={memory}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

afterEach(cleanup);

const give = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });

test('two files added at once are both kept', async () => {
  render(<Controlled />);
  give(new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf'));
  expect(await screen.findByRole('button', { name: '移除 a.pdf' })).toBeDefined();
  expect(await screen.findByRole('button', { name: '移除 b.pdf' })).toBeDefined();
});

test('Uploader shows the specified messages in English', async () => {
  render(
    <LocaleProvider locale="en">
      <Controlled limits={imageLimits} />
    </LocaleProvider>,
  );
  give(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png'), new File(['b'], 'b.exe'));
  expect(await screen.findByText('image cannot be larger than 5 MB')).toBeDefined();
  expect(screen.getByText('upload failed! Allowed are jpg, jpeg, png')).toBeDefined();
  give(new File(['c'], 'c.png', { lastModified: 1 }), new File(['c'], 'c.png', { lastModified: 1 }));
  expect(await screen.findByText('file upload duplicated')).toBeDefined();
});

test('a file refused by the server cannot be resumed, and the limits are still shown', async () => {
  const refuse = () => Promise.reject(new UploadError(-601));
  render(
    <Controlled
      variant="replace"
      limits={imageLimits}
      transport={{ ...createSampleTransport(), finish: refuse }}
    />,
  );
  expect(screen.getByText(/支持 jpg、jpeg、png/)).toBeDefined();
  give(new File(['no picture'], 'a.png'));
  expect(await screen.findByText(/^上传失败!/)).toBeDefined();
  expect(screen.getByText(/支持 jpg、jpeg、png/)).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button', { name: /继续上传/ })).toBeNull();
});

test('a file refused by the server shows no progress in a list, and an empty file is reported as empty', async () => {
  const refuse = () => Promise.reject(new UploadError('space'));
  render(<Controlled limits={genericLimits} transport={{ ...createSampleTransport(), finish: refuse }} />);
  give(new File(['a'], 'a.pdf'), new File([], 'b.pdf'));
  expect(await screen.findByText('空间不足，无法上传')).toBeDefined();
  expect(screen.getByText('这个文件是空的，请换一个')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('onBusyChange reports the beginning and end of uploads', async () => {
  const onBusyChange = vi.fn();
  const transport = createSampleTransport({ onChunk: ({ signal }) => never(signal) });
  render(<Controlled transport={transport} limits={genericLimits} onBusyChange={onBusyChange} />);
  give(new File(['a'], 'a.pdf'));
  await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(true));
  await userEvent.click(await screen.findByRole('button', { name: '移除 a.pdf' }));
  expect(onBusyChange).toHaveBeenLastCalledWith(false);
});

test('unmounting aborts uploads in progress', async () => {
  let signal: AbortSignal | undefined;
  const transport = createSampleTransport({
    onChunk: (chunk) => {
      signal = chunk.signal;
      return never(chunk.signal);
    },
  });
  const { unmount } = render(<Controlled transport={transport} />);
  give(new File(['a'], 'a.pdf'));
  await waitFor(() => expect(signal).toBeDefined());
  unmount();
  expect(signal?.aborted).toBe(true);
});

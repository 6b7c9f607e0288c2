// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VideoPlayer } from './index.ts';

test('VideoPlayer reports its position before its source is detached', () => {
  const state = (element: HTMLVideoElement, readyState: number) =>
    Object.defineProperty(element, 'readyState', { configurable: true, value: readyState });
  const onTime = vi.fn<(seconds: number) => void>();
  const { unmount } = render(
    <VideoPlayer
      title="第 1 讲"
      attach={(element) => {
        state(element, 4).currentTime = 42;
        return () => state(element, 0);
      }}
      onTime={onTime}
    />,
  );
  unmount();
  expect(onTime).toHaveBeenCalledWith(42);
});

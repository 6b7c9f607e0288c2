import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Row, Stage } from '../stage/index.ts';
import { createToaster, Toaster, type ToastTone } from './index.ts';

const examples: readonly (readonly [ToastTone, string])[] = [
  ['success', '已加入购物车'],
  ['warning', '网络不太稳定，答案先存在本机'],
  ['danger', '没有提交成功，答案都在，请再试一次'],
];

function Saying({ onUndo }: { onUndo: () => void }) {
  const [toaster] = useState(createToaster);
  return (
    <Stage width={480}>
      <Toaster toaster={toaster} />
      <div style={{ height: 220 }} />
      <Row>
        {examples.map(([tone, text]) => (
          <Button key={tone} onClick={() => toaster.show(text, { tone, duration: 0 })}>
            {tone}
          </Button>
        ))}
        <Button
          onClick={() =>
            toaster.show('已移出收藏', { action: { label: '撤销', onAction: onUndo }, duration: 0 })
          }
        >
          undo
        </Button>
      </Row>
    </Stage>
  );
}

const onUndo = fn();

const meta = {
  title: 'Feedback/Toast 轻提示 通知',
  id: 'feedback-toast',
  component: Toaster,
  render: () => <Saying onUndo={onUndo} />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Tones: Story = {
  play: async ({ canvasElement }) => {
    for (const [tone, text] of examples) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: tone }));
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    }
    await expect(screen.getByText(/没有提交成功/).closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
    await expect(screen.getByText('已加入购物车').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};

export const Undo: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'undo' }));
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('已移出收藏')).toBeNull());
  },
};

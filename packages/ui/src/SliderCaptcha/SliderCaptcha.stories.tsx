import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { SliderCaptcha } from './index.ts';

const svg = (viewBox: string, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`)}`;

const meta = {
  title: 'Fields/SliderCaptcha 滑块验证',
  id: 'fields-slidercaptcha',
  component: SliderCaptcha,
  args: {
    backgroundUrl: svg(
      '0 0 320 160',
      '<rect width="320" height="160" fill="#7aa7d9"/><path d="M0 160 90 50l60 70 50-60 120 100z" ' +
        'fill="#2f5d8a"/><circle cx="250" cy="40" r="18" fill="#fff3c4"/><rect x="200" y="70" width="44" ' +
        'height="44" rx="6" fill="#0006"/>',
    ),
    pieceUrl: svg(
      '0 0 44 44',
      '<rect x="1" y="1" width="42" height="42" rx="6" fill="#3f719f" stroke="#fff" stroke-width="2"/>',
    ),
    width: 320,
    height: 160,
    pieceSize: 44,
    pieceTop: 70,
    state: 'ready',
    onSubmit: fn(),
    onRefresh: fn(),
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof SliderCaptcha>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // The change events that a browser fires for arrow keys on a range input.
    for (const value of [1, 2, 3]) await fireEvent.change(slider, { target: { value } });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      3,
      expect.arrayContaining([expect.objectContaining({ x: 1, t: 0 })]),
    );
  },
};
export const Ready: Story = {};
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('验证失败，请再试一次');
  },
};
export const Passed: Story = { args: { state: 'passed' } };

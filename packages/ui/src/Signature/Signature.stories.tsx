import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onStage, phoneAndDark } from '../stage/index.ts';
import { namePicture, Signature } from './index.ts';

const meta = {
  title: 'Forms/Signature 签名',
  id: 'forms-signature',
  component: Signature,
  args: { label: '签名方式', nameHint: '请输入真实姓名', onChange: fn() },
  decorators: [onStage(640)],
} satisfies Meta<typeof Signature>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone: the typed name is the signature, and a picture of it can be created. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '签名' }), ' 林晓雨');
    await expect(args.onChange).toHaveBeenLastCalledWith({ way: 'type', name: '林晓雨', png: '' });
    await expect(namePicture('林晓雨')).toMatch(/^data:image\/png;base64,.{200}/);
    await expect(namePicture(' ')).toBe('');
  },
};

/** Two strokes, of which the last is undone, and then both are cleared. */
export const Drawn: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '手写签名' }));
    const paper = await canvas.findByRole('img', { name: '签名区' });
    const { left, top } = paper.getBoundingClientRect();
    const at = (type: string, x: number, y: number) =>
      paper.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          isPrimary: true,
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: left + x,
          clientY: top + y,
        }),
      );
    for (const x of [60, 160]) {
      at('pointerdown', x, 60);
      for (let step = 1; step <= 10; step += 1) at('pointermove', x + step * 5, 60 + (step % 3) * 30);
      at('pointerup', x + 50, 90);
    }
    await canvas.findByText('已写 2 笔');
    const drawn = { way: 'draw', name: '', png: expect.stringMatching(/^data:image\/png;base64,.{200}/) };
    await expect(args.onChange).toHaveBeenLastCalledWith(drawn);
    await userEvent.click(canvas.getByRole('button', { name: '重写' }));
    await canvas.findByText('签名区是空的');
    await expect(args.onChange).toHaveBeenLastCalledWith({ way: 'draw', name: '', png: '' });
    at('pointerdown', 60, 60);
    for (let step = 1; step <= 10; step += 1) at('pointermove', 60 + step * 20, 60 + (step % 3) * 30);
    at('pointerup', 260, 90);
    at('pointerdown', 300, 60);
    at('pointermove', 320, 90);
    at('pointerup', 340, 90);
    await canvas.findByText('已写 2 笔');
    await userEvent.click(canvas.getByRole('button', { name: '撤销一笔' }));
    await canvas.findByText('已写 1 笔');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(drawn));
  },
};

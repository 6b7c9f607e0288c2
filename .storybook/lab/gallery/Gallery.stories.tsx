import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Theme lab/Gallery 一览',
  id: 'theme-lab-gallery',
  tags: ['!autodocs', 'release'],
  component: Gallery,
  // The parts of the miniatures have stories of their own.
  parameters: { a11y: { context: { exclude: ['[inert]'] } } },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every header with every footer; those outside the viewport are rendered later. */
export const All: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { desktop: { viewport: 1440 } } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeGreaterThanOrEqual(13);
    await expect(canvas.getAllByRole('columnheader').length).toBeGreaterThanOrEqual(8);
    await waitFor(() => expect(canvasElement.querySelectorAll('footer').length).toBeGreaterThan(0));
    await expect(canvasElement.querySelectorAll('footer').length).toBeLessThan(13 * 8);
    // Miniatures are pictures: nothing in them can be focused.
    await expect(canvasElement.querySelector('a:not([inert] *)')).toBeNull();
  },
};

/** Choosing another template changes every miniature. */
export const OtherTemplate: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '模板 4' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'FESCO' }));
    await waitFor(() => expect(canvasElement.querySelector('[inert] footer')).not.toBeNull());
    await expect(canvas.getByRole('radio', { name: '模板 4' })).toBeDisabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onStage, phoneAndDark } from '../stage/index.ts';
import { drawnLogo } from '../headers/headers.samples.ts';
import { Carousel } from './index.ts';

const slides = ['课堂', '实验室', '操场'].map((name, index) => ({
  id: name,
  label: name,
  content: (
    <a href={`#/${index}`} style={{ display: 'block', minHeight: '44px' }}>
      <img src={drawnLogo(['#8fb4f0', '#f0b48f', '#9fd8a8'][index] ?? '', name)} alt={name} height={200} />
    </a>
  ),
}));

const meta = {
  title: 'Content/Carousel 轮播',
  id: 'content-carousel',
  component: Carousel,
  args: { label: '校园一角', slides },
  decorators: [onStage(480)],
} satisfies Meta<typeof Carousel>;
export default meta;

/** Buttons, dots and arrow keys; a slide that is out of view has no tab stops. */
export const Pictures: StoryObj<typeof meta> = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '校园一角' });
    const reachable = () => canvas.getAllByRole('link').filter((link) => link.closest('[inert]') === null);
    await expect(reachable()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await waitFor(() => expect(reachable()).toEqual([canvas.getByRole('link', { name: '实验室' })]));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(reachable()).toEqual([canvas.getByRole('link', { name: '操场' })]));
    await expect(canvas.getByRole('button', { name: '下一张' })).toHaveAttribute('aria-disabled', 'true');
    await expect(within(region).getByRole('button', { current: true })).toHaveAccessibleName('看第 3 张');
    // The row has stopped scrolling at the requested slide.
    const track = region.firstElementChild;
    await waitFor(() => expect(track?.scrollLeft).toBe(2 * (track?.clientWidth ?? 0)));
    await expect(reachable()).toHaveLength(1);
  },
};

/** As wide as the page: the buttons overlay the pictures, whatever these show. */
export const OverPictures: StoryObj<typeof meta> = {
  tags: ['visual'],
  args: { controls: 'over' },
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看第 2 张' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('看第 2 张'),
    );
    const region = canvas.getByRole('region', { name: '校园一角' });
    const track = region.firstElementChild;
    // The buttons take no layout space.
    await expect(region.clientHeight).toBe(track?.clientHeight);
    await waitFor(() => expect(track?.scrollLeft).toBe(track?.clientWidth));
  },
};

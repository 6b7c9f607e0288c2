import { space } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Stage } from '../stage/index.ts';
import { Anchor } from './index.ts';

const items = [
  { id: 'contents', label: '目录' },
  { id: 'about', label: '课程介绍' },
  { id: 'teacher', label: '老师' },
  { id: 'reviews', label: '评价' },
];

const meta = {
  title: 'Navigation/Anchor 锚点',
  id: 'navigation-anchor',
  component: Anchor,
  args: { label: '本页内容', items },
  decorators: [
    (Story) => (
      <Stage width={640}>
        <Story />
        {items.map(({ id, label }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            style={{ minHeight: '90vh', scrollMarginTop: '64px' }}
          >
            <h2 id={`${id}-title`} style={{ paddingBlockStart: space.x8 }}>
              {label}
            </h2>
          </section>
        ))}
      </Stage>
    ),
  ],
} satisfies Meta<typeof Anchor>;
export default meta;

/** Leads to a section, whose heading takes the focus, and marks it. */
export const LongPage: StoryObj<typeof meta> = {
  play: async () => {
    const step = screen.getByRole('button', { name: '老师' });
    await userEvent.click(step);
    await waitFor(() => expect(step).toHaveAttribute('aria-current', 'true'));
    await expect(screen.getByRole('heading', { name: '老师' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '目录' }));
    await waitFor(() => expect(step).not.toHaveAttribute('aria-current'));
  },
};

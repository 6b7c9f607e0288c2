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
            style={{ minHeight: id === 'reviews' ? 'auto' : '90vh' }}
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

/**
 * A step scrolls to its section, moves the focus to the heading and is marked; also for the last section, which
 * cannot scroll to the top because the page ends.
 */
export const LongPage: StoryObj<typeof meta> = {
  play: async () => {
    for (const name of ['老师', '评价', '目录']) {
      const step = screen.getByRole('button', { name });
      await userEvent.click(step);
      await waitFor(() => expect(step).toHaveAttribute('aria-current', 'true'));
      await expect(screen.getByRole('heading', { name })).toHaveFocus();
    }
    for (const [screens, name] of [
      [2, '老师'],
      [0, '目录'],
    ] as const) {
      scrollTo({ top: innerHeight * screens });
      await waitFor(() =>
        expect(screen.getByRole('button', { name })).toHaveAttribute('aria-current', 'true'),
      );
    }
  },
};

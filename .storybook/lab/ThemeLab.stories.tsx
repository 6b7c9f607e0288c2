import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { schemes, special, widths } from '../modes.ts';
import { ThemeLab } from './ThemeLab.tsx';

const meta = {
  title: 'Theme lab/Lab',
  component: ThemeLab,
  // The page in the frame is made of parts with stories of their own; samples show what cannot be read.
  parameters: { a11y: { context: { exclude: ['iframe', '[data-sample]'] } } },
} satisfies Meta<typeof ThemeLab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands inside the frame, once its page is drawn. */
async function pageOf(canvasElement: HTMLElement) {
  await waitFor(() =>
    expect(canvasElement.querySelector('iframe')?.contentDocument?.querySelector('footer')).toBeTruthy(),
  );
  const body = canvasElement.querySelector('iframe')?.contentDocument?.body;
  if (body === undefined) throw new Error('The frame has no page.');
  return within(body);
}

/** The first school in what it wears today. */
export const Lab: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { ...schemes, ...widths, english: special.english } } },
  play: async ({ canvas, canvasElement }) => {
    const page = await pageOf(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('AA');
  },
};

/** Every choice shows in the page and in the settings to take along. */
export const Choosing: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const page = await pageOf(canvasElement);
    await step('a header colour, by keyboard', async () => {
      within(canvas.getByRole('group', { name: '头部颜色' }))
        .getByRole('radio', { name: 'red' })
        .focus();
      await userEvent.keyboard(' ');
      await waitFor(() =>
        expect(page.getByRole('banner').ownerDocument.documentElement).toHaveClass('header-red'),
      );
    });
    await step('the FESCO template brings its own footer', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'FESCO' }));
      await expect(canvas.getByRole('radio', { name: '模板 2' })).toBeDisabled();
    });
    await step('the settings say both', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '配置' }));
      const file = canvas.getByRole('region', { name: /school\.json/ });
      await expect(file).toHaveTextContent('"colour": "red"');
      await expect(file).toHaveTextContent('"template": "FESCO"');
    });
  },
};

/** A yellow that cannot be read as it is: red in the table, with what the theme takes instead. */
export const OwnColours: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { ...schemes, ...widths } } },
  args: { initial: { own: { brand: '#ffd400', surface: '#fffdf0', footer: '' } } },
  play: async ({ canvas, canvasElement }) => {
    await pageOf(canvasElement);
    await expect(canvas.getAllByText('不达标').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('AA');
    const brand = canvas.getByRole('textbox', { name: '品牌色' });
    await userEvent.clear(brand);
    await userEvent.type(brand, '#12');
    await expect(await canvas.findByText('颜色写成 #1d5bd6 这样')).toBeVisible();
    await userEvent.clear(brand);
    await userEvent.type(brand, '#ffd400');
  },
};

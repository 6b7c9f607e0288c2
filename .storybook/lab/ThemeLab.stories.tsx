import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { schemes, special, widths } from '@lectern/ui/stage';
import { ThemeLab } from './ThemeLab.tsx';

const meta = {
  title: 'Theme lab/Lab 实验室',
  id: 'theme-lab-lab',
  tags: ['!autodocs'],
  component: ThemeLab,
  // The parts of the framed pages have stories of their own, and samples may be unreadable.
  parameters: { a11y: { context: { exclude: ['iframe', '[data-sample]'] } } },
} satisfies Meta<typeof ThemeLab>;
export default meta;

/** Returns the content of each frame, once its page is rendered. */
async function pagesOf(canvasElement: HTMLElement) {
  const bodies = () =>
    [...canvasElement.querySelectorAll('iframe')].flatMap(
      ({ contentDocument }) => contentDocument?.body ?? [],
    );
  await waitFor(async () => {
    await expect(bodies().length).toBeGreaterThan(0);
    for (const body of bodies()) await expect(body.querySelector('footer')).toBeTruthy();
  });
  return bodies().map((body) => within(body));
}

/** The theme lab in its initial state, in which a school tries looks. */
export const Lab: StoryObj<typeof meta> = {
  tags: ['visual'],
  parameters: {
    chromatic: { modes: { ...schemes, ...widths, english: special.english } },
    controls: { disable: true },
  },
};

/** A school tries colours and texts, and is told which of them cannot be exported. */
export const TriedOn: StoryObj<typeof meta> = {
  // Only for tests, so that someone who opens the lab finds it in its initial state.
  tags: ['!dev', 'release'],
  play: async ({ canvas, canvasElement, step }) => {
    const [page] = await pagesOf(canvasElement);
    await step('a header colour, by keyboard', async () => {
      canvas.getAllByRole('radio', { name: 'red' })[0]?.focus();
      await userEvent.keyboard(' ');
      await waitFor(() =>
        expect(page?.getByRole('banner').ownerDocument.documentElement).toHaveClass('header-red'),
      );
    });
    await step('a name is seen at once, on every screen', async () => {
      const name = canvas.getByRole('textbox', { name: /校名|Name in/ });
      await userEvent.clear(name);
      await userEvent.paste('海燕');
      for (const screen of await pagesOf(canvasElement))
        await expect((await screen.findAllByRole('link', { name: /海燕/ })).length).toBeGreaterThan(0);
    });
    await step('a colour that is none is neither AA nor taken along', async () => {
      await userEvent.click(canvas.getByRole('switch'));
      const brand = canvas.getByRole('textbox', { name: /品牌色|Brand/ });
      await userEvent.clear(brand);
      await userEvent.paste('#12');
      await expect(canvas.getByRole('status')).not.toHaveTextContent('AA');
      await userEvent.click(canvas.getByRole('tab', { name: /配置|Configuration/ }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('#12');
      await userEvent.click(brand);
      await userEvent.paste('3456');
      const file = canvas.getByRole('region', { name: /apps\/backend\/schools\/.*\/school\.json/ });
      await expect(file).toHaveTextContent('"brand": "#123456"');
      await expect(file).toHaveTextContent('海燕');
    });
    await userEvent.click(canvas.getByRole('tab', { name: /对比度|Contrast/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('AA');
  },
};

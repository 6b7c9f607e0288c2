import type { Preview } from '@storybook/react-vite';

/** The page behind a dialog is hidden once the dialog has been painted, and drawn so in the task after. */
async function isPainted(): Promise<void> {
  if (document.querySelector('[role=dialog], [role=alertdialog]') === null) return;
  await new Promise(requestAnimationFrame);
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** What is done between the end of a story and its checks. */
export const afterEach: Preview['afterEach'] = isPainted;

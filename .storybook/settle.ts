import type { Preview } from '@storybook/react-vite';

const LONGEST_MS = 5000;

/** Returns whether a dialog is still opening: it hides the page behind it only after it was painted. */
const isDialogOpening = (): boolean =>
  document.querySelector('[data-state=open] > [role=dialog]') !== null &&
  document.querySelector('[data-aria-hidden]') === null;

/** Waits between the end of a story and its checks until opening dialogs have settled. */
export const afterEach: Preview['afterEach'] = async () => {
  const end = performance.now() + LONGEST_MS;
  while (isDialogOpening() && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
};

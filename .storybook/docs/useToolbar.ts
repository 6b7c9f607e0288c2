import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

/** Returns the toolbar's values, so that a docs page follows them like stories do. */
export function useToolbar(context: DocsContextProps): Record<string, unknown> {
  const read = () => {
    const [story] = context.componentStories();
    return story === undefined ? {} : context.getStoryContext(story).globals;
  };
  const [globals, setGlobals] = useState(read);
  useEffect(() => {
    // Reads the values rather than those in the event, since a framed story has values of its own and reports
    // them on the same channel.
    const follow = () => setGlobals(read());
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  });
  return globals;
}

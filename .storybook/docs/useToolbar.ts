import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

/** The toolbar's values, which a docs page follows as stories do. */
export function useToolbar(context: DocsContextProps): Record<string, unknown> {
  const read = () => {
    const [story] = context.componentStories();
    return story === undefined ? {} : context.getStoryContext(story).globals;
  };
  const [globals, setGlobals] = useState(read);
  useEffect(() => {
    // Not what the event says: a story in a frame has values of its own, and tells of them on the same channel.
    const follow = () => setGlobals(read());
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  });
  return globals;
}

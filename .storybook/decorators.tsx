import { Stage } from '@lectern/ui/stage';
import type { Decorator } from '@storybook/react-vite';

/** Stands a story on the ground of a site's page, in a column of `width` px. */
export const onStage = (width?: number): Decorator =>
  function OnStage(Story) {
    return (
      <Stage {...(width !== undefined && { width })}>
        <Story />
      </Stage>
    );
  };

/** Stands a story above a page that is taller than the window. */
export const abovePage: Decorator = (Story) => (
  <>
    <Story />
    <main style={{ height: '150vh' }} />
  </>
);

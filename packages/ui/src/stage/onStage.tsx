import type { ComponentType, ReactElement } from 'react';
import { Stage } from './Stage.tsx';

/** A decorator of Storybook, which stands a story somewhere. */
type StoryDecorator = (Story: ComponentType) => ReactElement;

/** Stands a story on the ground of a site's page, in a column of `width` px. */
export const onStage = (width?: number): StoryDecorator =>
  function OnStage(Story) {
    return (
      <Stage {...(width !== undefined && { width })}>
        <Story />
      </Stage>
    );
  };

/** Stands a story above a page that is taller than the window. */
export const abovePage: StoryDecorator = (Story) => (
  <>
    <Story />
    <main style={{ height: '150vh' }} />
  </>
);

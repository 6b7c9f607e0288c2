import type { ComponentType, ReactElement } from 'react';
import { Stage } from './Stage.tsx';

/** A Storybook decorator that places a story in a frame. */
type StoryDecorator = (Story: ComponentType) => ReactElement;

/** Renders a story on the background of a site's page, in a column of `width` px. */
export const onStage = (width?: number): StoryDecorator =>
  function OnStage(Story) {
    return (
      <Stage {...(width !== undefined && { width })}>
        <Story />
      </Stage>
    );
  };

/** Renders a story above a page that is taller than the window. */
export const abovePage: StoryDecorator = (Story) => (
  <>
    <Story />
    <main style={{ height: '150vh' }} />
  </>
);

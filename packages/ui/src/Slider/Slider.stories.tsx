import { space } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { RangeSlider, Slider } from './index.ts';

function Both() {
  const [zoom, setZoom] = useState(2);
  const [stretch, setStretch] = useState<readonly [number, number]>([20, 60]);
  return (
    <div style={{ display: 'grid', gap: space.x8 }}>
      <Slider
        label="缩放"
        hasFigure
        min={1}
        max={4}
        step={0.5}
        value={zoom}
        marks={[1, 2, 3, 4].map((value) => ({ value, label: `${value}×` }))}
        format={(times) => `${times} 倍`}
        onChange={setZoom}
      />
      <RangeSlider
        label="重复一段"
        hasFigure
        value={stretch}
        format={(seconds) => `${seconds} 秒`}
        onChange={setStretch}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/Slider 滑块',
  id: 'forms-slider',
  component: Slider,
  decorators: [onStage(400)],
} satisfies Meta;
export default meta;

/** One thumb, and two thumbs that are a tab stop each. */
export const OneAndTwoThumbs: StoryObj = {
  tags: ['visual'],
  render: () => <Both />,
  play: async () => {
    await expect(screen.getByRole('slider', { name: '缩放' })).toHaveAttribute('aria-valuetext', '2 倍');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('slider', { name: '重复一段：从' })).toHaveFocus());
  },
};

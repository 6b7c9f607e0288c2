import { drawFormula } from '@lectern/sdk/formula';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { FormulaText } from './index.ts';

const meta = {
  title: 'Content/FormulaText 带公式的文字',
  id: 'content-formulatext',
  component: FormulaText,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { source: '因为 $a^2+b^2=c^2$，\n所以 $c=5$。', drawFormula },
  decorators: [onStage(640)],
} satisfies Meta<typeof FormulaText>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};

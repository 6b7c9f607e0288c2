import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { sampleFields } from './DynamicForm.samples.ts';
import { DynamicFields, useDynamicForm } from './index.ts';

const records = sampleFields.slice(1, 4);

function Fields() {
  return <DynamicFields form={useDynamicForm(records)} />;
}

const meta = {
  title: 'Forms/DynamicFields 动态字段',
  id: 'forms-dynamicfields',
  component: DynamicFields,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  render: () => <Fields />,
  decorators: [onStage(640)],
} satisfies Meta;
export default meta;

export const Usual: StoryObj = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../stage/index.ts';
import { AgreementBadge } from './index.ts';

const meta = {
  title: 'Display/AgreementBadge 协议状态',
  id: 'display-agreementbadge',
  component: AgreementBadge,
  // Tested in the stories of its siblings; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { state: 'signed' },
  decorators: [onStage(640)],
} satisfies Meta<typeof AgreementBadge>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};

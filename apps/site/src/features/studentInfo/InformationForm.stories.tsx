import { perfectStudentInfo } from '@lectern/sdk/endpoints/agreement';
import * as setting from '@lectern/sdk/endpoints/setting';
import { mock, refuse, mockMalformed } from '@lectern/sdk/testing';
import { InfoDialog } from '@lectern/ui/dialogs';
import { readNeeds } from '@lectern/ui/StudentInfoForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { Overlays } from '../../shared/overlays/Overlays.tsx';
import { information } from './information.store.ts';
import { InformationForm } from './InformationForm.tsx';

const meta = {
  title: 'Site/Student information 个人信息',
  id: 'site-student-information',
  component: InformationForm,
  args: { onSaved: fn() },
  render: (args) => (
    <>
      <InfoDialog isOpen onClose={() => undefined}>
        <InformationForm {...args} />
      </InfoDialog>
      <Overlays />
    </>
  ),
  parameters: answeredBy(
    mockMalformed(setting.detail, { name: '顾言希' }),
    mockMalformed(setting.accountInfo, { email: 's***@example.com' }),
    mock(setting.verifyIdentity, () => ({ verifyToken: 'proof', expiresAt: '2026-03-02T01:00:00.000Z' })),
    mock(perfectStudentInfo, ({ verifyToken }) => {
      if (verifyToken === 'proof') return { msg: 'success' };
      const message = '请先验证身份再绑定手机号，也可以到账号设置里绑定';
      throw refuse('0', message, { field: 'mobile', reason: 'proof' });
    }),
  ),
  beforeEach: () => {
    Object.assign(information, { asks: 'person', needs: readNeeds({ username: 1 }) });
  },
} satisfies Meta<typeof InformationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A number is a log-in credential, so the school requires an identity check before it is bound; the form stays
 * unchanged meanwhile.
 */
export const AsksWhoIsThere: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '提交' }));
    const dialog = await page.findByRole('dialog', { name: '先确认是你本人' });
    // What is typed before the dialog has the focus goes elsewhere.
    await waitFor(() => expect(dialog).toContainElement(canvasElement.ownerDocument.querySelector(':focus')));
    const asked = within(dialog);
    await userEvent.type(await asked.findByRole('textbox', { name: '验证码' }), '123456');
    await userEvent.click(asked.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(page.queryByRole('dialog', { name: '先确认是你本人' })).toBeNull();
  },
};

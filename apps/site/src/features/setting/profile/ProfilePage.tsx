import { Stack } from '@lectern/ui/layout';
import { Card } from '@lectern/ui/Card';
import { DynamicFields, useDynamicForm } from '@lectern/ui/DynamicForm';
import { RadioGroup, SelectField, TextArea, TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { DatePicker } from '@lectern/ui/pickers';
import { educations, identityTypes, isIdentityCard } from '@lectern/ui/StudentInfoForm';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { session } from '../../../shared/session/session.store.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { FailedNote } from '../../../shared/page/FailedNote.tsx';
import { useMute } from '../../../shared/page/UnlessMuted.tsx';
import { createTransport } from '../../../shared/upload/upload.store.ts';
import { useUploadBlock } from '../../../shared/upload/useUploadBlock.ts';
import { RegionFields } from '../../login/readers.ts';
import { PersonalFrame } from '../../personal/index.ts';
import {
  loadProfile,
  profile as profileState,
  type Profile,
  saveAnswers,
  saveBase,
  saveContact,
  saveOther,
} from './profile.store.ts';
import { profileTexts } from './profile.texts.ts';
import { ProfileSection } from './ProfileSection.tsx';
import * as css from './ProfilePage.css.ts';

/** Starts the page's first request. */
export const prepare: Prepare = () => loadProfile.prefetch();

/** The student's profile (/personal/setting/data). Each section is saved on its own. */
export default function ProfilePage() {
  const texts = useTexts(profileTexts);
  const { userId } = useSnapshot(session);
  const { status, profile, fields } = useSnapshot(profileState);

  useEffect(() => void loadProfile(), [userId]);

  return (
    <PersonalFrame current="data" title={texts.title}>
      <DetailStates
        status={status}
        value={profile}
        stays
        type="blank"
        failed={texts.failed}
        onRetry={() => void loadProfile()}
        skeleton="420px"
      >
        {(own) => (
          <Stack gap="x6">
            <BaseSection profile={own} />
            <ContactSection profile={own} />
            <OtherSection profile={own} />
            {fields === 'failed' ? (
              <Card padding="large">
                <FailedNote onRetry={() => void loadProfile()}>{texts.schoolFailed}</FailedNote>
              </Card>
            ) : (
              fields.length > 0 && <SchoolSection fields={fields} />
            )}
          </Stack>
        )}
      </DetailStates>
    </PersonalFrame>
  );
}

interface SectionProps {
  readonly profile: Profile;
}

/**
 * Holds the values of a section while they are edited; a new reply replaces them only when the page is opened
 * again.
 */
function useDraft<Values extends object>(start: Values) {
  const [draft, setDraft] = useState(start);
  const set = <Key extends keyof Values>(key: Key, value: Values[Key]) =>
    setDraft((before) => ({ ...before, [key]: value }));
  /** Returns the props of a text field for a value. */
  const typed = (key: keyof Values) => ({
    value: String(draft[key]),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft((before) => ({ ...before, [key]: value })),
  });
  return { draft, set, typed };
}

function BaseSection({ profile }: SectionProps) {
  const texts = useTexts(profileTexts);
  const { draft, set, typed } = useDraft(profile.base);
  const [isValidated, setValidated] = useState(false);
  const [isFirst, setFirst] = useState(true);
  const isMuted = useMute() !== undefined;
  const isTouched = draft.identityId !== profile.base.identityId;
  const isNumberWrong =
    isTouched &&
    draft.identityTypeCode === 'ID_IDCARD' &&
    draft.identityId !== '' &&
    !isIdentityCard(draft.identityId.trim());

  const save = async () => {
    setValidated(true);
    return isNumberWrong ? undefined : saveBase(draft);
  };

  return (
    <ProfileSection
      name={texts.base}
      {...(profile.isFaceVerified && { description: texts.faceVerified })}
      onSave={save}
    >
      <div className={css.fields}>
        <TextField
          label={texts.nickName}
          hint={isMuted ? texts.nickNameMuted : texts.nickNameHint}
          {...typed('nickName')}
          maxLength={40}
          readOnly={isMuted}
        />
        <TextField
          label={texts.name}
          {...typed('name')}
          maxLength={40}
          autoComplete="name"
          readOnly={profile.isFaceVerified}
        />
        <RadioGroup
          label={texts.sex}
          options={(['MALE', 'FEMALE'] as const).map((value) => ({ value, label: texts.sexes[value] }))}
          value={draft.sex ?? null}
          onChange={(value) => set('sex', value === 'MALE' ? 'MALE' : 'FEMALE')}
        />
        <DatePicker
          label={texts.birthday}
          value={draft.birthday ?? null}
          onChange={(value) => set('birthday', value)}
        />
        <SelectField
          label={texts.identityTypeCode}
          options={identityTypes.map((value) => ({ value, label: texts.identityTypes[value] }))}
          value={draft.identityTypeCode ?? null}
          onChange={(value) => set('identityTypeCode', identityTypes.find((type) => type === value) ?? null)}
        />
        <TextField
          label={texts.identityId}
          {...typed('identityId')}
          hint={profile.isIdentityUnreadable ? texts.identityUnreadable : texts.identityHint}
          maxLength={40}
          autoComplete="off"
          readOnly={profile.isFaceVerified}
          // The stored number is masked: the first focus clears it, so that nobody edits asterisks.
          onFocus={() => isFirst && !profile.isFaceVerified && !isTouched && set('identityId', '')}
          onBlur={() => {
            setFirst(false);
            if (draft.identityId === '') set('identityId', profile.base.identityId);
            setValidated(true);
          }}
          message={isValidated && isNumberWrong ? texts.identityWrong : undefined}
        />
      </div>
    </ProfileSection>
  );
}

function ContactSection({ profile }: SectionProps) {
  const texts = useTexts(profileTexts);
  const { draft, set, typed } = useDraft(profile.contact);
  return (
    <ProfileSection name={texts.contact} onSave={() => saveContact(draft)}>
      <div className={css.fields}>
        <TextField label={texts.qq} {...typed('qq')} inputMode="numeric" maxLength={20} />
        <TextField label={texts.weixin} {...typed('weixin')} maxLength={40} />
        <TextField label={texts.emergencyName} {...typed('emergencyName')} maxLength={40} />
        <TextField label={texts.emergencyPhone} {...typed('emergencyPhone')} type="tel" maxLength={20} />
        <div className={css.fullWidth}>
          <RegionFields
            value={draft}
            onChange={({ province, city, county }) => {
              set('province', province);
              set('city', city);
              set('county', county);
            }}
          />
        </div>
        <div className={css.fullWidth}>
          <TextField
            label={texts.addressDetail}
            {...typed('addressDetail')}
            maxLength={200}
            autoComplete="street-address"
          />
        </div>
      </div>
    </ProfileSection>
  );
}

function OtherSection({ profile }: SectionProps) {
  const texts = useTexts(profileTexts);
  const { draft, set, typed } = useDraft(profile.other);
  return (
    <ProfileSection name={texts.other} onSave={() => saveOther(draft)}>
      <div className={css.fields}>
        <SelectField
          label={texts.educationCode}
          options={educations.map((value) => ({ value, label: texts.educations[value] }))}
          value={draft.educationCode}
          onChange={(value) => set('educationCode', educations.find((code) => code === value) ?? null)}
        />
        <TextField label={texts.schoolOfGraduation} {...typed('schoolOfGraduation')} maxLength={100} />
        <TextField label={texts.major} {...typed('major')} maxLength={100} />
        <TextField label={texts.company} {...typed('company')} maxLength={100} />
        <TextField label={texts.position} {...typed('position')} maxLength={100} />
        <div className={css.fullWidth}>
          <TextArea label={texts.introduction} {...typed('introduction')} maxLength={500} />
        </div>
      </div>
    </ProfileSection>
  );
}

/** Uploads the attachments and pictures of the school's own fields. */
const transport = createTransport('studentInfo');

function SchoolSection({ fields }: { readonly fields: readonly unknown[] }) {
  const texts = useTexts(profileTexts);
  const form = useDynamicForm(fields);
  const uploadBlockedReason = useUploadBlock();
  const save = async () => {
    const values = form.submit();
    return values === null ? undefined : saveAnswers(values);
  };
  return (
    <ProfileSection name={texts.school} onSave={save}>
      <DynamicFields
        form={form}
        transport={transport}
        {...(uploadBlockedReason !== undefined && { uploadBlockedReason })}
      />
    </ProfileSection>
  );
}

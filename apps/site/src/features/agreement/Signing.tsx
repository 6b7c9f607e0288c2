import { situationMessage } from '@lectern/sdk';
import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Stepper } from '@lectern/ui/Stepper';
import { useSnapshot } from 'valtio/react';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { signalTabs } from '../../shared/tabSignal.ts';
import { InformationForm } from '../studentInfo/index.ts';
import { agreementHref } from './agreement.model.ts';
import {
  agreement,
  informationSaved,
  signAgreement,
  type AgreementParams,
  type AgreementText,
} from './agreement.store.ts';
import { agreementTexts } from './agreement.texts.ts';
import * as css from './AgreementPage.css.ts';
import { SigningPanel } from './SigningPanel.tsx';

export interface AgreementProps {
  readonly params: AgreementParams;
  readonly shown: AgreementText;
}

/** The information that the school needs first, then consent and signature. */
export function Signing({ params, shown }: AgreementProps) {
  const texts = useTexts(agreementTexts).signing;
  const locale = useLocale();
  const { isInformationDue, isSigning } = useSnapshot(agreement);

  const handleSaved = () => {
    toast(situationMessage('infoSubmitted', { locale }), { tone: 'success' });
    informationSaved();
  };
  const handleSign = async (signContent: string) => {
    const signed = await signAgreement(signContent);
    if (!signed.isDone) return toast(signed.message, { tone: 'danger' });
    const curId = signed.value;
    signalTabs('agreement');
    // Replaced, so that a reload shows the signed copy, not the form.
    navigate(agreementHref('check', { ...shown, curId }, params.commodityId), { replace: true });
  };

  return (
    <section className={css.panel} aria-labelledby="signing-title">
      <Heading id="signing-title">{isInformationDue ? texts.informationTitle : texts.title}</Heading>
      {isInformationDue ? (
        <>
          <Stepper
            label={texts.steps}
            current="information"
            steps={[
              { id: 'information', label: texts.information },
              { id: 'signature', label: texts.signature },
            ]}
          />
          <p className={css.help}>{texts.informationHelp}</p>
          <InformationForm onSaved={handleSaved} />
        </>
      ) : (
        <SigningPanel name={shown.name} isBusy={isSigning} onSign={(content) => void handleSign(content)} />
      )}
    </section>
  );
}

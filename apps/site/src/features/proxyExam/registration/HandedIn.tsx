import { Card } from '@lectern/ui/Card';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { useDynamicForm } from '@lectern/ui/DynamicForm';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useId } from 'react';
import { DoneCard } from '../../../shared/page/DoneCard.tsx';
import { useSnapshot } from 'valtio/react';
import { ALL_SIGNS } from '../address.ts';
import { openPlaces } from '../signs/places.store.ts';
import { PlacesDialog } from '../signs/PlacesDialog.tsx';
import { canTakePlace, type Sign } from '../proxyExam.model.ts';
import { proxyExamTexts } from '../proxyExam.texts.ts';
import * as css from './registration.css.ts';
import { registration, rereadRegistration } from './registration.store.ts';
import { registrationTexts } from './registration.texts.ts';
import { Summary } from './Summary.tsx';

export interface HandedInProps {
  readonly sign: Sign;
  /** Address of the lesson to return to; empty if unknown. */
  readonly lesson: string;
}

/** A registration that was handed in: its state, its site, and its answers. */
export function HandedIn({ sign, lesson }: HandedInProps) {
  const texts = useTexts(registrationTexts);
  const { choosePlace, changePlace } = useTexts(proxyExamTexts);
  const { places, fields, isHandedIn } = useSnapshot(registration);
  const form = useDynamicForm(fields);
  const name = useId();
  return (
    <>
      {isHandedIn ? (
        <DoneCard title={texts.handedIn} help={`${texts.handedInHelp}${lesson === '' ? '' : texts.mayStudy}`}>
          {lesson === '' ? (
            <ButtonLink variant="primary" href={ALL_SIGNS}>
              {texts.toAllExams}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" href={lesson}>
              {texts.goOnStudying}
            </ButtonLink>
          )}
        </DoneCard>
      ) : (
        <Card as="p" padding="large">
          {texts.status[sign.state === 'accepted' || sign.state === 'closed' ? sign.state : 'submitted']}
        </Card>
      )}
      {canTakePlace(sign) && places.length > 0 && (
        <Inline gap="x3">
          <Button onClick={() => openPlaces([sign])}>{sign.place === '' ? choosePlace : changePlace}</Button>
        </Inline>
      )}
      {sign.signId !== '' && (
        <Card as="section" padding="large" gap="x4" aria-labelledby={name}>
          <h2 id={name} className={css.heading}>
            {texts.summary}
          </h2>
          {form.visible.length > 0 ? <Summary form={form} /> : <p className={css.help}>{texts.noSummary}</p>}
        </Card>
      )}
      <PlacesDialog onDone={() => void rereadRegistration()} />
    </>
  );
}

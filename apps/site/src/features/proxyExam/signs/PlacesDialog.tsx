import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { EmptyState } from '@lectern/ui/EmptyState';
import { RadioGroup } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { ListStates } from '../../../shared/page/list/ListStates.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { assignPlace, choosePlace, closePlaces, loadPlaces, places } from './places.store.ts';
import * as css from '../proxyExam.css.ts';
import { proxyExamTexts } from '../proxyExam.texts.ts';

/** Chooses a site for one or several registrations; a full one is marked and cannot be chosen. */
export function PlacesDialog({ onDone }: { readonly onDone: () => void }) {
  const texts = useTexts(proxyExamTexts).places;
  const { isOpen, signs, places: offered, isBusy, chosen } = useSnapshot(places);
  const [isValidated, setValidated] = useState(false);
  const hasFree = offered.some(({ remaining }) => remaining > 0);

  const close = () => {
    setValidated(false);
    closePlaces();
  };
  const handleConfirm = async () => {
    setValidated(true);
    const assigned = await assignPlace();
    if (!assigned.isDone) return;
    const count = assigned.value;
    const isAll = count >= signs.length;
    toast(isAll ? texts.done : texts.doneOf(count, signs.length), { tone: isAll ? 'success' : 'warning' });
    close();
    onDone();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.title}
      description={signs.length === 1 ? signs[0]?.name : texts.forMany(signs.length)}
      actions={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          {hasFree && (
            <Button variant="primary" isBusy={isBusy} onClick={() => void handleConfirm()}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <Places isValidated={isValidated && chosen === null} />
    </Dialog>
  );
}

function Places({ isValidated }: { readonly isValidated: boolean }) {
  const texts = useTexts(proxyExamTexts).places;
  const { signs, status, places: offered, chosen, problem } = useSnapshot(places);
  const isOne = signs.length === 1;
  return (
    <ListStates
      status={status}
      isEmpty={offered.length === 0}
      failed={texts.failed}
      onRetry={() => void loadPlaces()}
      skeleton={<Skeleton shape="box" height="160px" />}
      nothing={
        <EmptyState
          title={isOne ? texts.noPlaces : texts.noneShared}
          description={isOne ? texts.noneHelp : texts.noneSharedHelp}
        />
      }
    >
      <RadioGroup
        label={texts.label}
        isRequired
        message={isValidated ? texts.mustChoose : undefined}
        options={offered.map(({ id, name, remaining }) => ({
          value: id,
          label: name,
          hint: remaining > 0 ? texts.seatsLeft(remaining) : texts.full,
          isDisabled: remaining === 0,
        }))}
        value={chosen}
        onChange={choosePlace}
      />
      {offered.every(({ remaining }) => remaining === 0) && <p>{texts.allFull}</p>}
      <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
    </ListStates>
  );
}

import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { SelectField, TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { exerciseStart } from '../../../shared/routes/enterExercise.ts';
import { exerciseHref } from '../../../shared/routes/pages.ts';
import * as css from './practiceModes.css.ts';
import { type QuestionKind, startSmart, practiceModes } from './practiceModes.store.ts';
import { practiceModesTexts } from './practiceModes.texts.ts';

/** Maximum number of questions of one kind that the server accepts. */
const MAX_PER_KIND = 100;

type Counts = Readonly<Partial<Record<QuestionKind, number>>>;

/** A form for a custom paper: the number of questions of each kind, and their difficulty. */
export function SmartDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const texts = useTexts(practiceModesTexts);
  const { kinds } = useSnapshot(practiceModes);
  const { of: starting } = useSnapshot(exerciseStart);
  const [chosen, setChosen] = useState<Counts>({});
  const [difficulty, setDifficulty] = useState('0');
  const [problem, setProblem] = useState('');
  // Default: five of the first kind, so that a paper can be started at once.
  const counts: Counts =
    Object.keys(chosen).length === 0 && kinds[0] !== undefined
      ? { [kinds[0].kind]: Math.min(5, kinds[0].count) }
      : chosen;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);

  const begin = async () => {
    setProblem('');
    const started = await startSmart(counts, Number(difficulty));
    if (started.isDone) navigate(exerciseHref(started.value));
    else setProblem(started.message || texts.notStarted);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.smartTitle}
      width={440}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            disabled={total === 0}
            isBusy={starting === 'smart'}
            onClick={() => void begin()}
          >
            {`${texts.begin} · ${texts.total(total)}`}
          </Button>
        </>
      }
    >
      <div className={css.kinds}>
        {kinds.map(({ kind, count }) => (
          <TextField
            key={kind}
            type="number"
            inputMode="numeric"
            min={0}
            max={Math.min(MAX_PER_KIND, count)}
            label={texts.kinds[kind]}
            hint={texts.ofMany(count)}
            value={String(counts[kind] ?? 0)}
            onChange={(event) => {
              const entered = Math.trunc(Number(event.currentTarget.value));
              const maxCount = Math.min(MAX_PER_KIND, count);
              setChosen({
                ...counts,
                [kind]: Number.isFinite(entered) ? Math.max(0, Math.min(maxCount, entered)) : 0,
              });
            }}
          />
        ))}
        <SelectField
          label={texts.difficulty}
          value={difficulty}
          options={texts.difficulties.map((label, level) => ({ value: String(level), label }))}
          onChange={setDifficulty}
        />
      </div>
      {problem !== '' && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}

import { ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { PersonalFrame } from '../../personal/index.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { ALL_HOMEWORK } from '../address.ts';
import { draft, openWork } from './draft.store.ts';
import { HandedIn } from './HandedIn.tsx';
import { isOpen } from '../homework.model.ts';
import { homeworkTexts } from '../homework.texts.ts';
import { PaperPart } from './PaperPart.tsx';
import { Task } from './Task.tsx';
import * as css from './work.css.ts';
import { current } from './work.store.ts';
import { workTexts } from './work.texts.ts';
import { Versions } from './Versions.tsx';
import { WorkForm } from './WorkForm.tsx';

/** A single piece of homework: the task, then the form or what was handed in, or the button that opens its paper. */
export function WorkPage({ homeworkId }: { readonly homeworkId: string }) {
  const texts = useTexts(workTexts);
  const list = useTexts(homeworkTexts);
  const { status, work, isHandedIn } = useSnapshot(current);
  const { homeworkId: opened } = useSnapshot(draft);

  const load = useLoad(openWork, homeworkId);

  const toList = { href: ALL_HOMEWORK, label: texts.allHomework };
  return (
    <PersonalFrame
      current="homework"
      title={work?.homework.name ?? list.title}
      actions={<ButtonLink href={toList.href}>{toList.label}</ButtonLink>}
    >
      <DetailStates
        status={status}
        value={status === 'ready' && work?.homework.id === homeworkId ? work : undefined}
        type="course"
        missing={{ title: texts.missing, description: texts.missingHelp, ...toList }}
        failed={texts.failed}
        onRetry={load}
        skeleton={
          <div className={css.page} aria-busy>
            <Skeleton shape="box" height="280px" />
            <Skeleton shape="box" height="420px" />
          </div>
        }
      >
        {(shown) => (
          <div className={css.page}>
            <Task work={shown} />
            {shown.homework.paperId !== '' ? (
              <PaperPart homework={shown.homework} takesLate={shown.takesLate} />
            ) : opened === homeworkId ? (
              <>
                <WorkForm work={shown} />
                <Versions work={shown} />
              </>
            ) : (
              !isOpen(shown.homework) && <HandedIn work={shown} isNew={isHandedIn} />
            )}
          </div>
        )}
      </DetailStates>
    </PersonalFrame>
  );
}

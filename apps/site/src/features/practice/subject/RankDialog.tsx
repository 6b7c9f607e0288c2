import { Dialog } from '@lectern/ui/Dialog';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { clockText } from '../room/Elapsed.tsx';
import { ListStates } from '../../../shared/page/ListStates.tsx';
import { loadRanking, type PlaceItem, ranking } from './rank.store.ts';
import * as css from './dialogs.css.ts';
import { waysTexts } from './ways.texts.ts';

interface RankDialogProps {
  readonly subjectId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who did today's practice how well: right answers first, then the time taken. */
export function RankDialog({ subjectId, isOpen, onClose }: RankDialogProps) {
  const texts = useTexts(waysTexts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.rankTitle} width={480}>
      <Places subjectId={subjectId} />
    </Dialog>
  );
}

function Places({ subjectId }: Pick<RankDialogProps, 'subjectId'>) {
  const texts = useTexts(waysTexts);
  const { status, places, total, mine } = useSnapshot(ranking);
  useEffect(() => void loadRanking(subjectId), [subjectId]);
  return (
    <ListStates
      status={status}
      isEmpty={status !== 'ready' || places.length === 0}
      failed={texts.rankFailed}
      onRetry={() => void loadRanking(subjectId)}
      skeleton={
        <div role="status" aria-busy aria-label={texts.rankTitle}>
          <Skeleton shape="box" height="220px" />
        </div>
      }
      nothing={<p className={css.quiet}>{texts.rankEmpty}</p>}
    >
      <p className={css.quiet}>{texts.rankHelp(total)}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.head}>{texts.place}</th>
            <th className={css.head}>{texts.student}</th>
            <th className={css.head} data-figure="">
              {texts.right}
            </th>
            <th className={css.head} data-figure="">
              {texts.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((place, index) => (
            // Several may share a place.
            <Place key={`${place.rank} ${index}`} place={place} />
          ))}
          {mine !== undefined && <Place place={mine} />}
        </tbody>
      </table>
    </ListStates>
  );
}

function Place({
  place: { rank, name, rightCount, questionCount, seconds, isMine },
}: {
  readonly place: PlaceItem;
}) {
  const texts = useTexts(waysTexts);
  return (
    <tr {...(isMine && { 'data-mine': '' })}>
      <td className={css.cell}>{rank}</td>
      <td className={css.cell}>{isMine ? texts.me(name) : name}</td>
      <td className={css.cell} data-figure="">
        {rightCount} / {questionCount}
      </td>
      <td className={css.cell} data-figure="">
        {clockText(seconds)}
      </td>
    </tr>
  );
}

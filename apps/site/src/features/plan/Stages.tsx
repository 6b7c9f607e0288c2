import { Card } from '@lectern/ui/Card';
import { Tag, type TagTone } from '@lectern/ui/Badge';
import { BookIcon, CheckIcon, EditIcon, FileIcon, type Icon, ListIcon, LockIcon } from '@lectern/ui/icon';
import { Heading, Inline } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Progress } from '@lectern/ui/Progress';
import { Timeline, TimelineItem } from '@lectern/ui/Timeline';
import { langOfText } from '../../shared/i18n/langOfText.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { ItemAction } from './ItemAction.tsx';
import { OpenStage } from './OpenStage.tsx';
import type { PlanItem, PlanPage, PlanStage } from './plan.model.ts';
import { showPlan } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';
import * as css from './stages.css.ts';

const icons: Readonly<Record<PlanItem['kind'], Icon>> = {
  course: BookIcon,
  paper: FileIcon,
  chapter: ListIcon,
  exam: EditIcon,
};

const tones: Readonly<Record<PlanStage['state'], TagTone>> = {
  locked: 'neutral',
  ready: 'info',
  open: 'accent',
  done: 'success',
};

/** Returns the mark of a stage in the timeline. */
function markOf(state: PlanStage['state'], number: number) {
  if (state === 'done') return { tone: 'done', sign: <CheckIcon size={18} /> } as const;
  if (state === 'locked') return { tone: 'waiting', sign: <LockIcon size={16} /> } as const;
  return { tone: 'open', sign: number } as const;
}

/** The stages of a plan in order; students who joined see their progress and continue from here. */
export function Stages({ page: { plan, stages, nextStageId } }: { readonly page: PlanPage }) {
  return (
    <Timeline>
      {stages.map((stage, index) => (
        <Stage
          key={stage.id}
          stage={stage}
          number={index + 1}
          planId={plan.id}
          isJoined={plan.isJoined}
          isNext={stage.id === nextStageId}
        />
      ))}
    </Timeline>
  );
}

interface StageProps {
  readonly stage: PlanStage;
  /** From 1. */
  readonly number: number;
  readonly planId: string;
  readonly isJoined: boolean;
  readonly isNext: boolean;
}

function Stage({ stage, number, planId, isJoined, isNext }: StageProps) {
  const texts = useTexts(planTexts);
  const locale = useLocale();
  const state = isJoined ? stage.state : 'open';
  const day = formatTime(stage.dueAt, 'day', locale);
  const name = stage.name[locale] || texts.stageNumber(number);
  return (
    <TimelineItem {...markOf(state, number)} isCurrent={isNext}>
      <Card as="section" padding="none" aria-label={name}>
        <header className={css.head}>
          <Inline gap="x2">
            <Heading level={3}>{name}</Heading>
            {isJoined && <Tag tone={tones[state]}>{texts.stageStates[state]}</Tag>}
          </Inline>
          {stage.summary[locale] !== '' && <p className={css.summary}>{stage.summary[locale]}</p>}
          <p className={css.meta}>
            {stage.days > 0 && <span>{texts.takes(stage.days)}</span>}
            {isJoined && <span>{texts.doneOf(stage.doneCount, stage.itemCount)}</span>}
            {isJoined && day !== '' && state !== 'done' && (
              <span className={stage.isOverdue ? css.overdue : undefined}>
                {stage.isOverdue ? texts.overdue(day) : texts.due(day)}
              </span>
            )}
            {state === 'locked' && <span>{texts.locked}</span>}
          </p>
          {isJoined && (state === 'open' || state === 'ready') && (
            <Progress percent={stage.percent} label={`${name} ${texts.progress}`} size="small" />
          )}
          {state === 'ready' && (
            <Inline gap="x3">
              <OpenStage
                planId={planId}
                stageId={stage.id}
                variant="primary"
                onOpened={() => void showPlan(planId)}
              >
                {texts.openThis}
              </OpenStage>
              <p className={css.summary}>{texts.readyHelp}</p>
            </Inline>
          )}
        </header>
        <ul>
          {stage.items.map((item) => (
            <Item
              key={item.id}
              item={item}
              isOpen={
                isJoined && (state === 'open' || state === 'done' || (state === 'ready' && item.isOwned))
              }
              isJoined={isJoined}
            />
          ))}
        </ul>
      </Card>
    </TimelineItem>
  );
}

function Item({
  item,
  isOpen,
  isJoined,
}: {
  readonly item: PlanItem;
  readonly isOpen: boolean;
  readonly isJoined: boolean;
}) {
  const texts = useTexts(planTexts);
  const locale = useLocale();
  const { kind, name, count, minutes, percent } = item;
  // Students who have not joined see no progress, only what is no longer available.
  const state = isJoined || item.state === 'gone' ? item.state : 'new';
  const isAhead = isJoined && kind === 'exam' && state === 'new';
  const opens = isAhead ? formatTime(item.openAt, 'start', locale) : '';
  const KindIcon = icons[kind];
  return (
    <li className={css.item}>
      <span className={css.kind} data-state={state} aria-hidden>
        {state === 'done' ? <CheckIcon size={20} /> : <KindIcon size={20} />}
      </span>
      <div>
        <p className={css.itemName} lang={langOfText(name, locale)}>
          {kind === 'course' && item.href !== '' && !isOpen ? (
            <Link className={css.itemLink} href={item.href}>
              {name[locale]}
            </Link>
          ) : (
            name[locale]
          )}
        </p>
        <p className={css.itemMeta}>
          <span>{texts.kinds[kind]}</span>
          {count > 0 && <span>{kind === 'course' ? texts.lessons(count) : texts.questions(count)}</span>}
          {minutes > 0 && <span>{texts.minutes(minutes)}</span>}
          {state !== 'new' && (
            <span>
              {state === 'doing' && percent > 0 ? `${texts.states.doing} ${percent}%` : texts.states[state]}
            </span>
          )}
          {opens !== '' && <span>{texts.opensAt(opens)}</span>}
        </p>
      </div>
      {isOpen && state !== 'gone' && (
        <div className={css.action}>
          <ItemAction item={item} size="small" variant={state === 'done' ? 'quiet' : 'secondary'} />
        </div>
      )}
    </li>
  );
}

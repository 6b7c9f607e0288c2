type Fields = Record<string, unknown>;

const DAY_MS = 86_400_000;

/** Pairs of times of which the second is later, with the difference in hours. */
const ORDERED: readonly (readonly [before: string, after: string, hours: number])[] = [
  ['startsAt', 'endsAt', 2],
  ['liveStartsAt', 'liveEndsAt', 2],
  ['openAt', 'closeAt', 48],
  ['openAt', 'dueAt', 96],
  ['startedAt', 'submittedAt', 1],
  ['startedAt', 'endsAt', 2],
  ['askedAt', 'issuedAt', 24],
  ['createdAt', 'expiresAt', 720],
  ['createdAt', 'updatedAt', 1],
  ['createdAt', 'paidAt', 0.1],
  ['createdAt', 'endedAt', 0.5],
];

/** Pairs of counts of which the first never exceeds the second. */
const BOUNDED: readonly (readonly [part: string, whole: string])[] = [
  ['doneCount', 'questionCount'],
  ['answeredCount', 'questionCount'],
  ['rightCount', 'doneCount'],
  ['rightCount', 'questionCount'],
  ['unRead', 'total'],
  ['score', 'totalScore'],
  ['bestScore', 'totalScore'],
  ['usedSize', 'totalSize'],
  ['attemptCount', 'attemptLimit'],
];

const time = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);
const count = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

function liveStateOf(from: number, until: number, now: number): string {
  if (from > now) return 'upcoming';
  return until < now ? 'finished' : 'now';
}

/** Returns the possible states of an exam before, during and after its opening time. */
function examStates(from: number, until: number, now: number): readonly string[] {
  if (from > now) return ['notOpen'];
  return until < now ? ['published', 'marking', 'missed'] : ['open'];
}

/** An object whose fields are to be made consistent. */
interface GeneratedObject {
  readonly fields: Readonly<Fields>;
  /** Sets a field if the object has it and its schema allows the value. */
  readonly set: (field: string, value: unknown) => void;
  readonly clear: (...names: readonly string[]) => void;
  readonly now: number;
  /** Position among the objects of its kind. */
  readonly at: number;
}

function agreeMoments({ fields, set }: GeneratedObject): void {
  for (const [before, after, hours] of ORDERED) {
    const begun = time(fields[before]);
    const isLong = hours * 3_600_000 < time(fields[after]) - begun;
    if (!Number.isNaN(begun) && !Number.isNaN(time(fields[after])) && (!isLong || hours < 24))
      set(after, new Date(begun + hours * 3_600_000).toISOString());
  }
}

function agreePrices({ fields, set }: GeneratedObject): void {
  if (count(fields['listPriceCents']) < count(fields['priceCents']))
    set('listPriceCents', fields['priceCents']);
  if ('priceCents' in fields) set('freeFlag', fields['priceCents'] === 0 ? 1 : 0);
}

function agreeCounts({ fields, set }: GeneratedObject): void {
  for (const name of ['finishedLessons', 'finishedCount'])
    if ('lessonCount' in fields)
      set(name, Math.floor((count(fields['lessonCount']) * (count(fields['progressPercent']) || 0)) / 100));
  for (const [part, total] of BOUNDED)
    if (count(fields[part]) > count(fields[total]) && count(fields[total]) > 0) set(part, fields[total]);
  if ('doneCount' in fields && 'rightCount' in fields)
    set('wrongCount', Math.max(0, count(fields['doneCount']) - count(fields['rightCount'])));
  if ('totalScore' in fields) set('passScore', Math.round(count(fields['totalScore']) * 0.6));
}

function agreeProgress({ fields, set }: GeneratedObject): void {
  const percent = count(fields['progressPercent']);
  if (percent === 0) set('state', 'new');
  else if (percent === 100) set('state', 'finished');
  else if (percent > 0) set('state', 'learning');
}

function agreeLive({ fields, set, now }: GeneratedObject): void {
  for (const [from, until, state] of [
    ['startsAt', 'endsAt', 'state'],
    ['startsAt', 'endsAt', 'liveState'],
    ['liveStartsAt', 'liveEndsAt', 'liveState'],
  ] as const)
    if (from in fields && until in fields && state in fields)
      set(state, liveStateOf(time(fields[from]), time(fields[until]), now));
}

function agreeExam({ fields, set, clear, now, at }: GeneratedObject): void {
  if (!('examState' in fields && 'openAt' in fields)) return;
  const states = examStates(time(fields['openAt']), time(fields['closeAt']), now);
  set('examState', states[at % states.length]);
  if (fields['examState'] !== 'published') clear('score', 'rank', 'passed');
  if (['notOpen', 'open', 'missed'].includes(String(fields['examState']))) {
    clear('recordId');
    set('attemptCount', 0);
  }
}

function agreeSums({ fields, set, clear }: GeneratedObject): void {
  const { items } = fields;
  if (!('payCents' in fields && Array.isArray(items))) return;
  const sum = (field: string): number =>
    items.reduce((all: number, item) => all + (count(Object(item)[field]) || 0), 0);
  set('payCents', sum('priceCents'));
  set('listCents', sum('listPriceCents'));
  // An order contains goods, or one of these.
  clear('exam', 'membership', 'chargeCents', 'pointGoods');
}

function agreePayment({ fields, set, clear, now, at }: GeneratedObject): void {
  if (!('paidAt' in fields)) return;
  const { status } = fields;
  if (status !== 'paid') clear('paidAt', 'paidBy', 'refund', 'afterSale', 'refundUntilAt');
  if (status === 'waiting') {
    // An order waits for its payment for minutes, not days.
    set('createdAt', new Date(now - 300_000).toISOString());
    set('expiresAt', new Date(now + 1_500_000).toISOString());
  }
  if (status === 'waiting' || status === 'paid') clear('endedAt');
  else clear('refund');
  if (at % 4 !== 3) clear('refund');
  if (at % 5 !== 4) clear('afterSale');
}

function agreeRefund({ fields, set, clear }: GeneratedObject): void {
  if ('returnedAt' in fields) clear('returnedAt');
  if (!('refundReason' in fields && 'decidedAt' in fields)) return;
  const { state } = fields;
  if (state === 'asked' || state === 'cancelled') clear('decidedAt');
  if (state === 'asked' || state === 'returning') clear('endedAt');
  if (state !== 'returning') set('stuckFlag', 0);
}

/** Clears or adjusts fields that contradict the object's state, such as a submission time of an attempt in progress. */
function agreeState({ fields, set, clear, now }: GeneratedObject): void {
  const isUnderWay = ['doing', 'paused', 'waiting', 'draft', 'open'].includes(String(fields['state']));
  if ('submittedAt' in fields && isUnderWay) clear('submittedAt', 'score', 'rank', 'passed');
  if (fields['state'] === 'new') clear('recordId', 'bestScore', 'lastStudiedAt');
  if (fields['leftCount'] === 0) set('state', 'soldOut');
  if (time(fields['endsAt']) < now - DAY_MS) set('usable', false);
}

/** Run in this order, since later steps depend on fields set by earlier ones. */
const STEPS = [
  agreeMoments,
  agreePrices,
  agreeCounts,
  agreeProgress,
  agreeLive,
  agreeExam,
  agreeSums,
  agreePayment,
  agreeRefund,
  agreeState,
];

/**
 * Makes the fields of one object consistent: an end is after its beginning, a part does not exceed its whole,
 * free things cost nothing, and events that have not happened have no time.
 * @param allows returns whether the schema allows a value for a field.
 * @param at position among the objects of its kind.
 */
export function makeConsistent(
  fields: Fields,
  allows: (field: string, value: unknown) => boolean,
  { now, at }: Pick<GeneratedObject, 'now' | 'at'>,
): void {
  const set = (field: string, value: unknown): void => {
    if (field in fields && allows(field, value)) fields[field] = value;
  };
  const clear = (...names: readonly string[]): void => names.forEach((name) => set(name, null));
  for (const part of STEPS) part({ fields, set, clear, now, at });
}

/** Who looks at the mock school, and when. */
export type MockScenario = 'new-student' | 'mid-course' | 'in-exam' | 'expired';

/** The scenarios, and what each is for. */
export const scenarios: Readonly<Record<MockScenario, string>> = {
  'new-student': 'has just registered: owns nothing, has done nothing, lists are empty',
  'mid-course': 'studies: courses under way, orders, exercises, messages, an exam that is open',
  'in-exam': 'is in the middle of an exam, with answers saved and the clock running',
  expired: 'comes back with a log-in that has expired: 401 until they log in again',
};

/** Tells whether a text names a scenario. */
export const isScenario = (text: string): text is MockScenario => text in scenarios;

/** Calls whose entries are what a student has or did, so that a new one has none. */
const PERSONAL = new RegExp(
  `^(${[
    'account\\.(chargeHistory|withdrawals|pointList|couponList|inviteRecord|category.*)',
    'agreement\\.mine',
    'cart\\.list',
    'certificate\\.list',
    'community\\.(my.*|groupsCreated|groupsJoined)',
    'course\\.(?!timetable).*',
    'home\\.learning',
    'homework\\.(lessons|list|finishPage|paperPage)',
    'invoice\\.(companyInvoice|template)',
    'order\\.list',
    'other\\.(exerciseExamRecord|studyClass)',
    'plan\\.mine',
    'proxyExam\\.signList',
    'question\\.(studiedCategories|wrongList|wrongAnswerList|collectList|subjectWeeks|subjectYears)',
  ].join('|')})$`,
);

/** What a field is for who has just come, where its type allows that; null where it may be. */
const FRESH: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/^(owned|isCollected|isFinished|isMine|isOwn|paid|collected|unfinished)$/, [false, 0]],
  [/^(joinedFlag|bookedFlag|ownFlag|memberFlag|readFlag|isCollected|bindFlag)$/, [0, false]],
  [/^(progressPercent|percent|positionSeconds|studiedSeconds|studySeconds|totalSeconds|streakDays)$/, [0]],
  [
    /^(doneCount|rightCount|wrongCount|answeredCount|attemptCount|finished\w*|recordCount|todayCount|collectCount)$/,
    [0],
  ],
  [
    /^(exerciseCount|examCount|certificateCount|gained|spent|remaining|balanceCents|withdrawableCents|integralRemaining)$/,
    [0],
  ],
  [/^(usable|used|expired|already|learning|unReadNum|unRead|topics|created|joined|waiting|answered)$/, [0]],
  [/^(record|recordId|score|bestScore|rank|position|mine|lastStudiedAt|nextLesson|rightPercent)$/, [null]],
  [/^state$/, ['new']],
];

/** What a student has not done cannot be over. */
const EXAM_STATES: Readonly<Record<string, string>> = {
  doing: 'open',
  submitted: 'missed',
  marking: 'missed',
  published: 'missed',
};

/** Tells whether the entries of a call are what a student has or did. */
export const isPersonal = (id: string): boolean => PERSONAL.test(id);

/** What a field is for who has just come, the best first. */
export function freshValues(field: string, value: unknown): readonly unknown[] {
  if (field === 'examState') return [EXAM_STATES[String(value)] ?? value];
  return FRESH.find(([name]) => name.test(field))?.[1] ?? [];
}

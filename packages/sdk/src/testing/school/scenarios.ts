/** State of the student that the mock school simulates. */
export type MockScenario = 'new-student' | 'mid-course' | 'in-exam' | 'expired';

/** Scenarios and their purpose. */
export const scenarios: Readonly<Record<MockScenario, string>> = {
  'new-student': 'has just registered: owns nothing, has done nothing, lists are empty',
  'mid-course': 'studies: courses under way, orders, exercises, messages, an exam that is open',
  'in-exam': 'is in the middle of an exam, with answers saved and the clock running',
  expired: 'comes back with a log-in that has expired: 401 until they log in again',
};

/** Returns whether a text names a scenario. */
export const isScenario = (text: string): text is MockScenario => text in scenarios;

/** Calls that list the student's own data, which are empty for a new student. */
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

/** Values of fields for a new student, where their type allows them; null where a field is nullable. */
const NEW_STUDENT_VALUES: readonly (readonly [RegExp, readonly unknown[]])[] = [
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

/** States of exams for a new student, who cannot have taken any. */
const EXAM_STATES: Readonly<Record<string, string>> = {
  doing: 'open',
  submitted: 'missed',
  marking: 'missed',
  published: 'missed',
};

/** Returns whether a call lists the student's own data. */
export const isPersonal = (id: string): boolean => PERSONAL.test(id);

/** Returns the values that a field has for a new student, in order of preference. */
export function freshValues(field: string, value: unknown): readonly unknown[] {
  if (field === 'examState') return [EXAM_STATES[String(value)] ?? value];
  return NEW_STUDENT_VALUES.find(([name]) => name.test(field))?.[1] ?? [];
}

/** Numbers of rows of a volume, and the ids of its company, school and main student. */
export interface Sizes {
  readonly companyId: string;
  readonly schoolId: string;
  /** The student with much of everything. */
  readonly studentId: string;
  readonly students: number;
  readonly teachers: number;
  readonly courses: number;
  readonly packages: number;
  readonly orders: number;
  readonly ownOrders: number;
  readonly questions: number;
  readonly subjects: number;
  /** Number of exercises of twenty questions each. */
  readonly records: number;
  readonly ownRecords: number;
  readonly answers: number;
  readonly messages: number;
  readonly ownMessages: number;
  readonly communityQuestions: number;
  readonly ownQuestions: number;
  readonly groups: number;
  readonly news: number;
  readonly resources: number;
  readonly openClasses: number;
  readonly exams: number;
}

/** Returns the sizes of the whole volume, or of a share of it. The data of the main student is not scaled. */
export function sizesOf(scale: number, owner: Pick<Sizes, 'companyId' | 'schoolId' | 'studentId'>): Sizes {
  const part = (count: number): number => Math.max(1, Math.round(count * scale));
  return {
    ...owner,
    students: part(200_000),
    teachers: part(500),
    courses: part(20_000),
    packages: part(300),
    orders: part(1_000_000),
    ownOrders: Math.min(part(1_000_000), 500),
    questions: part(100_000),
    subjects: 20,
    records: part(200_000),
    ownRecords: Math.min(part(200_000), 1000),
    answers: part(800_000),
    messages: part(500_000),
    ownMessages: Math.min(part(500_000), 3000),
    communityQuestions: part(100_000),
    ownQuestions: Math.min(part(100_000), 400),
    groups: part(1000),
    news: part(2000),
    resources: part(20_000),
    openClasses: part(1000),
    exams: part(400),
  };
}

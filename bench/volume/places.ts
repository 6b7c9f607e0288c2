import { connect } from '../../apps/backend/src/platform/database/connection.ts';

/**
 * Ids used by the calls, by name: the rows with the most data of the student in a database, so that the
 * demonstration and the volume are sent the same calls.
 */
export type SampleIds = Readonly<Record<string, string>>;

const OWN = `(select id from users where username = 'member' order by company_id limit 1)`;
const COMPANY = `(select company_id from users where username = 'member' order by company_id limit 1)`;

/** Query for each place; it returns one id, or none if a school has no such row. */
const QUERIES: Readonly<Record<string, string>> = {
  userId: `select ${OWN} as id`,
  companyId: `select ${COMPANY} as id`,
  schoolId: `select id from schools where company_id = ${COMPANY} and default_flag`,
  subjectId: `select subject_id as id from questions where company_id = ${COMPANY} group by subject_id
        order by count(*) desc, subject_id limit 1`,
  questionCategoryId: `select category_id as id from question_subjects where company_id = ${COMPANY} order by id desc limit 1`,
  pointId: `select k.id from knowledge_points k where k.subject_id = (:subjectId) and parent_id is null order by id limit 1`,
  paperId: `select id from papers where company_id = ${COMPANY} and is_open order by (subject_id = (:subjectId)) desc, id limit 1`,
  recordId: `select id from exercise_records where user_id = ${OWN} and state = 'submitted' and type <> 'exam' order by id limit 1`,
  openRecordId: `select id from exercise_records where user_id = ${OWN} and state in ('doing', 'paused')
        and type <> 'exam' order by id limit 1`,
  wrongId: `select id from wrong_questions where user_id = ${OWN} and removed_at is null order by id limit 1`,
  questionId: `select id from questions where company_id = ${COMPANY} and type = 'single' order by id limit 1`,
  commodityId: `select id from commodities where company_id = ${COMPANY} and type = 1 and is_on_sale
        order by student_count desc, id limit 1`,
  targetId: `select course_id as id from commodities where id = (:commodityId)`,
  courseId: `select course_id as id from reviews where company_id = ${COMPANY} group by course_id
        order by count(*) desc, course_id limit 1`,
  ownCourseId: `select e.course_id as id from enrolments e join lessons l on l.course_id = e.course_id where e.user_id = ${OWN}
    group by e.course_id order by max(e.last_studied_at) desc nulls last, 1 limit 1`,
  ownLessonId: `select id from lessons where course_id = (:ownCourseId) order by position limit 1`,
  categoryId: `select category_id as id from commodities where company_id = ${COMPANY} group by category_id
        order by count(*) desc, category_id limit 1`,
  teacherId: `select teacher_id as id from courses where company_id = ${COMPANY} and teacher_id is not null
        group by teacher_id order by count(*) desc, teacher_id limit 1`,
  orderId: `select id from orders where user_id = ${OWN} and kind = 'courses' order by id desc limit 1`,
  newsId: `select id from news where company_id = ${COMPANY} and school_id is null and published_at < now() order by id desc limit 1`,
  openClassId: `select id from open_classes where company_id = ${COMPANY} and is_on_shelf order by starts_at desc, id limit 1`,
  planId: `select id from plans where company_id = ${COMPANY} and is_on_shelf order by id limit 1`,
  resourceId: `select id from resources where company_id = ${COMPANY} and state = 'shown' order by id desc limit 1`,
  communityQuestionId: `select id from community_questions where company_id = ${COMPANY} and removed_by is null
        order by answer_count desc, id limit 1`,
  groupId: `select id from community_groups where company_id = ${COMPANY} and removed_by is null order by topic_count desc, id limit 1`,
  topicId: `select id from community_group_topics where group_id = (:groupId) and removed_by is null order by id limit 1`,
  examId: `select id from exams where company_id = ${COMPANY} and is_for_all order by id desc limit 1`,
  examPaperId: `select paper_id as id from exams where id = (:examId)`,
  attemptId: `select record_id as id from exam_attempts where user_id = ${OWN} order by record_id limit 1`,
  homeworkId: `select h.id from homeworks h join enrolments e on e.course_id = h.course_id where e.user_id = ${OWN}
        and h.opens_at < now() order by h.id limit 1`,
  itemId: `select c.item_id as id from proxy_exam_courses c join enrolments e on e.course_id = c.course_id
    where e.user_id = ${OWN} order by 1 limit 1`,
  signId: `select id from proxy_exam_signs where user_id = ${OWN} order by id limit 1`,
  relationId: `select template_id as id from certificates where user_id = ${OWN} order by 1 limit 1`,
  protocolId: `select protocol_id as id from student_protocols where user_id = ${OWN} order by id limit 1`,
};

/** Looks up the places of a database; missing ones are omitted. */
export async function findPlaces(url: string): Promise<SampleIds> {
  const { db, close } = connect(url, { poolSize: 1, statementTimeoutMs: 0 });
  const ids: Record<string, string> = {};
  try {
    for (const [name, query] of Object.entries(QUERIES)) {
      const filledQuery = query.replace(/:(\w+)/g, (_, other: string) => ids[other] ?? 'null::bigint');
      const { rows } = await db.execute<{ id: string | null }>(filledQuery);
      const id = rows[0]?.id;
      if (id !== undefined && id !== null) ids[name] = String(id);
    }
    return ids;
  } finally {
    await close();
  }
}

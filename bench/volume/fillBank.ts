import type { Sizes } from './sizes.ts';

const CHAPTERS = 20;
const POINTS_OF_CHAPTER = 10;
const PAPERS_OF_SUBJECT = 50;
const QUESTIONS_OF_PAPER = 40;
/** Number of questions of an exercise. */
const QUESTIONS_OF_EXERCISE = 20;
/** Number of students who do today's daily practice of the largest subject. */
const PRACTICE_OF_TODAY = 10;

const OPTIONS = JSON.stringify(
  ['A', 'B', 'C', 'D'].map((label) => ({ label, text: label, html: `<p>选项 ${label}</p>` })),
);

/**
 * Returns statements that fill a company with a question bank, exercises and exams. The first subject has a
 * fifth of all questions.
 */
export function bankStatements(size: Sizes): string[] {
  const { companyId, studentId } = size;
  return [
    `insert into question_categories (company_id, name, sort) select ${companyId}, '题库' || n, 100 + n from generate_series(1, 4) n`,
    `insert into question_subjects (company_id, category_id, name, sort)
      select ${companyId}, c.id, '科目' || n, n from generate_series(1, ${size.subjects}) n
      join question_categories c on c.company_id = ${companyId} and c.name = '题库' || (1 + n % 4)`,
    `create table bench_subjects as select substr(name, 3)::int as place, id from question_subjects
      where company_id = ${companyId} and name ~ '^科目[0-9]+$'`,
    `insert into knowledge_points (company_id, subject_id, name, sort)
      select ${companyId}, s.id, '第' || n || '章 ' || bench_name(s.id * 100 + n), n
        from bench_subjects s, generate_series(1, ${CHAPTERS}) n`,
    `insert into knowledge_points (company_id, subject_id, parent_id, name, sort)
      select ${companyId}, k.subject_id, k.id, k.name || '.' || n, n from knowledge_points k
        join bench_subjects s on s.id = k.subject_id,
      generate_series(1, ${POINTS_OF_CHAPTER}) n where k.parent_id is null`,
    `insert into questions (company_id, subject_id, sort, type, stem, stem_html, options, key, key_html, difficulty, source_key)
      select ${companyId}, s.id, n, case when n % 4 = 0 then 'multiple' when n % 9 = 0 then 'judge' else 'single' end,
        bench_name(n) || '的第 ' || n || ' 题', '<p>' || repeat(bench_name(n) || '说的是什么？', 5) || '</p>', '${OPTIONS}'::jsonb,
        jsonb_build_object('kind', 'choice', 'labels', case when n % 4 = 0 then '["A", "B"]'::jsonb else '["A"]'::jsonb end),
        'A', 1 + n % 5,
        'bench:' || n
      from generate_series(1, ${size.questions}) n
      join bench_subjects s on s.place = case when n % 5 = 0 then 1 else 1 + n % ${size.subjects} end`,
    `create table bench_questions as select row_number() over (partition by subject_id order by id)::int as place,
        id, subject_id
      from questions where company_id = ${companyId} and source_key like 'bench:%'`,
    `alter table bench_questions add primary key (subject_id, place)`,
    `create table bench_totals as select subject_id, count(*)::int as total from bench_questions group by subject_id`,
    `with point as (
        select k.id, k.subject_id, row_number() over (partition by k.subject_id order by k.id) - 1 as place
        from knowledge_points k join bench_subjects s on s.id = k.subject_id where k.parent_id is not null)
      insert into question_points (company_id, question_id, point_id)
      select ${companyId}, q.id, point.id from bench_questions q join point on point.subject_id = q.subject_id
        and point.place in (q.place % ${CHAPTERS * POINTS_OF_CHAPTER},
        case when q.place % 6 = 0 then (q.place * 7) % ${CHAPTERS * POINTS_OF_CHAPTER} end)
      on conflict do nothing`,
    `insert into papers (company_id, subject_id, name, year, minutes, total_score, question_count, sort, is_open)
      select ${companyId}, s.id, bench_name(n) || '模拟卷 ' || n, 2000 + n % 25, 90, ${2 * QUESTIONS_OF_PAPER},
        ${QUESTIONS_OF_PAPER}, n, n % 10 > 0
      from bench_subjects s, generate_series(1, ${PAPERS_OF_SUBJECT}) n`,
    `with section as (
        insert into paper_sections (company_id, paper_id, name, sort)
        select ${companyId}, p.id, '选择题', 1 from papers p join bench_subjects s on s.id = p.subject_id returning id, paper_id)
      insert into paper_questions (company_id, paper_id, section_id, question_id, number, score)
      select ${companyId}, p.id, section.id, q.id, k, 2 from section join papers p on p.id = section.paper_id
      cross join generate_series(1, ${QUESTIONS_OF_PAPER}) k
      join bench_totals t on t.subject_id = p.subject_id
      join bench_questions q on q.subject_id = p.subject_id and q.place = 1 + ((p.sort - 1) * ${QUESTIONS_OF_PAPER} + k) % t.total
      on conflict do nothing`,
    // Exercises of papers, chapters and daily practice. Today's daily practice of the largest subject has many.
    `create table bench_records as
      select n, case when n <= ${size.ownRecords} then ${studentId} when n % ${PRACTICE_OF_TODAY} = 0 then d.id else u.id end as user_id,
        case when n <= ${size.ownRecords} and n > 1 then (array['chapter', 'order', 'smart', 'paper'])[1 + n % 4]
          when n = 1 or n % ${PRACTICE_OF_TODAY} = 0 then 'daily' when n % 50 = 1 then 'exam'
          else (array['chapter', 'order', 'smart', 'paper'])[1 + n % 4] end as type,
        case when n = 1 or n % ${PRACTICE_OF_TODAY} = 0 or n % 3 = 0 then 1 else bench_skewed(n, 21, ${size.subjects}) end as subject,
        case when n = 1 or n % ${PRACTICE_OF_TODAY} = 0 then now() - interval '1 minute' else now() - bench_chance(n,
        22) * interval '400 days' end as at
      from generate_series(1, ${size.records}) n
      join bench_users u on u.place = bench_skewed(n, 23, ${size.students})
      join bench_users d on d.place = 1 + n / ${PRACTICE_OF_TODAY}`,
    // Millions of rows are joined with these; without statistics the planner would compare each with a whole
    // subject.
    `analyze bench_questions, bench_totals, bench_records, papers`,
    `with made as (
        insert into exercise_records (company_id, user_id, type, title, subject_id, paper_id, state, seed, question_count, total_score,
          score, started_at, submitted_at, active_at, elapsed_seconds, day)
        select ${companyId}, r.user_id, r.type, '练习 ' || n, s.id, case when r.type in ('paper', 'exam') then p.id end,
          case when n % 12 = 0 and r.type not in ('daily', 'exam') then 'left' else 'submitted' end, n,
          ${QUESTIONS_OF_EXERCISE}, ${QUESTIONS_OF_EXERCISE}, ${QUESTIONS_OF_EXERCISE / 2}, r.at, case when n % 12 = 0
        and r.type not in ('daily', 'exam') then null else r.at end, r.at,
          60 + (n * 7919) % 1700, case when r.type = 'daily' then to_char(r.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') end
        from bench_records r join bench_subjects s on s.place = r.subject
        join lateral (select id from papers where subject_id = s.id and sort = 1 + r.n % ${PAPERS_OF_SUBJECT}) p on true
        returning id, subject_id, seed, state, type)
      insert into record_questions (company_id, record_id, question_id, number, score, answer, sequence, verdict, earned)
      select ${companyId}, made.id, q.id, k, 1, '["A"]', k,
        case when made.state = 'left' then null when (made.seed + k) % 4 = 0 then 'wrong'
          when (made.seed + k) % 21 = 0 then 'unanswered' else 'right' end, 1
      from made cross join generate_series(1, ${QUESTIONS_OF_EXERCISE}) k
      join bench_totals t on t.subject_id = made.subject_id
      join bench_questions q on q.subject_id = made.subject_id
        and q.place = 1 + (case when made.type = 'daily' then 0 else made.seed::bigint * 13 end + k) % t.total`,
    `insert into answers (company_id, record_id, question_id, operation_id, sequence, value, answered_at)
      select ${companyId}, rq.record_id, rq.question_id, 'bench-' || rq.number, rq.number, '["A"]', r.started_at
      from (select id, started_at from exercise_records where company_id = ${companyId} and title like '练习 %'
        order by id limit ${Math.round(size.answers / QUESTIONS_OF_EXERCISE)}) r
      join record_questions rq on rq.record_id = r.id`,
    `insert into wrong_questions (company_id, user_id, question_id, times, last_answer, last_wrong_at, due_at)
      select ${companyId}, r.user_id, rq.question_id, count(*), '["A"]', max(r.submitted_at), max(r.submitted_at) + interval '1 day'
      from exercise_records r join record_questions rq on rq.record_id = r.id and rq.verdict = 'wrong'
      where r.company_id = ${companyId} and r.title like '练习 %' and r.type <> 'exam'
        group by r.user_id, rq.question_id on conflict do nothing`,
    `insert into collected_questions (company_id, user_id, question_id, collected_at)
      select ${companyId}, ${studentId}, q.id, now() - bench_chance(q.id, 24) * interval '300 days' from bench_questions q
        where q.place % 50 = 3
      on conflict do nothing`,
    `insert into exams (company_id, paper_id, name, type, open_at, close_at, minutes, pass_score, attempt_limit)
      select ${companyId}, p.id, bench_name(n) || '考试', (array['formal', 'mock', 'makeUp'])[1 + n % 3], at,
        at + interval '3 days', 90, 60, 0
      from generate_series(1, ${size.exams}) n
      join lateral (select papers.id from papers join bench_subjects s on s.id = subject_id
        where papers.sort = 1 + n % ${PAPERS_OF_SUBJECT} and s.place = 1 + n % ${size.subjects}) p on true
      cross join lateral (select now() + (bench_chance(n, 25) - 0.8) * interval '400 days') s(at)`,
    `create table bench_exams as select row_number() over (order by id)::int as place, id from exams
        where company_id = ${companyId} and name like '%考试'`,
    `insert into exam_attempts (record_id, company_id, exam_id, user_id, number, is_open, ends_at, handed_in_by, last_seen_at,
        booked_at)
      select r.id, ${companyId}, e.id, r.user_id, r.seed, false, r.submitted_at, 'student', r.submitted_at, r.submitted_at
      from exercise_records r join bench_exams e on e.place = 1 + r.seed % ${size.exams}
      where r.company_id = ${companyId} and r.type = 'exam' and r.title like '练习 %' on conflict do nothing`,
  ];
}

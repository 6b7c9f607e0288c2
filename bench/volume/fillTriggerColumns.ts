/**
 * Statements that compute columns maintained by triggers, which do not run while a volume is filled; the same
 * as in the migrations that added the triggers.
 */
export const TRIGGER_COLUMN_STATEMENTS: readonly string[] = [
  `update exercise_records r set done_count = c.done, right_count = c."right", marked_count = c.marked
    from (select record_id, count(*) filter (where verdict <> 'unanswered') as done, count(*) filter (where verdict = 'right') as "right",
        count(*) filter (where verdict in ('right', 'partial', 'wrong')) as marked from record_questions group by record_id) c
    where c.record_id = r.id and r.state = 'submitted' and r.type <> 'exam'`,
  `insert into practised_questions (company_id, user_id, question_id, subject_id, was_right)
    select min(r.company_id), r.user_id, rq.question_id, min(q.subject_id), bool_or(rq.verdict = 'right')
    from exercise_records r join record_questions rq on rq.record_id = r.id join questions q on q.id = rq.question_id
    where r.state = 'submitted' and r.type <> 'exam' and r.user_id is not null and rq.verdict <> 'unanswered'
    group by r.user_id, rq.question_id
    order by r.user_id, rq.question_id
    on conflict (user_id, question_id) do update set was_right = excluded.was_right`,
  `update questions q set is_closed = true
    from (select pq.question_id from paper_questions pq join papers p on p.id = pq.paper_id group by 1 having not bool_or(p.is_open)) c
    where c.question_id = q.id and not q.is_closed`,
  `update question_subjects s set
      question_count = (select count(*) from questions q where q.company_id = s.company_id and q.subject_id = s.id
        and q.type not in ('material', 'cloze')),
      paper_count = (select count(*) from papers p where p.company_id = s.company_id and p.subject_id = s.id and p.is_open)`,
  `select count_points(array_agg(id)) from knowledge_points`,
  `delete from community_counts`,
  `insert into community_counts (company_id, category_id, question_count, unanswered_count)
    select company_id, coalesce(category_id, 0), count(*), count(*) filter (where answer_count = 0)
    from community_questions where removed_by is null group by 1, 2`,
  `update community_answers a set like_count = l.n from (select answer_id, count(*)::int as n from community_likes group by 1) l
    where l.answer_id = a.id`,
  `insert into search_entries (kind, target_id, company_id, school_id, user_id, shown_from, name, body)
    select kind, target_id, company_id, school_id, user_id, shown_from, name, body from search_sources
    on conflict do nothing`,
];

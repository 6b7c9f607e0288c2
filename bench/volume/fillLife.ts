import type { Sizes } from './sizes.ts';

/** Returns statements that fill a company with messages, discussions, news and files. */
export function lifeStatements(size: Sizes): string[] {
  const { companyId, studentId } = size;
  const randomStudentSql = (salt: number): string =>
    `bench_users u on u.place = 1 + floor(bench_chance(n, ${salt}) * ${size.students})::int`;
  return [
    `insert into messages (company_id, user_id, kind, title, content, sent_at, read_at)
      select ${companyId}, case when n <= ${size.ownMessages} then ${studentId} else u.id end,
        (array['system', 'school', 'course', 'order', 'exam', 'answer'])[1 + n % 6], bench_name(n),
        '<p>' || bench_name(n) || '有了新内容。</p>',
        at, case when n % 5 > 0 then at + interval '2 hours' end
      from generate_series(1, ${size.messages}) n join ${randomStudentSql(31)}
      cross join lateral (select now() - bench_chance(n, 32) * interval '600 days') s(at)`,
    `insert into community_questions (company_id, user_id, category_id, course_id, title, content, content_html, asked_at)
      select ${companyId}, case when n <= ${size.ownQuestions} then ${studentId} else u.id end, c.id, k.id,
        bench_name(n) || '怎么学 ' || n,
        repeat('我不明白' || bench_name(n * 3) || '。', 8), '<p>' || repeat('我不明白' || bench_name(n * 3) || '。', 8) || '</p>',
        now() - bench_chance(n, 33) * interval '900 days'
      from generate_series(1, ${size.communityQuestions}) n join ${randomStudentSql(34)}
      join bench_categories c on c.place = bench_skewed(n, 35, 72)
      join bench_courses k on k.place = bench_skewed(n, 36, ${size.courses})`,
    `create table bench_asked as select row_number() over (order by id)::int as place, id, asked_at from community_questions
      where company_id = ${companyId}`,
    `alter table bench_asked add primary key (place)`,
    `insert into community_answers (company_id, question_id, user_id, content, content_html, answered_at, is_accepted)
      select ${companyId}, q.id, case when n <= ${size.ownQuestions} then ${studentId} else u.id end, '先看' || bench_name(n),
        '<p>先看' || bench_name(n) || '</p>',
        q.asked_at + interval '3 hours', false
      from generate_series(1, 2 * ${size.communityQuestions}) n join ${randomStudentSql(37)}
      join bench_asked q on q.place = bench_skewed(n, 38, ${size.communityQuestions})`,
    `insert into community_likes (answer_id, user_id)
      select a.id, u.id from (select id, id * 3 + k as n from community_answers, generate_series(0, 2) k
        where company_id = ${companyId}) a
      join bench_users u on u.place = 1 + floor(bench_chance(a.n, 39) * ${size.students})::int on conflict do nothing`,
    `update community_questions q set answer_count = a.count
      from (select question_id, count(*) as count from community_answers where removed_by is null group by question_id) a
      where a.question_id = q.id and q.company_id = ${companyId}`,
    `insert into community_groups (company_id, user_id, name, summary, created_at, active_at)
      select ${companyId}, case when n <= 20 then ${studentId} else u.id end, bench_name(n) || '小组 ' || n, '一起学',
        now() - interval '300 days',
        now() - bench_chance(n, 40) * interval '90 days'
      from generate_series(1, ${size.groups}) n join ${randomStudentSql(41)}`,
    `create table bench_groups as select row_number() over (order by id)::int as place, id from community_groups
      where company_id = ${companyId} and name like '%小组 %'`,
    `insert into community_group_members (group_id, user_id, joined_at)
      select g.id, case when n % 50 = 0 then ${studentId} else u.id end, now() - interval '9 days'
      from generate_series(1, ${size.groups} * 50) n join ${randomStudentSql(42)}
      join bench_groups g on g.place = bench_skewed(n, 43, ${size.groups}) on conflict do nothing`,
    `insert into community_group_topics (company_id, group_id, user_id, title, content, content_html, posted_at, active_at)
      select ${companyId}, g.id, case when n % 200 = 0 then ${studentId} else u.id end, bench_name(n), '说说看', '<p>说说看</p>', at, at
      from generate_series(1, ${size.groups} * 50) n join ${randomStudentSql(44)}
      join bench_groups g on g.place = bench_skewed(n, 45, ${size.groups})
      cross join lateral (select now() - bench_chance(n, 46) * interval '200 days') s(at)`,
    `insert into community_group_replies (company_id, topic_id, user_id, content, content_html, replied_at)
      select ${companyId}, t.id, t.user_id, '我也这么想', '<p>我也这么想</p>', t.posted_at + interval '1 hour'
      from community_group_topics t, generate_series(1, 2) where t.company_id = ${companyId}`,
    `update community_groups g set
        member_count = (select count(*) from community_group_members m where m.group_id = g.id),
        topic_count = (select count(*) from community_group_topics t where t.group_id = g.id)
      where g.company_id = ${companyId}`,
    `update community_group_topics t set reply_count = 2 where t.company_id = ${companyId} and t.content = '说说看'`,
    `insert into news (company_id, title, summary, content, published_at)
      select ${companyId}, bench_name(n) || '通知', '学校的消息', repeat('<p>' || bench_name(n) || '</p>', 20), now() - bench_chance(n,
        47) * interval '900 days'
      from generate_series(1, ${size.news}) n`,
    `insert into stored_files (key, company_id, content_type, size, digest, created_at)
      select '${companyId}/2026-01-01/coldatatypefile/bench' || n || '.pdf', ${companyId}, 'application/pdf', 1000, 'x',
        now() from generate_series(1, ${size.resources}) n`,
    `insert into file_records (company_id, file_key, file_name, file_type, category, upload_type, created_at)
      select company_id, key, 'f.pdf', 'pdf', 'pdf', 'bench', created_at from stored_files where key like '%/bench%'`,
    `insert into resources (id, company_id, user_id, file_key, name, extension, category, subject_id, state, view_count,
        download_count, shared_at)
      select f.id, ${companyId}, case when f.id % 50 = 0 then ${studentId} else u.id end, f.file_key, bench_name(f.id) || '讲义', 'pdf',
        (array['pdf', 'image', 'docs'])[1 + f.id % 3], c.id, 'shown', bench_skewed(f.id, 48, 5000), bench_skewed(f.id, 49, 900),
        now() - bench_chance(f.id, 50) * interval '900 days'
      from file_records f join bench_users u on u.place = 1 + floor(bench_chance(f.id, 51) * ${size.students})::int
      join bench_categories c on c.place = bench_skewed(f.id, 52, 72) where f.upload_type = 'bench'`,
    `insert into open_classes (company_id, category_id, teacher_id, name, starts_at, ends_at)
      select ${companyId}, c.id, t.id, bench_name(n) || '公开课', at, at + interval '1 hour' from generate_series(1, ${size.openClasses}) n
      join bench_categories c on c.place = bench_skewed(n, 53, 72)
        join bench_teachers t on t.place = bench_skewed(n, 54, ${size.teachers})
      cross join lateral (select now() + (bench_chance(n, 55) - 0.8) * interval '300 days') s(at)`,
    `insert into open_class_bookings (company_id, open_class_id, user_id, booked_at, reminded_at)
      select ${companyId}, o.id, u.id, now(), now() from open_classes o, generate_series(1, 40) k
      join bench_users u on true where o.company_id = ${companyId}
        and u.place = 1 + (o.id * 40 + k) % ${size.students} on conflict do nothing`,
    `insert into testimonials (company_id, name, story, told_on)
      select ${companyId}, '学员' || n, '我学完了' || bench_name(n), '2026-01-01'::date - n % 700 from generate_series(1, ${size.news}) n`,
    `insert into point_entries (company_id, user_id, points, remark, idempotency_key, created_at)
      select ${companyId}, case when n <= ${size.ownMessages} then ${studentId} else u.id end, 5, '练习', 'bench:' || n,
        now() - bench_chance(n, 56) * interval '600 days'
      from generate_series(1, ${size.messages}) n join ${randomStudentSql(57)}`,
    `insert into homeworks (company_id, lesson_id, course_id, key, name, task, file_types, max_bytes, max_files, total_score,
        opens_at, due_at, takes_late)
      select ${companyId}, l.id, l.course_id, 'bench:' || l.id, bench_name(l.id) || '作业', '做完上传', '["pdf"]', 1000000, 3, 100,
        now() - bench_chance(l.id, 58) * interval '300 days', now() + bench_chance(l.id, 59) * interval '30 days', true
      from lessons l join bench_courses c on c.id = l.course_id where l.position in (2, 4)`,
    `insert into homework_works (company_id, user_id, homework_id, state, content, saved_at, submitted_at)
      select ${companyId}, e.user_id, h.id, 'submitted', '写完了', now(), now() from homeworks h
        join enrolments e on e.course_id = h.course_id
      where h.company_id = ${companyId} and h.key like 'bench:%' and (e.user_id = ${studentId}
        and h.id % 2 = 0 or e.id % 8 = 0) on conflict do nothing`,
  ];
}

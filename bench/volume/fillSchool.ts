import type { Sizes } from './sizes.ts';

/** Words from which names are composed, so that keywords are as frequent as in a real school. */
const SUBJECTS =
  '数学 语文 英语 物理 化学 生物 历史 地理 政治 编程 会计 法律 医学 护理 建筑 消防 心理 经济 统计 日语';
const TOPICS =
  '函数 几何 概率 导数 数列 向量 力学 电磁 光学 热学 细胞 遗传 古诗 阅读 写作 听力 口语 语法 合同 税法 审计 急救 药理 结构 材料 安全 记忆 情绪 货币 回归';
const FORMS = '入门 基础 精讲 提高 冲刺 真题 串讲 专题 强化 实战';

/** Returns an SQL array of words. */
const array = (names: string): string => `array['${names.split(' ').join("','")}']`;

/**
 * SQL functions used by all statements. `chance` returns a number from 0 (inclusive) to 1 (exclusive) that is
 * always the same for the same row; `name_of` a name composed of a subject, a topic and a form; `skewed` an
 * integer from 1, of which small ones are frequent.
 */
export const FUNCTIONS = [
  `create or replace function bench_chance(n bigint, salt int) returns float8 language sql immutable parallel safe as
    $$ select (hashint8extended(n, salt) & 4503599627370495) / 4503599627370496.0 $$`,
  `create or replace function bench_skewed(n bigint, salt int, most int) returns int language sql immutable parallel safe as
    $$ select 1 + floor(power(bench_chance(n, salt), 3) * most)::int $$`,
  `create or replace function bench_name(n bigint) returns text language sql immutable parallel safe as
    $$ select (${array(SUBJECTS)})[bench_skewed(n, 1, 20)] || (${array(TOPICS)})[bench_skewed(n, 2, 30)]
      || (${array(FORMS)})[bench_skewed(n, 3, 10)] $$`,
];

/** Returns statements that fill a company with people, courses, and their activities. */
export function schoolStatements(size: Sizes): string[] {
  const { companyId, studentId, schoolId } = size;
  return [
    `insert into users (company_id, name, username, created_at)
      select ${companyId}, '同学' || n, 'bench' || n, now() - bench_chance(n, 4) * interval '900 days'
      from generate_series(1, ${size.students}) n`,
    `create table bench_users as select row_number() over (order by id)::int as place, id from users
      where company_id = ${companyId} and username like 'bench%'`,
    `alter table bench_users add primary key (place)`,
    `insert into categories (company_id, name, position)
      select ${companyId}, '方向' || n, 100 + n from generate_series(1, 12) n`,
    `insert into categories (company_id, parent_id, name, position)
      select ${companyId}, c.id, c.name || '-' || n, 100 + n from categories c, generate_series(1, 6) n
      where c.company_id = ${companyId} and c.name like '方向%'`,
    `create table bench_categories as select row_number() over (order by id)::int as place, id from categories
      where company_id = ${companyId} and name like '方向%-%'`,
    `insert into teachers (company_id, name, title, position)
      select ${companyId}, '老师' || n, bench_name(n), 100 + n from generate_series(1, ${size.teachers}) n`,
    `create table bench_teachers as select row_number() over (order by id)::int as place, id, name from teachers
      where company_id = ${companyId} and name like '老师%'`,
    `insert into courses (company_id, category_id, teacher_id, name, kind, summary, description, lesson_count,
        duration_seconds, rating_sum, rating_count, source_key, created_at)
      select ${companyId}, c.id, t.id, bench_name(n) || ' ' || n, case when n % 5 = 0 then 'live' else 'recorded' end,
        '从' || bench_name(n * 7) || '讲起', repeat('这门课讲' || bench_name(n) || '。', 40), 10, 27000, 0, 0,
        'bench:' || n, now() - bench_chance(n, 5) * interval '900 days'
      from generate_series(1, ${size.courses}) n
      join bench_categories c on c.place = bench_skewed(n, 6, 72)
      join bench_teachers t on t.place = bench_skewed(n, 7, ${size.teachers})`,
    `create table bench_courses as
      select substr(source_key, 7)::int as place, id from courses where company_id = ${companyId} and source_key like 'bench:%'`,
    `alter table bench_courses add primary key (place)`,
    `insert into commodities (company_id, type, course_id, category_id, kind, name, search_text, price_cents,
        list_price_cents, student_count, published_at)
      select ${companyId}, 1, c.id, c.category_id, c.kind, c.name, lower(c.name || E' \\n' || t.name || E' \\n' || k.name),
        p.price, p.price, floor(power(bench_chance(c.id, 8), 6) * 20000)::int, c.created_at
      from courses c join teachers t on t.id = c.teacher_id join categories k on k.id = c.category_id
      cross join lateral (select case when c.id % 4 = 0 then 0 else 100 * floor(50 + bench_chance(c.id, 9) * 3000)::int end) p(price)
      where c.source_key like 'bench:%'`,
    `insert into packages (company_id, name, summary) select ${companyId}, bench_name(n) || '套餐 ' || n, '几门课一起学'
      from generate_series(1, ${size.packages}) n`,
    `insert into package_items (company_id, package_id, course_id, position)
      select ${companyId}, p.id, c.id, k from (select id, row_number() over (order by id) as n from packages
        where company_id = ${companyId} and name like '%套餐 %') p
      cross join generate_series(1, 4) k join bench_courses c on c.place = 1 + (p.n * 4 + k) % ${size.courses}
      on conflict do nothing`,
    `insert into commodities (company_id, type, package_id, category_id, kind, name, search_text, price_cents, list_price_cents)
      select ${companyId}, 2, p.id, (select id from bench_categories where place = 1), 'recorded', p.name, lower(p.name), 29900, 39900
      from packages p where p.company_id = ${companyId} and p.name like '%套餐 %'`,
    `insert into chapters (company_id, course_id, position, name)
      select ${companyId}, c.id, k, '第 ' || k || ' 章' from bench_courses c, generate_series(1, 2) k`,
    `insert into lessons (company_id, course_id, chapter_id, position, name, kind, duration_seconds, is_preview,
        live_starts_at, live_ends_at)
      select ${companyId}, h.course_id, h.id, (h.position - 1) * 5 + k, bench_name(h.id * 10 + k),
        case when c.kind = 'live' then 'live' else 'video' end, 2700, k = 1,
        case when c.kind = 'live' then date_trunc('hour', now()) + (bench_chance(h.id, k) - 0.5) * interval '200 days' end,
        case when c.kind = 'live' then date_trunc('hour', now()) + (bench_chance(h.id, k) - 0.5) * interval '200 days'
          + interval '45 minutes' end
      from chapters h join courses c on c.id = h.course_id cross join generate_series(1, 5) k
      where c.company_id = ${companyId} and c.source_key like 'bench:%'`,
    `insert into orders (company_id, school_id, user_id, kind, order_no, status, pay_cents, list_cents, created_at,
        expires_at, paid_at, paid_by, ended_at)
      select ${companyId}, ${schoolId}, case when n <= ${size.ownOrders} then ${studentId} else u.id end, 'courses',
        'BENCH' || n, s.status,
        19900, 29900, s.at, s.at + interval '30 minutes', case when s.status = 'paid' then s.at end,
        case when s.status = 'paid' then 'wechat' end, case when s.status in ('closed', 'cancelled') then s.at end
      from generate_series(1, ${size.orders}) n
      join bench_users u on u.place = 1 + floor(bench_chance(n, 10) * ${size.students})::int
      cross join lateral (select now() - bench_chance(n, 11) * interval '900 days' - interval '1 hour' as at,
        case when n % 10 < 8 then 'paid' when n % 10 = 8 then 'closed' else 'cancelled' end as status) s`,
    `insert into order_items (company_id, order_id, commodity_id, commodity_type, target_id, kind, name, price_cents,
        list_price_cents, position)
      select ${companyId}, o.id, m.id, 1, m.course_id::text, m.kind, m.name, 19900, 29900, 0
      from orders o join bench_courses c on c.place = bench_skewed(o.id, 12, ${size.courses})
      join commodities m on m.course_id = c.id and m.type = 1
      where o.company_id = ${companyId} and o.order_no like 'BENCH%'`,
    `insert into enrolments (company_id, user_id, course_id, commodity_id, source, order_id, progress_percent, last_studied_at,
        created_at)
      select ${companyId}, o.user_id, m.course_id, m.id, 'order', o.id::text, floor(bench_chance(o.id, 13) * 100)::int,
        o.created_at + interval '1 day', o.created_at
      from orders o join order_items i on i.order_id = o.id join commodities m on m.id = i.commodity_id
      where o.company_id = ${companyId} and o.order_no like 'BENCH%' and o.status = 'paid' on conflict do nothing`,
    `insert into lesson_progress (company_id, user_id, lesson_id, course_id, position_seconds, position_at, percent, opened_at,
        studied_seconds)
      select ${companyId}, e.user_id, l.id, e.course_id, 600, coalesce(e.last_studied_at, e.created_at), 40, e.created_at, 900
      from enrolments e join lessons l on l.course_id = e.course_id
      where e.company_id = ${companyId} and (e.user_id = ${studentId} or (e.id % 4 = 0 and l.position = 1)) on conflict do nothing`,
    `insert into reviews (company_id, course_id, user_id, rating, content, created_at)
      select ${companyId}, e.course_id, e.user_id, 1 + floor(bench_chance(e.id, 14) * 5)::int, '讲得很清楚，' || bench_name(e.id),
        e.created_at + interval '9 days'
      from enrolments e join bench_courses c on c.id = e.course_id where e.id % 5 = 0 or c.place < 3 on conflict do nothing`,
    `update courses c set rating_sum = r.sum, rating_count = r.count
      from (select course_id, sum(rating) as sum, count(*) as count from reviews group by course_id) r
      where r.course_id = c.id and c.source_key like 'bench:%'`,
    `insert into collections (company_id, user_id, commodity_id, created_at)
      select ${companyId}, ${studentId}, m.id, m.published_at from commodities m join bench_courses c on c.id = m.course_id
      where c.place % 37 = 0 and m.type = 1 on conflict do nothing`,
    `insert into cart_items (company_id, user_id, commodity_id, school_id)
      select ${companyId}, ${studentId}, m.id, ${schoolId} from commodities m join bench_courses c on c.id = m.course_id
      where c.place % 400 = 11 and m.price_cents > 0 and m.type = 1 on conflict do nothing`,
    `insert into lesson_notes (company_id, user_id, course_id, lesson_id, content, created_at, updated_at)
      select ${companyId}, ${studentId}, l.course_id, l.id, '记下' || bench_name(l.id), now(), now() - bench_chance(l.id,
        15) * interval '900 days'
      from lessons l join enrolments e on e.course_id = l.course_id and e.user_id = ${studentId} where l.position <= 5`,
  ];
}

-- The letters and neighbouring letters, as `text_grams` makes them, of all by which something is found, and those of its
-- name once more behind a sign; pinyin is looked for without blanks. It says itself how they are made, since an index is
-- written where no other function is known.
CREATE FUNCTION "search_grams"("name" text, "body" text, "reading" text, "initials" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 2000 AS $$
	SELECT ARRAY(
		SELECT unnest(letters)
		UNION ALL
		SELECT letter || next FROM unnest(letters, letters[2:]) pairs(letter, next) WHERE next IS NOT NULL
		UNION ALL
		SELECT '^' || letter FROM unnest(named) each(letter)
		UNION ALL
		SELECT '^' || letter || next FROM unnest(named, named[2:]) pairs(letter, next) WHERE next IS NOT NULL)
	FROM (SELECT named, named || string_to_array(E'\n' || lower(body), NULL) AS letters
		FROM (SELECT string_to_array(lower(name || E'\n' || coalesce(replace(reading, ' ', ''), '') || E'\n' || coalesce(initials, '')), NULL) AS named) names) both_of
$$;--> statement-breakpoint
-- Among what something is looked for: a kind of a company's, or of a student's in it.
CREATE FUNCTION "search_place"("kind" text, "company" bigint, "owner" bigint) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ARRAY[kind || ':' || company || ':' || coalesce(owner::text, '')]
$$;--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"user_id" bigint,
	"shown_from" timestamp (3) with time zone,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"reading" text,
	"initials" text,
	CONSTRAINT "search_entries_kind_target_id_pk" PRIMARY KEY("kind","target_id"),
	CONSTRAINT "search_entries_owner" CHECK (("search_entries"."user_id" is not null) = ("search_entries"."kind" = 'note'))
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin (search_grams("name", "body", "reading", "initials"),search_place("kind", "company_id", "user_id"));--> statement-breakpoint
CREATE INDEX "search_entries_unread" ON "search_entries" USING btree ("kind","target_id") WHERE "search_entries"."reading" is null;--> statement-breakpoint
CREATE INDEX "search_entries_of_user" ON "search_entries" USING btree ("user_id");--> statement-breakpoint
-- Nothing is planned by which letters are frequent, and to find that out takes apart as many texts as are looked at.
ALTER INDEX "search_entries_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "search_entries_words" ALTER COLUMN 2 SET STATISTICS 0;--> statement-breakpoint
-- Spells words as they are looked for.
CREATE FUNCTION "search_spelling"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(normalize(written, NFKC))
$$;--> statement-breakpoint
-- What can be found, and by which words; what is off sale, off the shelf or removed is not among it.
CREATE VIEW "search_sources" AS
	SELECT 'course'::text AS kind, id AS target_id, company_id, school_id, NULL::bigint AS user_id, NULL::timestamptz AS shown_from,
		search_spelling(name || E'\n' || name_en) AS name, search_spelling(search_text) AS body
	FROM commodities WHERE is_on_sale
	UNION ALL
	SELECT 'plan', id, company_id, school_id, NULL, NULL,
		search_spelling(name || E'\n' || name_en), search_spelling(concat_ws(E'\n', summary, summary_en, audience, audience_en))
	FROM plans WHERE is_on_shelf
	UNION ALL
	SELECT 'teacher', id, company_id, NULL, NULL, NULL,
		search_spelling(name || E'\n' || name_en), search_spelling(concat_ws(E'\n', title, title_en, motto, motto_en))
	FROM teachers
	UNION ALL
	SELECT 'question', id, company_id, NULL, NULL, NULL, search_spelling(title), search_spelling(left(content, 1000))
	FROM community_questions WHERE removed_by IS NULL
	UNION ALL
	SELECT 'news', id, company_id, school_id, NULL, published_at, search_spelling(title || E'\n' || title_en),
		search_spelling(concat_ws(E'\n', summary, summary_en, left(regexp_replace(content, '<[^>]*>', ' ', 'g'), 1000)))
	FROM news
	UNION ALL
	SELECT 'note', n.id, n.company_id, NULL, n.user_id, NULL, search_spelling(left(n.content, 100)),
		search_spelling(concat_ws(E'\n', left(n.content, 1000), c.name, c.name_en, l.name, l.name_en))
	FROM lesson_notes n JOIN courses c ON c.id = n.course_id JOIN lessons l ON l.id = n.lesson_id;--> statement-breakpoint
-- Keeps the entry of a changed row, whose kind is the trigger's argument. What has another name is read anew. To plan it for
-- each row would cost many times what it does.
CREATE FUNCTION "keep_search_entry"() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO search_entries (kind, target_id, company_id, school_id, user_id, shown_from, name, body)
		SELECT kind, target_id, company_id, school_id, user_id, shown_from, name, body
		FROM search_sources WHERE kind = TG_ARGV[0] AND target_id = NEW.id
		ON CONFLICT (kind, target_id) DO UPDATE SET school_id = excluded.school_id, shown_from = excluded.shown_from,
			name = excluded.name, body = excluded.body,
			reading = CASE WHEN search_entries.name = excluded.name THEN search_entries.reading END,
			initials = CASE WHEN search_entries.name = excluded.name THEN search_entries.initials END;
		IF FOUND THEN RETURN NULL; END IF;
		DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND target_id = NEW.id;
	ELSE
		DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND target_id = OLD.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_search_entry" AFTER INSERT OR DELETE OR UPDATE OF "name", "name_en", "search_text", "school_id", "is_on_sale" ON "commodities"
	FOR EACH ROW EXECUTE FUNCTION keep_search_entry('course');--> statement-breakpoint
CREATE TRIGGER "keep_search_entry" AFTER INSERT OR DELETE OR UPDATE OF "name", "name_en", "summary", "summary_en", "audience", "audience_en", "school_id", "is_on_shelf" ON "plans"
	FOR EACH ROW EXECUTE FUNCTION keep_search_entry('plan');--> statement-breakpoint
CREATE TRIGGER "keep_search_entry" AFTER INSERT OR DELETE OR UPDATE OF "name", "name_en", "title", "title_en", "motto", "motto_en" ON "teachers"
	FOR EACH ROW EXECUTE FUNCTION keep_search_entry('teacher');--> statement-breakpoint
CREATE TRIGGER "keep_search_entry" AFTER INSERT OR DELETE OR UPDATE OF "title", "content", "removed_by" ON "community_questions"
	FOR EACH ROW EXECUTE FUNCTION keep_search_entry('question');--> statement-breakpoint
CREATE TRIGGER "keep_search_entry" AFTER INSERT OR DELETE OR UPDATE OF "title", "title_en", "summary", "summary_en", "content", "school_id", "published_at" ON "news"
	FOR EACH ROW EXECUTE FUNCTION keep_search_entry('news');--> statement-breakpoint
CREATE TRIGGER "keep_search_entry" AFTER INSERT OR DELETE OR UPDATE OF "content" ON "lesson_notes"
	FOR EACH ROW EXECUTE FUNCTION keep_search_entry('note');--> statement-breakpoint
INSERT INTO search_entries (kind, target_id, company_id, school_id, user_id, shown_from, name, body)
	SELECT kind, target_id, company_id, school_id, user_id, shown_from, name, body FROM search_sources;

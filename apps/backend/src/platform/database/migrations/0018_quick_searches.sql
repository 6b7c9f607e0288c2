-- The week of a company in which something was asked, counted from 1970 on: with it an index of words finds the newest first.
CREATE FUNCTION "asked_in"("company" bigint, "asked" timestamp with time zone) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ARRAY[company || ':' || floor(extract(epoch FROM asked) / 604800)]
$$;--> statement-breakpoint
DROP INDEX IF EXISTS "community_questions_words";--> statement-breakpoint
DROP INDEX "question_points_point";--> statement-breakpoint
CREATE INDEX "questions_bank" ON "questions" USING btree ("company_id","subject_id","sort","id","parent_id","type","difficulty") WHERE not "questions"."is_closed";--> statement-breakpoint
CREATE INDEX "community_questions_words" ON "community_questions" USING gin (text_grams("title" || E'\n' || "content"),asked_in("company_id", "asked_at"));--> statement-breakpoint
-- Nothing is planned by which letters are frequent, and to find that out takes apart as many texts as are looked at.
ALTER INDEX "community_questions_words" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "community_questions_words" ALTER COLUMN 2 SET STATISTICS 0;--> statement-breakpoint
CREATE INDEX "question_points_point" ON "question_points" USING btree ("point_id","question_id");

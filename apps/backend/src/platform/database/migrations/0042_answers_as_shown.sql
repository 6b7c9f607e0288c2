-- Counted here, where no answer is kept from its readers meanwhile; nobody may like one before it is counted.
LOCK TABLE "community_likes" IN SHARE MODE;--> statement-breakpoint
-- locks community_answers: rows of liked answers, 10 s a million of them.
UPDATE "community_answers" a SET "like_count" = counted.n
FROM (SELECT answer_id, count(*)::int AS n FROM "community_likes" GROUP BY answer_id) counted
WHERE counted.answer_id = a.id AND a.like_count <> counted.n;--> statement-breakpoint
-- locks community_answers: SHARE, 3 s a million.
CREATE INDEX "community_answers_shown" ON "community_answers" USING btree ("question_id","is_accepted" DESC NULLS LAST,("teacher_id" is null),"like_count" DESC NULLS LAST,"answered_at","id") WHERE "community_answers"."removed_by" is null;

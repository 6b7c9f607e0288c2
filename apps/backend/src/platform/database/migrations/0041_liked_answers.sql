-- locks community_answers: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "community_answers" ADD COLUMN "like_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Adds to each answer what its likes became more or fewer. Answers are locked in the order of their ids, so that two who
-- change the likes of many never wait for each other.
CREATE FUNCTION "keep_like_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM community_answers WHERE id IN (SELECT answer_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
	UPDATE community_answers a SET like_count = like_count + CASE tg_op WHEN 'INSERT' THEN d.n ELSE -d.n END
	FROM (SELECT answer_id, count(*)::int AS n FROM changed GROUP BY answer_id) d WHERE d.answer_id = a.id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- locks community_likes: SHARE ROW EXCLUSIVE, a moment.
CREATE TRIGGER "community_likes_added" AFTER INSERT ON "community_likes" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_like_count();--> statement-breakpoint
-- locks community_likes: SHARE ROW EXCLUSIVE, a moment.
CREATE TRIGGER "community_likes_removed" AFTER DELETE ON "community_likes" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_like_count();

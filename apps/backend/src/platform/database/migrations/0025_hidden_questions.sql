ALTER TABLE "questions" ADD COLUMN "key_source" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- As before, and what is hidden is closed as well.
CREATE OR REPLACE FUNCTION "close_questions"("changed" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM questions WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
	UPDATE questions q SET is_closed = now.is_closed
	FROM (
		SELECT c.id, own.is_hidden
			OR (EXISTS (SELECT FROM paper_questions pq JOIN papers p ON p.id = pq.paper_id WHERE pq.question_id = c.id AND NOT p.is_open)
			AND NOT EXISTS (SELECT FROM paper_questions pq JOIN papers p ON p.id = pq.paper_id WHERE pq.question_id = c.id AND p.is_open)) AS is_closed
		FROM unnest(changed) c(id) JOIN questions own ON own.id = c.id
	) now
	WHERE now.id = q.id AND q.is_closed <> now.is_closed;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_hidden"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM close_questions(ARRAY[new.id]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "questions_hidden" AFTER UPDATE OF "is_hidden" ON "questions" FOR EACH ROW
WHEN (old.is_hidden <> new.is_hidden) EXECUTE FUNCTION keep_hidden();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_question_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' THEN
		UPDATE question_subjects s SET question_count = question_count + d.n FROM (
			SELECT subject_id, sum(n) AS n FROM (
				SELECT subject_id, 1 AS n FROM came WHERE type NOT IN ('material', 'cloze') AND NOT is_hidden
				UNION ALL SELECT subject_id, -1 FROM went WHERE type NOT IN ('material', 'cloze') AND NOT is_hidden
			) each GROUP BY subject_id HAVING sum(n) <> 0
		) d WHERE d.subject_id = s.id;
	ELSIF tg_op = 'INSERT' THEN
		UPDATE question_subjects s SET question_count = question_count + d.n FROM (
			SELECT subject_id, count(*) AS n FROM came WHERE type NOT IN ('material', 'cloze') AND NOT is_hidden GROUP BY subject_id
		) d WHERE d.subject_id = s.id;
	ELSE
		UPDATE question_subjects s SET question_count = question_count - d.n FROM (
			SELECT subject_id, count(*) AS n FROM went WHERE type NOT IN ('material', 'cloze') AND NOT is_hidden GROUP BY subject_id
		) d WHERE d.subject_id = s.id;
	END IF;
	RETURN NULL;
END $$;

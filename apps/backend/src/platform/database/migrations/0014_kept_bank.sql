ALTER TABLE "question_subjects" ADD COLUMN "question_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_subjects" ADD COLUMN "paper_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "questions" q SET "is_closed" = true
FROM (
	SELECT pq.question_id FROM "paper_questions" pq JOIN "papers" p ON p.id = pq.paper_id
	GROUP BY pq.question_id HAVING NOT bool_or(p.is_open)
) c
WHERE c.question_id = q.id;--> statement-breakpoint
UPDATE "question_subjects" s SET
	"question_count" = (SELECT count(*) FROM "questions" q WHERE q.company_id = s.company_id AND q.subject_id = s.id AND q.type NOT IN ('material', 'cloze')),
	"paper_count" = (SELECT count(*) FROM "papers" p WHERE p.company_id = s.company_id AND p.subject_id = s.id AND p.is_open);--> statement-breakpoint
-- Questions whose papers changed. They are locked before their papers are read: of two that change one question the later sees the earlier.
CREATE FUNCTION "close_questions"("changed" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM questions WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
	UPDATE questions q SET is_closed = now.is_closed
	FROM (
		SELECT id, (EXISTS (SELECT FROM paper_questions pq JOIN papers p ON p.id = pq.paper_id WHERE pq.question_id = c.id AND NOT p.is_open)
			AND NOT EXISTS (SELECT FROM paper_questions pq JOIN papers p ON p.id = pq.paper_id WHERE pq.question_id = c.id AND p.is_open)) AS is_closed
		FROM unnest(changed) c(id)
	) now
	WHERE now.id = q.id AND q.is_closed <> now.is_closed;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_closed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM close_questions(coalesce((SELECT array_agg(DISTINCT question_id) FROM changed), '{}'));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_closed_of_paper"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM close_questions(coalesce((SELECT array_agg(question_id) FROM paper_questions WHERE paper_id = new.id), '{}'));
	RETURN NULL;
END $$;--> statement-breakpoint
-- What came about, changed or went, by subject: a change is told as what went and what came.
CREATE FUNCTION "keep_question_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' THEN
		UPDATE question_subjects s SET question_count = question_count + d.n FROM (
			SELECT subject_id, sum(n) AS n FROM (
				SELECT subject_id, 1 AS n FROM came WHERE type NOT IN ('material', 'cloze')
				UNION ALL SELECT subject_id, -1 FROM went WHERE type NOT IN ('material', 'cloze')
			) each GROUP BY subject_id HAVING sum(n) <> 0
		) d WHERE d.subject_id = s.id;
	ELSIF tg_op = 'INSERT' THEN
		UPDATE question_subjects s SET question_count = question_count + d.n FROM (
			SELECT subject_id, count(*) AS n FROM came WHERE type NOT IN ('material', 'cloze') GROUP BY subject_id
		) d WHERE d.subject_id = s.id;
	ELSE
		UPDATE question_subjects s SET question_count = question_count - d.n FROM (
			SELECT subject_id, count(*) AS n FROM went WHERE type NOT IN ('material', 'cloze') GROUP BY subject_id
		) d WHERE d.subject_id = s.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_paper_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' AND old.is_open THEN
		UPDATE question_subjects SET paper_count = paper_count - 1 WHERE id = old.subject_id;
	END IF;
	IF tg_op <> 'DELETE' AND new.is_open THEN
		UPDATE question_subjects SET paper_count = paper_count + 1 WHERE id = new.subject_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "paper_questions_added" AFTER INSERT ON "paper_questions" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_closed();--> statement-breakpoint
CREATE TRIGGER "paper_questions_removed" AFTER DELETE ON "paper_questions" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_closed();--> statement-breakpoint
CREATE TRIGGER "papers_opened" AFTER UPDATE OF "is_open" ON "papers" FOR EACH ROW
WHEN (old.is_open <> new.is_open) EXECUTE FUNCTION keep_closed_of_paper();--> statement-breakpoint
CREATE TRIGGER "questions_added" AFTER INSERT ON "questions" REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_question_count();--> statement-breakpoint
CREATE TRIGGER "questions_changed" AFTER UPDATE ON "questions" REFERENCING NEW TABLE AS came OLD TABLE AS went
FOR EACH STATEMENT EXECUTE FUNCTION keep_question_count();--> statement-breakpoint
CREATE TRIGGER "questions_removed" AFTER DELETE ON "questions" REFERENCING OLD TABLE AS went
FOR EACH STATEMENT EXECUTE FUNCTION keep_question_count();--> statement-breakpoint
CREATE TRIGGER "papers_counted" AFTER INSERT OR DELETE ON "papers" FOR EACH ROW EXECUTE FUNCTION keep_paper_count();--> statement-breakpoint
CREATE TRIGGER "papers_recounted" AFTER UPDATE OF "is_open", "subject_id" ON "papers" FOR EACH ROW
WHEN (old.is_open <> new.is_open OR old.subject_id <> new.subject_id) EXECUTE FUNCTION keep_paper_count();

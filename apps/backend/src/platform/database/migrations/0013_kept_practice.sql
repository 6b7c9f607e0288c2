CREATE TABLE "practised_questions" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"was_right" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exercise_records" ADD COLUMN "done_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD COLUMN "right_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD COLUMN "marked_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "exercise_records" r SET "done_count" = c.done, "right_count" = c."right", "marked_count" = c.marked
FROM (
	SELECT rq.record_id, count(*) FILTER (WHERE rq.verdict <> 'unanswered') AS done,
		count(*) FILTER (WHERE rq.verdict = 'right') AS "right",
		count(*) FILTER (WHERE rq.verdict IN ('right', 'partial', 'wrong')) AS marked
	FROM "record_questions" rq JOIN "exercise_records" own ON own.id = rq.record_id
	WHERE own.state = 'submitted' AND own.type <> 'exam' AND own.user_id IS NOT NULL
	GROUP BY rq.record_id
) c
WHERE c.record_id = r.id;--> statement-breakpoint
-- Before its keys and indexes: with them each of millions of rows would be looked up and put into its place by itself.
INSERT INTO "practised_questions" ("company_id", "user_id", "question_id", "subject_id", "was_right")
SELECT min(r.company_id), r.user_id, rq.question_id, min(q.subject_id), bool_or(rq.verdict = 'right')
FROM "exercise_records" r
JOIN "record_questions" rq ON rq.record_id = r.id
JOIN "questions" q ON q.id = rq.question_id
WHERE r.state = 'submitted' AND r.type <> 'exam' AND r.user_id IS NOT NULL AND rq.verdict <> 'unanswered'
GROUP BY r.user_id, rq.question_id
ORDER BY r.user_id, rq.question_id;--> statement-breakpoint
ALTER TABLE "practised_questions" ADD CONSTRAINT "practised_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id");--> statement-breakpoint
CREATE INDEX "practised_questions_subject" ON "practised_questions" USING btree ("user_id","subject_id","question_id","was_right");--> statement-breakpoint
CREATE INDEX "practised_questions_question" ON "practised_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "exercise_records_ranking" ON "exercise_records" USING btree ("company_id","subject_id","day","right_count" DESC NULLS LAST,"elapsed_seconds","user_id") WHERE "exercise_records"."day" is not null and "exercise_records"."state" = 'submitted';--> statement-breakpoint
ALTER TABLE "practised_questions" ADD CONSTRAINT "practised_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practised_questions" ADD CONSTRAINT "practised_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practised_questions" ADD CONSTRAINT "practised_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Counts a practice's verdicts into its row.
CREATE FUNCTION "count_practice"("practice" bigint) RETURNS void LANGUAGE sql AS $$
	UPDATE exercise_records SET (done_count, right_count, marked_count) = (
		SELECT count(*) FILTER (WHERE verdict <> 'unanswered'), count(*) FILTER (WHERE verdict = 'right'),
			count(*) FILTER (WHERE verdict IN ('right', 'partial', 'wrong'))
		FROM record_questions WHERE record_id = practice)
	WHERE id = practice
$$;--> statement-breakpoint
-- A practice is handed in, or a visitor's becomes a student's. Rows in the order of questions, so that two never wait for each other.
CREATE FUNCTION "keep_practice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO practised_questions (company_id, user_id, question_id, subject_id, was_right)
	SELECT new.company_id, new.user_id, rq.question_id, q.subject_id, rq.verdict = 'right'
	FROM record_questions rq JOIN questions q ON q.id = rq.question_id
	WHERE rq.record_id = new.id AND rq.verdict <> 'unanswered'
	ORDER BY rq.question_id
	ON CONFLICT (user_id, question_id) DO UPDATE SET was_right = true
	WHERE excluded.was_right AND NOT practised_questions.was_right;
	PERFORM count_practice(new.id);
	RETURN NULL;
END $$;--> statement-breakpoint
-- One verdict of a practice that was handed in changes: by the student's own marks, or written with the row.
CREATE FUNCTION "keep_practice_verdict"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE practice exercise_records;
BEGIN
	SELECT * INTO practice FROM exercise_records WHERE id = new.record_id;
	IF practice.state <> 'submitted' OR practice.type = 'exam' OR practice.user_id IS NULL THEN RETURN NULL; END IF;
	DELETE FROM practised_questions WHERE user_id = practice.user_id AND question_id = new.question_id;
	INSERT INTO practised_questions (company_id, user_id, question_id, subject_id, was_right)
	SELECT practice.company_id, practice.user_id, q.id, q.subject_id, bool_or(rq.verdict = 'right')
	FROM exercise_records r
	JOIN record_questions rq ON rq.record_id = r.id AND rq.question_id = new.question_id
	JOIN questions q ON q.id = rq.question_id
	WHERE r.user_id = practice.user_id AND r.state = 'submitted' AND r.type <> 'exam' AND rq.verdict <> 'unanswered'
	GROUP BY q.id
	ON CONFLICT (user_id, question_id) DO UPDATE SET was_right = practised_questions.was_right OR excluded.was_right;
	PERFORM count_practice(practice.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_practice_subject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE practised_questions SET subject_id = new.subject_id WHERE question_id = new.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "exercise_records_practice" AFTER UPDATE OF "state", "user_id" ON "exercise_records" FOR EACH ROW
WHEN (new.state = 'submitted' AND new.user_id IS NOT NULL AND new.type <> 'exam'
	AND (old.state <> 'submitted' OR old.user_id IS DISTINCT FROM new.user_id))
EXECUTE FUNCTION keep_practice();--> statement-breakpoint
CREATE TRIGGER "record_questions_verdict" AFTER UPDATE OF "verdict" ON "record_questions" FOR EACH ROW
WHEN (old.verdict IS NOT NULL AND old.verdict IS DISTINCT FROM new.verdict) EXECUTE FUNCTION keep_practice_verdict();--> statement-breakpoint
CREATE TRIGGER "record_questions_verdict_added" AFTER INSERT ON "record_questions" FOR EACH ROW
WHEN (new.verdict IS NOT NULL) EXECUTE FUNCTION keep_practice_verdict();--> statement-breakpoint
CREATE TRIGGER "questions_subject_moved" AFTER UPDATE OF "subject_id" ON "questions" FOR EACH ROW
WHEN (old.subject_id <> new.subject_id) EXECUTE FUNCTION keep_practice_subject();

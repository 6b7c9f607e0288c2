-- As before, but what is closed does not count either: it stands in exams alone and is not practised, as the counts of
-- chapters and kinds have it. A question that is closed or opened is an update like any other.
CREATE OR REPLACE FUNCTION "keep_question_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' THEN
		UPDATE question_subjects s SET question_count = question_count + d.n FROM (
			SELECT subject_id, sum(n) AS n FROM (
				SELECT subject_id, 1 AS n FROM came WHERE type NOT IN ('material', 'cloze') AND NOT is_closed
				UNION ALL SELECT subject_id, -1 FROM went WHERE type NOT IN ('material', 'cloze') AND NOT is_closed
			) each GROUP BY subject_id HAVING sum(n) <> 0
		) d WHERE d.subject_id = s.id;
	ELSIF tg_op = 'INSERT' THEN
		UPDATE question_subjects s SET question_count = question_count + d.n FROM (
			SELECT subject_id, count(*) AS n FROM came WHERE type NOT IN ('material', 'cloze') AND NOT is_closed GROUP BY subject_id
		) d WHERE d.subject_id = s.id;
	ELSE
		UPDATE question_subjects s SET question_count = question_count - d.n FROM (
			SELECT subject_id, count(*) AS n FROM went WHERE type NOT IN ('material', 'cloze') AND NOT is_closed GROUP BY subject_id
		) d WHERE d.subject_id = s.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Counted anew where it was other; no import may add to it meanwhile.
LOCK TABLE "questions" IN SHARE MODE;--> statement-breakpoint
-- locks question_subjects: rows of subjects with closed questions, 1 s a million questions; imports wait as long.
UPDATE "question_subjects" s SET "question_count" = counted.n FROM (
	SELECT each.id, (SELECT count(*) FROM "questions" q WHERE q.company_id = each.company_id AND q.subject_id = each.id
		AND q.type NOT IN ('material', 'cloze') AND NOT q.is_closed) AS n
	FROM "question_subjects" each
) counted
WHERE counted.id = s.id AND s.question_count <> counted.n;

CREATE TABLE "covered_questions" (
	"company_id" bigint NOT NULL,
	"point_id" bigint NOT NULL,
	"question_id" bigint NOT NULL
);
--> statement-breakpoint
-- Found here for the first time; nobody may link a question or move one or a point meanwhile.
LOCK TABLE "knowledge_points" IN SHARE MODE;--> statement-breakpoint
LOCK TABLE "questions" IN SHARE MODE;--> statement-breakpoint
LOCK TABLE "question_points" IN SHARE MODE;--> statement-breakpoint
-- As before, but which questions a point covers is written down, and counted there.
CREATE OR REPLACE FUNCTION "count_points"("changed" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE above bigint[];
BEGIN
	WITH RECURSIVE up AS (
		SELECT id, parent_id FROM knowledge_points WHERE id = ANY(changed)
		UNION
		SELECT k.id, k.parent_id FROM up JOIN knowledge_points k ON k.id = up.parent_id
	)
	SELECT array_agg(id) INTO above FROM up;
	IF above IS NULL THEN RETURN; END IF;
	PERFORM FROM knowledge_points WHERE id = ANY(above) ORDER BY id FOR NO KEY UPDATE;
	WITH RECURSIVE below AS (
		SELECT id AS point_id, company_id, id AS below_id FROM knowledge_points WHERE id = ANY(above)
		UNION
		SELECT below.point_id, below.company_id, k.id FROM below JOIN knowledge_points k ON k.parent_id = below.below_id
	), about AS (
		SELECT below.point_id, below.company_id, l.question_id FROM below JOIN question_points l ON l.point_id = below.below_id
	), covered AS MATERIALIZED (
		SELECT company_id, point_id, question_id FROM about
		UNION
		SELECT about.company_id, about.point_id, q.id FROM about JOIN questions q ON q.parent_id = about.question_id
	), gone AS (
		DELETE FROM covered_questions c WHERE c.point_id = ANY(above)
			AND NOT EXISTS (SELECT FROM covered WHERE covered.point_id = c.point_id AND covered.question_id = c.question_id)
	)
	INSERT INTO covered_questions (company_id, point_id, question_id)
	SELECT company_id, point_id, question_id FROM covered
	WHERE NOT EXISTS (SELECT FROM covered_questions c WHERE c.point_id = covered.point_id AND c.question_id = covered.question_id)
	ON CONFLICT DO NOTHING;
	UPDATE knowledge_points k SET question_count = counted.n FROM (
		SELECT each.id, (
			SELECT count(*)::int FROM covered_questions c JOIN questions q ON q.id = c.question_id
			WHERE c.point_id = each.id AND q.type NOT IN ('material', 'cloze') AND NOT q.is_closed) AS n
		FROM unnest(above) each(id)
	) counted
	WHERE counted.id = k.id AND k.question_count <> counted.n;
END $$;--> statement-breakpoint
-- Before its keys and index: with them each row would be looked up and put into its place by itself.
WITH RECURSIVE below AS (
	SELECT id AS point_id, company_id, id AS below_id FROM "knowledge_points"
	UNION
	SELECT below.point_id, below.company_id, k.id FROM below JOIN "knowledge_points" k ON k.parent_id = below.below_id
), about AS (
	SELECT below.point_id, below.company_id, l.question_id FROM below JOIN "question_points" l ON l.point_id = below.below_id
)
INSERT INTO "covered_questions" ("company_id", "point_id", "question_id")
SELECT company_id, point_id, question_id FROM about
UNION
SELECT about.company_id, about.point_id, q.id FROM about JOIN "questions" q ON q.parent_id = about.question_id
ORDER BY 2, 3;--> statement-breakpoint
ALTER TABLE "covered_questions" ADD CONSTRAINT "covered_questions_point_id_question_id_pk" PRIMARY KEY("point_id","question_id");--> statement-breakpoint
CREATE INDEX "covered_questions_question" ON "covered_questions" USING btree ("question_id","point_id");--> statement-breakpoint
ALTER TABLE "covered_questions" ADD CONSTRAINT "covered_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_questions" ADD CONSTRAINT "covered_questions_point_id_knowledge_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."knowledge_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covered_questions" ADD CONSTRAINT "covered_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;

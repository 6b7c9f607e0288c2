-- As before, but the questions of all points are counted at once: for each by itself, a plan made while little was
-- known of the table went through all questions of the company for each point.
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
		SELECT each.id, count(q.id)::int AS n FROM unnest(above) each(id)
		LEFT JOIN covered_questions c ON c.point_id = each.id
		LEFT JOIN questions q ON q.id = c.question_id AND q.type NOT IN ('material', 'cloze') AND NOT q.is_closed
		GROUP BY each.id
	) counted
	WHERE counted.id = k.id AND k.question_count <> counted.n;
END $$;

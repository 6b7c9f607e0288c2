-- Every two neighbouring letters of a text, and every letter: by these an index finds words of any language, also those
-- of two Chinese characters, for which trigrams are too long.
CREATE FUNCTION "text_grams"("written" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 2000 AS $$
	SELECT ARRAY(
		SELECT unnest(letters)
		UNION ALL
		SELECT letter || next FROM unnest(letters, letters[2:]) pairs(letter, next) WHERE next IS NOT NULL)
	FROM (SELECT string_to_array(lower(written), NULL) AS letters) each
$$;--> statement-breakpoint
CREATE TABLE "community_counts" (
	"company_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"question_count" integer NOT NULL,
	"unanswered_count" integer NOT NULL,
	CONSTRAINT "community_counts_company_id_category_id_pk" PRIMARY KEY("company_id","category_id")
);
--> statement-breakpoint
DROP INDEX "community_questions_newest";--> statement-breakpoint
DROP INDEX "community_questions_answered";--> statement-breakpoint
ALTER TABLE "knowledge_points" ADD COLUMN "question_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_counts" ADD CONSTRAINT "community_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_questions_unanswered" ON "community_questions" USING btree ("company_id","asked_at","id","category_id") WHERE "community_questions"."removed_by" is null and "community_questions"."answer_count" = 0;--> statement-breakpoint
CREATE INDEX "knowledge_points_parent" ON "knowledge_points" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "questions_parts" ON "questions" USING btree ("company_id","subject_id","parent_id","id") WHERE "questions"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "questions_closed" ON "questions" USING btree ("id") WHERE "questions"."is_closed";--> statement-breakpoint
CREATE INDEX "community_questions_newest" ON "community_questions" USING btree ("company_id","asked_at","id","category_id") WHERE "community_questions"."removed_by" is null;--> statement-breakpoint
CREATE INDEX "community_questions_answered" ON "community_questions" USING btree ("company_id","answer_count","asked_at","id","category_id") WHERE "community_questions"."removed_by" is null;--> statement-breakpoint
-- Counts the practised questions of some points and of all points above them. Points are locked before their questions
-- are read, in the order of their ids: of two changes the later sees the earlier.
CREATE FUNCTION "count_points"("changed" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
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
		SELECT id AS point_id, id AS below_id FROM knowledge_points WHERE id = ANY(above)
		UNION
		SELECT below.point_id, k.id FROM below JOIN knowledge_points k ON k.parent_id = below.below_id
	), about AS (
		SELECT below.point_id, l.question_id FROM below JOIN question_points l ON l.point_id = below.below_id
	), asked AS (
		SELECT about.point_id, q.id FROM about JOIN questions q ON q.id = about.question_id
		WHERE q.type NOT IN ('material', 'cloze') AND NOT q.is_closed
		UNION
		SELECT about.point_id, q.id FROM about JOIN questions q ON q.parent_id = about.question_id
		WHERE q.type NOT IN ('material', 'cloze') AND NOT q.is_closed
	), counted AS (
		SELECT k.id, count(asked.id)::int AS n FROM unnest(above) k(id) LEFT JOIN asked ON asked.point_id = k.id GROUP BY k.id
	)
	UPDATE knowledge_points k SET question_count = counted.n FROM counted
	WHERE counted.id = k.id AND k.question_count <> counted.n;
END $$;--> statement-breakpoint
-- Counts the points of some questions, and of the materials that they are parts of.
CREATE FUNCTION "count_points_of"("changed" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF cardinality(changed) > 0 THEN
		PERFORM count_points(coalesce((SELECT array_agg(DISTINCT point_id) FROM question_points WHERE question_id = ANY(changed)), '{}'));
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_points_of_links"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_points(coalesce((SELECT array_agg(DISTINCT point_id) FROM changed), '{}'));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_points_of_questions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' THEN
		PERFORM count_points_of(coalesce((
			SELECT array_agg(id) FROM (
				SELECT unnest(ARRAY[n.id, n.parent_id, o.parent_id]) AS id FROM came n JOIN went o ON o.id = n.id
				WHERE n.is_closed <> o.is_closed OR n.type <> o.type OR n.parent_id IS DISTINCT FROM o.parent_id
			) each WHERE id IS NOT NULL), '{}'));
	ELSIF tg_op = 'INSERT' THEN
		PERFORM count_points_of(coalesce((SELECT array_agg(DISTINCT parent_id) FROM came WHERE parent_id IS NOT NULL), '{}'));
	ELSE
		PERFORM count_points_of(coalesce((SELECT array_agg(DISTINCT parent_id) FROM went WHERE parent_id IS NOT NULL), '{}'));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_points_of_points"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' AND old.parent_id IS NOT NULL THEN PERFORM count_points(ARRAY[old.parent_id]); END IF;
	IF tg_op <> 'DELETE' THEN PERFORM count_points(ARRAY[new.id]); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "question_points_added" AFTER INSERT ON "question_points" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_points_of_links();--> statement-breakpoint
CREATE TRIGGER "question_points_removed" AFTER DELETE ON "question_points" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION keep_points_of_links();--> statement-breakpoint
CREATE TRIGGER "questions_added_points" AFTER INSERT ON "questions" REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION keep_points_of_questions();--> statement-breakpoint
CREATE TRIGGER "questions_changed_points" AFTER UPDATE ON "questions" REFERENCING NEW TABLE AS came OLD TABLE AS went
FOR EACH STATEMENT EXECUTE FUNCTION keep_points_of_questions();--> statement-breakpoint
CREATE TRIGGER "questions_removed_points" AFTER DELETE ON "questions" REFERENCING OLD TABLE AS went
FOR EACH STATEMENT EXECUTE FUNCTION keep_points_of_questions();--> statement-breakpoint
CREATE TRIGGER "knowledge_points_moved" AFTER UPDATE OF "parent_id" ON "knowledge_points" FOR EACH ROW
WHEN (old.parent_id IS DISTINCT FROM new.parent_id) EXECUTE FUNCTION keep_points_of_points();--> statement-breakpoint
CREATE TRIGGER "knowledge_points_removed" AFTER DELETE ON "knowledge_points" FOR EACH ROW
EXECUTE FUNCTION keep_points_of_points();--> statement-breakpoint
SELECT count_points(coalesce(array_agg(id), '{}')) FROM "knowledge_points";--> statement-breakpoint
INSERT INTO "community_counts" ("company_id", "category_id", "question_count", "unanswered_count")
SELECT company_id, coalesce(category_id, 0), count(*), count(*) FILTER (WHERE answer_count = 0)
FROM "community_questions" WHERE removed_by IS NULL GROUP BY 1, 2;--> statement-breakpoint
-- Adds to the counts of one category; takes away what is negative.
CREATE FUNCTION "add_community_count"("company" bigint, "category" bigint, "questions" integer, "unanswered" integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO community_counts AS c (company_id, category_id, question_count, unanswered_count)
	VALUES (company, coalesce(category, 0), questions, unanswered)
	ON CONFLICT (company_id, category_id) DO UPDATE SET question_count = c.question_count + excluded.question_count,
		unanswered_count = c.unanswered_count + excluded.unanswered_count
$$;--> statement-breakpoint
CREATE FUNCTION "keep_community_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' AND old.removed_by IS NULL THEN
		PERFORM add_community_count(old.company_id, old.category_id, -1, -(old.answer_count = 0)::integer);
	END IF;
	IF tg_op <> 'DELETE' AND new.removed_by IS NULL THEN
		PERFORM add_community_count(new.company_id, new.category_id, 1, (new.answer_count = 0)::integer);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "community_questions_counted" AFTER INSERT OR DELETE ON "community_questions" FOR EACH ROW
EXECUTE FUNCTION keep_community_counts();--> statement-breakpoint
CREATE TRIGGER "community_questions_recounted" AFTER UPDATE OF "category_id", "answer_count", "removed_by" ON "community_questions" FOR EACH ROW
WHEN (old.category_id IS DISTINCT FROM new.category_id OR old.removed_by IS DISTINCT FROM new.removed_by
	OR (old.answer_count = 0) <> (new.answer_count = 0))
EXECUTE FUNCTION keep_community_counts();

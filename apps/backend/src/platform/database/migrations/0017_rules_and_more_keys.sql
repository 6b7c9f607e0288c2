CREATE TABLE "point_rules" (
	"company_id" bigint NOT NULL,
	"deed" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "point_rules_company_id_deed_pk" PRIMARY KEY("company_id","deed"),
	CONSTRAINT "point_rules_points" CHECK ("point_rules"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "paper_rules" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"key" text NOT NULL,
	"section" text NOT NULL,
	"category" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"easiest" integer DEFAULT 1 NOT NULL,
	"hardest" integer DEFAULT 5 NOT NULL,
	"count" integer NOT NULL,
	"score" numeric(7, 1) NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "paper_rules_count" CHECK ("paper_rules"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "study_demands" ADD COLUMN "has_face_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "community_groups" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "proxy_exam_items" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "proxy_exam_places" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD COLUMN "rule_id" bigint;--> statement-breakpoint
ALTER TABLE "study_card_batches" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "point_rules" ADD CONSTRAINT "point_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_rules" ADD CONSTRAINT "paper_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_rules" ADD CONSTRAINT "paper_rules_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_rules_key" ON "paper_rules" USING btree ("paper_id","key");--> statement-breakpoint
CREATE INDEX "paper_rules_of" ON "paper_rules" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_rule_id_paper_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."paper_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_templates_source" ON "certificate_templates" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "community_groups_source" ON "community_groups" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "proxy_exam_items_source" ON "proxy_exam_items" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "proxy_exam_places_source" ON "proxy_exam_places" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE INDEX "paper_questions_rule" ON "paper_questions" USING btree ("rule_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_card_batches_source" ON "study_card_batches" USING btree ("company_id","source_key");
CREATE TABLE "plan_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"stage_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"course_id" bigint,
	"paper_id" bigint,
	"point_id" bigint,
	"exam_id" bigint,
	CONSTRAINT "plan_items_one" CHECK (num_nonnulls("plan_items"."course_id", "plan_items"."paper_id", "plan_items"."point_id", "plan_items"."exam_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "plan_stages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "plan_stages_days" CHECK ("plan_stages"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "plan_students" (
	"company_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_students_user_id_plan_id_pk" PRIMARY KEY("user_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"category_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"audience_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcomes_en" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"offer" text NOT NULL,
	"commodity_id" bigint,
	"is_ordered" boolean DEFAULT false NOT NULL,
	"is_on_shelf" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plans_offer" CHECK (("plans"."offer" = 'package') = ("plans"."commodity_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_stage_id_plan_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."plan_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_point_id_knowledge_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."knowledge_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_stages" ADD CONSTRAINT "plan_stages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_stages" ADD CONSTRAINT "plan_stages_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_students" ADD CONSTRAINT "plan_students_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_students" ADD CONSTRAINT "plan_students_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_students" ADD CONSTRAINT "plan_students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_items_place" ON "plan_items" USING btree ("stage_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_stages_place" ON "plan_stages" USING btree ("plan_id","position");--> statement-breakpoint
CREATE INDEX "plan_students_plan" ON "plan_students" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plans_newest" ON "plans" USING btree ("company_id","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "plans_commodity" ON "plans" USING btree ("commodity_id");
CREATE TABLE "answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"operation_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"value" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collected_questions" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collected_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "exercise_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"user_id" bigint,
	"client_id" text,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"subject_id" bigint,
	"paper_id" bigint,
	"state" text NOT NULL,
	"seed" integer NOT NULL,
	"question_count" integer NOT NULL,
	"total_score" numeric(7, 1) NOT NULL,
	"score" numeric(7, 1),
	"current_question_id" bigint,
	"started_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"active_at" timestamp (3) with time zone NOT NULL,
	"elapsed_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exercise_records_owner" CHECK (("exercise_records"."user_id" is null) <> ("exercise_records"."client_id" is null))
);
--> statement-breakpoint
CREATE TABLE "record_questions" (
	"company_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"section_name" text DEFAULT '' NOT NULL,
	"score" numeric(7, 1) NOT NULL,
	"answer" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"is_marked" boolean DEFAULT false NOT NULL,
	"mark_sequence" bigint DEFAULT 0 NOT NULL,
	"verdict" text,
	"earned" numeric(7, 1),
	CONSTRAINT "record_questions_record_id_question_id_pk" PRIMARY KEY("record_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "wrong_questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_answer" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_wrong_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "knowledge_points" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_questions" (
	"company_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"section_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"score" numeric(7, 1) NOT NULL,
	CONSTRAINT "paper_questions_paper_id_question_id_pk" PRIMARY KEY("paper_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "paper_sections" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"name" text NOT NULL,
	"year" integer,
	"minutes" integer NOT NULL,
	"difficulty" integer DEFAULT 3 NOT NULL,
	"total_score" numeric(7, 1) NOT NULL,
	"question_count" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"source_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_points" (
	"company_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"point_id" bigint NOT NULL,
	CONSTRAINT "question_points_question_id_point_id_pk" PRIMARY KEY("question_id","point_id")
);
--> statement-breakpoint
CREATE TABLE "question_subjects" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"parent_id" bigint,
	"sort" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"stem" text NOT NULL,
	"stem_html" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"key_html" text DEFAULT '' NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"explanation_html" text DEFAULT '' NOT NULL,
	"difficulty" integer DEFAULT 3 NOT NULL,
	"source_key" text,
	"content_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_record_id_exercise_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."exercise_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_questions" ADD CONSTRAINT "collected_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_questions" ADD CONSTRAINT "collected_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_questions" ADD CONSTRAINT "collected_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_subject_id_question_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."question_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_current_question_id_questions_id_fk" FOREIGN KEY ("current_question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_questions" ADD CONSTRAINT "record_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_questions" ADD CONSTRAINT "record_questions_record_id_exercise_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."exercise_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_questions" ADD CONSTRAINT "record_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_points" ADD CONSTRAINT "knowledge_points_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_points" ADD CONSTRAINT "knowledge_points_subject_id_question_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."question_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_section_id_paper_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."paper_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sections" ADD CONSTRAINT "paper_sections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sections" ADD CONSTRAINT "paper_sections_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_subject_id_question_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."question_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_categories" ADD CONSTRAINT "question_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_points" ADD CONSTRAINT "question_points_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_points" ADD CONSTRAINT "question_points_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_points" ADD CONSTRAINT "question_points_point_id_knowledge_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."knowledge_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_subjects" ADD CONSTRAINT "question_subjects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_subjects" ADD CONSTRAINT "question_subjects_category_id_question_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."question_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_subject_id_question_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."question_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answers_operation" ON "answers" USING btree ("record_id","operation_id");--> statement-breakpoint
CREATE INDEX "exercise_records_user" ON "exercise_records" USING btree ("user_id","active_at");--> statement-breakpoint
CREATE INDEX "exercise_records_client" ON "exercise_records" USING btree ("company_id","client_id") WHERE "exercise_records"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "exercise_records_paper" ON "exercise_records" USING btree ("paper_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_records_open_paper" ON "exercise_records" USING btree ("user_id","paper_id") WHERE "exercise_records"."type" = 'paper' and "exercise_records"."state" in ('doing', 'paused');--> statement-breakpoint
CREATE INDEX "record_questions_question" ON "record_questions" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wrong_questions_question" ON "wrong_questions" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_points_name" ON "knowledge_points" USING btree ("company_id","subject_id","name");--> statement-breakpoint
CREATE INDEX "paper_questions_question" ON "paper_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "paper_sections_paper" ON "paper_sections" USING btree ("paper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_source" ON "papers" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE INDEX "papers_subject" ON "papers" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_categories_name" ON "question_categories" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "question_points_point" ON "question_points" USING btree ("point_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_subjects_name" ON "question_subjects" USING btree ("company_id","category_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_source" ON "questions" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE INDEX "questions_parent" ON "questions" USING btree ("parent_id");
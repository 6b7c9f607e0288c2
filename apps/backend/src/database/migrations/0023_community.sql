CREATE TABLE "community_answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"user_id" bigint,
	"teacher_id" bigint,
	"content" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"removed_by" text,
	CONSTRAINT "community_answers_author" CHECK (("community_answers"."user_id" is null) <> ("community_answers"."teacher_id" is null))
);
--> statement-breakpoint
CREATE TABLE "community_likes" (
	"answer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "community_likes_answer_id_user_id_pk" PRIMARY KEY("answer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"category_id" bigint,
	"course_id" bigint,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"removed_by" text,
	CONSTRAINT "community_questions_count" CHECK ("community_questions"."answer_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_question_id_community_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_answer_id_community_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."community_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_answers_of_question" ON "community_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "community_answers_of_user" ON "community_answers" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "community_answers_accepted" ON "community_answers" USING btree ("question_id") WHERE "community_answers"."is_accepted";--> statement-breakpoint
CREATE INDEX "community_likes_of_user" ON "community_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_questions_newest" ON "community_questions" USING btree ("company_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "community_questions_answered" ON "community_questions" USING btree ("company_id","answer_count");--> statement-breakpoint
CREATE INDEX "community_questions_of_user" ON "community_questions" USING btree ("user_id","asked_at");
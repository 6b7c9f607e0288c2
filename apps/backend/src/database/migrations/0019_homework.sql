CREATE TABLE "homework_works" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"homework_id" bigint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"score" double precision,
	"comment" text DEFAULT '' NOT NULL,
	"work_seconds" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"marked_at" timestamp (3) with time zone,
	CONSTRAINT "homework_works_marked" CHECK (("homework_works"."state" = 'marked') = ("homework_works"."score" is not null))
);
--> statement-breakpoint
CREATE TABLE "homeworks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"task" text NOT NULL,
	"task_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_types" jsonb NOT NULL,
	"max_bytes" integer NOT NULL,
	"max_files" integer NOT NULL,
	"total_score" double precision NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"takes_late" boolean NOT NULL,
	CONSTRAINT "homeworks_time" CHECK ("homeworks"."due_at" > "homeworks"."opens_at"),
	CONSTRAINT "homeworks_score" CHECK ("homeworks"."total_score" > 0),
	CONSTRAINT "homeworks_files" CHECK ("homeworks"."max_bytes" > 0 and "homeworks"."max_files" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stored_files" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "homework_works_once" ON "homework_works" USING btree ("user_id","homework_id");--> statement-breakpoint
CREATE INDEX "homework_works_of" ON "homework_works" USING btree ("homework_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "homeworks_key" ON "homeworks" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "homeworks_of_course" ON "homeworks" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "homeworks_of_lesson" ON "homeworks" USING btree ("lesson_id");
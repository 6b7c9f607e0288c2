CREATE TABLE "lesson_visits" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"visit_id" text NOT NULL,
	"lesson_id" bigint NOT NULL,
	"seconds" real DEFAULT 0 NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"live_at" timestamp (3) with time zone,
	"replay_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_visits_user_id_visit_id_pk" PRIMARY KEY("user_id","visit_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "studied_seconds" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_visits" ADD CONSTRAINT "lesson_visits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_visits" ADD CONSTRAINT "lesson_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_visits" ADD CONSTRAINT "lesson_visits_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_visits_lesson" ON "lesson_visits" USING btree ("lesson_id","began_at");
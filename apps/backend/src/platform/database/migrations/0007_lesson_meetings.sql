CREATE TABLE "lesson_meetings" (
	"lesson_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"meeting_no" text NOT NULL,
	"password_sealed" text NOT NULL,
	"join_url" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_meetings" ADD CONSTRAINT "lesson_meetings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_meetings" ADD CONSTRAINT "lesson_meetings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "answers" DROP CONSTRAINT "answers_company_id_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_record_id_exercise_records_id_fk";
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_question_id_questions_id_fk";
--> statement-breakpoint
DROP INDEX "exercise_records_user";--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_asked" FOREIGN KEY ("record_id","question_id") REFERENCES "public"."record_questions"("record_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_records_user" ON "exercise_records" USING btree ("user_id");--> statement-breakpoint
-- Each answer changes a row of these: with room on its page it stays there, and no index is written.
ALTER TABLE "exercise_records" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "record_questions" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "exam_attempts" SET (fillfactor = 70);

-- locks exam_attempts: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "exam_attempts" ADD COLUMN "face_state" text;--> statement-breakpoint
-- locks exam_attempts: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "exam_attempts" ADD COLUMN "face_words" text;--> statement-breakpoint
-- locks exams: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "exams" ADD COLUMN "is_face_required" boolean DEFAULT false NOT NULL;

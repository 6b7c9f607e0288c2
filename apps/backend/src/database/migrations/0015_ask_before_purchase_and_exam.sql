ALTER TABLE "commodities" ADD COLUMN "has_questions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "has_questions" boolean DEFAULT false NOT NULL;
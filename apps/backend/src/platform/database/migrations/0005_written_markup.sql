ALTER TABLE "community_answers" ADD COLUMN "content_html" text;--> statement-breakpoint
ALTER TABLE "community_questions" ADD COLUMN "content_html" text;--> statement-breakpoint
ALTER TABLE "community_group_replies" ADD COLUMN "content_html" text;--> statement-breakpoint
ALTER TABLE "community_group_topics" ADD COLUMN "content_html" text;--> statement-breakpoint
ALTER TABLE "homework_works" ADD COLUMN "content_html" text;
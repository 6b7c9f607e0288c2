DROP INDEX "upload_sessions_age";--> statement-breakpoint
ALTER TABLE "upload_sessions" ADD COLUMN "digests" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_sessions" ADD COLUMN "touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_sessions" ALTER COLUMN "touched_at" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "upload_sessions_owner" ON "upload_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_sessions_age" ON "upload_sessions" USING btree ("touched_at");--> statement-breakpoint
ALTER TABLE "file_records" DROP COLUMN "deduction_space_flag";--> statement-breakpoint
ALTER TABLE "upload_sessions" DROP COLUMN "received";
ALTER TABLE "lessons" ADD COLUMN "live_begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "live_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "replay_at" timestamp (3) with time zone;
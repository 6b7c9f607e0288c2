-- locks users: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "users" ADD COLUMN "mute_reason" text;--> statement-breakpoint
-- locks users: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "users" ADD COLUMN "muted_until" timestamp (3) with time zone;

ALTER TABLE "community_group_replies" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "community_group_replies" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "community_group_topics" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "community_group_replies" SET "seen_at" = "replied_at";

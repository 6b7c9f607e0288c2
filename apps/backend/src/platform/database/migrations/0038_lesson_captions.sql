-- locks lessons: ACCESS EXCLUSIVE, an instant
ALTER TABLE "lessons" ADD COLUMN "captions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- locks lessons: ACCESS EXCLUSIVE, an instant
ALTER TABLE "lessons" ADD COLUMN "video_parts" jsonb DEFAULT '[]'::jsonb NOT NULL;
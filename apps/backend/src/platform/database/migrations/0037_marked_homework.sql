-- locks homework_works: ACCESS EXCLUSIVE, an instant
ALTER TABLE "homework_works" ADD COLUMN "marked_files" jsonb DEFAULT '[]'::jsonb NOT NULL;
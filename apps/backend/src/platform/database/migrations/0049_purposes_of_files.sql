-- locks stored_files: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "stored_files" ADD COLUMN "purpose" text;

-- locks data_archives: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "data_archives" ADD COLUMN "session_id" bigint;
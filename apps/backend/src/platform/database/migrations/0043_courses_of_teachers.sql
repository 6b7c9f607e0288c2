-- locks courses: ACCESS EXCLUSIVE, until the next is made.
DROP INDEX "courses_teacher";--> statement-breakpoint
-- locks courses: SHARE, 1 s a million.
CREATE INDEX "courses_teacher" ON "courses" USING btree ("teacher_id","id");

ALTER TABLE "chapters" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "commodities" ADD COLUMN "valid_days" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "description_source" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "description_en_source" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "student_groups" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "source_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "chapters_source" ON "chapters" USING btree ("course_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_source" ON "lessons" USING btree ("course_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "student_groups_source" ON "student_groups" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_source" ON "users" USING btree ("company_id",lower("source_key"));--> statement-breakpoint
ALTER TABLE "commodities" ADD CONSTRAINT "commodities_valid_days" CHECK ("commodities"."valid_days" > 0);
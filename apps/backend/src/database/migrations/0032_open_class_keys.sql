ALTER TABLE "open_classes" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "open_classes_key" ON "open_classes" USING btree ("company_id","key");
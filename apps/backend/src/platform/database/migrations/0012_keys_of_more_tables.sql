ALTER TABLE "coupon_batches" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "member_levels" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "rules_source" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "description_source" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "description_en_source" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "shelves" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "content_source" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "content_en_source" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "plan_stages" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "source_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_batches_source" ON "coupon_batches" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "member_levels_source" ON "member_levels" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "packages_source" ON "packages" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "banners_source" ON "banners" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_source" ON "notices" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "shelves_source" ON "shelves" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "news_source" ON "news" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_stages_source" ON "plan_stages" USING btree ("plan_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_source" ON "plans" USING btree ("company_id","source_key");
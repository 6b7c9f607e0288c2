ALTER TABLE "point_goods" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "point_goods_key" ON "point_goods" USING btree ("company_id","key");
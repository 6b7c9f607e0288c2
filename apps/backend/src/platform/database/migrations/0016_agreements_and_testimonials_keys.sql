ALTER TABLE "protocols" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "source_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "protocols_source" ON "protocols" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonials_source" ON "testimonials" USING btree ("company_id","source_key");
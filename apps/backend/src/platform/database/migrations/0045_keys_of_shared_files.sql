-- locks resources: ACCESS EXCLUSIVE, until the index is made.
ALTER TABLE "resources" ADD COLUMN "source_key" text;--> statement-breakpoint
-- locks resources: SHARE, 1 s a million.
CREATE UNIQUE INDEX "resources_source" ON "resources" USING btree ("company_id","source_key");
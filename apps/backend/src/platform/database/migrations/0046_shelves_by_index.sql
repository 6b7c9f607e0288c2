-- locks commodities: ACCESS EXCLUSIVE, until the next three are made.
DROP INDEX "commodities_popular";--> statement-breakpoint
-- locks commodities: ACCESS EXCLUSIVE, until the next three are made.
DROP INDEX "commodities_newest";--> statement-breakpoint
-- locks commodities: ACCESS EXCLUSIVE, until the next three are made.
DROP INDEX "commodities_price";--> statement-breakpoint
-- locks commodities: SHARE, 1 s a million.
CREATE INDEX "commodities_popular" ON "commodities" USING btree ("company_id","student_count" DESC NULLS LAST,"id","school_id") WHERE "commodities"."is_on_sale";--> statement-breakpoint
-- locks commodities: SHARE, 1 s a million.
CREATE INDEX "commodities_newest" ON "commodities" USING btree ("company_id","published_at" DESC NULLS LAST,"id","school_id") WHERE "commodities"."is_on_sale";--> statement-breakpoint
-- locks commodities: SHARE, 1 s a million.
CREATE INDEX "commodities_price" ON "commodities" USING btree ("company_id","price_cents","id","school_id") WHERE "commodities"."is_on_sale";

-- locks point_rules: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "point_rules" ADD COLUMN "limit_per_day" integer;--> statement-breakpoint
-- locks point_rules: ACCESS EXCLUSIVE, a moment.
ALTER TABLE "point_rules" ADD CONSTRAINT "point_rules_limit" CHECK ("point_rules"."limit_per_day" >= 0);

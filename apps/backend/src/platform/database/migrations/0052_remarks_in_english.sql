-- A change of points or of a balance was told in Chinese alone.
-- locks point_entries: ACCESS EXCLUSIVE, an instant
ALTER TABLE "point_entries" ADD COLUMN "remark_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- locks balance_entries: ACCESS EXCLUSIVE, an instant
ALTER TABLE "balance_entries" ADD COLUMN "remark_en" text DEFAULT '' NOT NULL;

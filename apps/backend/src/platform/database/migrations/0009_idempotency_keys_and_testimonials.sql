ALTER TABLE "balance_entries" RENAME COLUMN "occasion" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "point_entries" RENAME COLUMN "occasion" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "occasion" TO "idempotency_key";--> statement-breakpoint
ALTER INDEX "messages_occasion" RENAME TO "messages_once";--> statement-breakpoint
ALTER TABLE "voices" RENAME TO "testimonials";--> statement-breakpoint
ALTER TABLE "testimonials" RENAME CONSTRAINT "voices_company_id_companies_id_fk" TO "testimonials_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "testimonials" RENAME CONSTRAINT "voices_school_id_schools_id_fk" TO "testimonials_school_id_schools_id_fk";--> statement-breakpoint
ALTER TABLE "testimonials" RENAME CONSTRAINT "voices_course_id_courses_id_fk" TO "testimonials_course_id_courses_id_fk";--> statement-breakpoint
ALTER SEQUENCE "voices_id_seq" RENAME TO "testimonials_id_seq";--> statement-breakpoint
ALTER INDEX "voices_pkey" RENAME TO "testimonials_pkey";--> statement-breakpoint
ALTER INDEX "voices_latest" RENAME TO "testimonials_latest";--> statement-breakpoint
UPDATE "seeds" SET "name" = 'testimonials' WHERE "name" = 'voices';

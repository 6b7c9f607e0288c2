ALTER TABLE "companies" ADD COLUMN "origins" text[] DEFAULT '{}' NOT NULL;

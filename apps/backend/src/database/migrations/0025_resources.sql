CREATE TABLE "resources" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"user_id" bigint,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"category" text NOT NULL,
	"subject_id" bigint,
	"summary" text DEFAULT '' NOT NULL,
	"is_for_members" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"download_count" integer DEFAULT 0 NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	"drawing" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_records" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_id_file_records_id_fk" FOREIGN KEY ("id") REFERENCES "public"."file_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_subject_id_categories_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resources_newest" ON "resources" USING btree ("company_id","state","shared_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "resources_owner" ON "resources" USING btree ("user_id","shared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resources_file" ON "resources" USING btree ("file_key");
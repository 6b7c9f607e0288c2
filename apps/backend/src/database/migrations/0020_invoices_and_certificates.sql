CREATE TABLE "certificate_templates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"words" text NOT NULL,
	"course_id" bigint,
	"exam_id" bigint,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"valid_months" integer,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificate_templates_source" CHECK ("certificate_templates"."course_id" is null or "certificate_templates"."exam_id" is null),
	CONSTRAINT "certificate_templates_months" CHECK ("certificate_templates"."valid_months" > 0)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"template_id" bigint NOT NULL,
	"state" text NOT NULL,
	"certificate_no" text,
	"holder_name" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"source_name" text DEFAULT '' NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificates_user_id_template_id_pk" PRIMARY KEY("user_id","template_id"),
	CONSTRAINT "certificates_issued" CHECK (("certificates"."state" in ('issued', 'revoked')) = ("certificates"."issued_at" is not null and "certificates"."certificate_no" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_templates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"title_type" text NOT NULL,
	"invoice_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"title_type" text NOT NULL,
	"invoice_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"amount_cents" integer NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"file_key" text,
	"reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone,
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount_cents" > 0),
	CONSTRAINT "invoices_issued" CHECK (("invoices"."status" in ('issued', 'reversed')) = ("invoices"."issued_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_template_id_certificate_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."certificate_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_templates" ADD CONSTRAINT "invoice_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_templates" ADD CONSTRAINT "invoice_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_templates_of" ON "certificate_templates" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "certificate_templates_course" ON "certificate_templates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "certificate_templates_exam" ON "certificate_templates" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "certificates_of_template" ON "certificates" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_number" ON "certificates" USING btree ("certificate_no");--> statement-breakpoint
CREATE INDEX "invoice_templates_of" ON "invoice_templates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_templates_default" ON "invoice_templates" USING btree ("user_id") WHERE "invoice_templates"."is_default";--> statement-breakpoint
CREATE INDEX "invoices_latest" ON "invoices" USING btree ("user_id","asked_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_waiting" ON "invoices" USING btree ("company_id","id") WHERE "invoices"."status" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."status" in ('asked', 'issued');--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("company_id","invoice_no") WHERE "invoices"."invoice_no" <> '';
CREATE TABLE "proxy_exam_fields" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"definition" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proxy_exam_courses" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	CONSTRAINT "proxy_exam_courses_item_id_course_id_pk" PRIMARY KEY("item_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "proxy_exam_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "proxy_exam_items_fee" CHECK ("proxy_exam_items"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "proxy_exam_places" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"province_code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proxy_exam_provinces" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"province_code" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"exam_at" timestamp (3) with time zone,
	CONSTRAINT "proxy_exam_provinces_item_id_province_code_pk" PRIMARY KEY("item_id","province_code"),
	CONSTRAINT "proxy_exam_provinces_time" CHECK ("proxy_exam_provinces"."starts_at" < "proxy_exam_provinces"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "proxy_exam_seats" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"place_id" bigint NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "proxy_exam_seats_item_id_place_id_pk" PRIMARY KEY("item_id","place_id"),
	CONSTRAINT "proxy_exam_seats_capacity" CHECK ("proxy_exam_seats"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "proxy_exam_signs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"province_code" text NOT NULL,
	"place_id" bigint,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proxy_exam_fields" ADD CONSTRAINT "proxy_exam_fields_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_fields" ADD CONSTRAINT "proxy_exam_fields_item_id_proxy_exam_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."proxy_exam_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_courses" ADD CONSTRAINT "proxy_exam_courses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_courses" ADD CONSTRAINT "proxy_exam_courses_item_id_proxy_exam_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."proxy_exam_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_courses" ADD CONSTRAINT "proxy_exam_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_items" ADD CONSTRAINT "proxy_exam_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_places" ADD CONSTRAINT "proxy_exam_places_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_provinces" ADD CONSTRAINT "proxy_exam_provinces_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_provinces" ADD CONSTRAINT "proxy_exam_provinces_item_id_proxy_exam_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."proxy_exam_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_seats" ADD CONSTRAINT "proxy_exam_seats_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_seats" ADD CONSTRAINT "proxy_exam_seats_item_id_proxy_exam_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."proxy_exam_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_seats" ADD CONSTRAINT "proxy_exam_seats_place_id_proxy_exam_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."proxy_exam_places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_signs" ADD CONSTRAINT "proxy_exam_signs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_signs" ADD CONSTRAINT "proxy_exam_signs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_signs" ADD CONSTRAINT "proxy_exam_signs_item_id_proxy_exam_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."proxy_exam_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_signs" ADD CONSTRAINT "proxy_exam_signs_province" FOREIGN KEY ("item_id","province_code") REFERENCES "public"."proxy_exam_provinces"("item_id","province_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exam_signs" ADD CONSTRAINT "proxy_exam_signs_seat" FOREIGN KEY ("item_id","place_id") REFERENCES "public"."proxy_exam_seats"("item_id","place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proxy_exam_fields_of" ON "proxy_exam_fields" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "proxy_exam_courses_of" ON "proxy_exam_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "proxy_exam_items_of" ON "proxy_exam_items" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "proxy_exam_places_of" ON "proxy_exam_places" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proxy_exam_signs_once" ON "proxy_exam_signs" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE INDEX "proxy_exam_signs_at" ON "proxy_exam_signs" USING btree ("item_id","place_id");
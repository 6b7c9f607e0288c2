CREATE TABLE "open_class_bookings" (
	"company_id" bigint NOT NULL,
	"open_class_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "open_class_bookings_user_id_open_class_id_pk" PRIMARY KEY("user_id","open_class_id")
);
--> statement-breakpoint
CREATE TABLE "open_classes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"category_id" bigint NOT NULL,
	"teacher_id" bigint,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcomes_en" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer,
	"room_url" text DEFAULT '' NOT NULL,
	"course_id" bigint,
	"replay_lesson_id" bigint,
	"is_on_shelf" boolean DEFAULT true NOT NULL,
	CONSTRAINT "open_classes_times" CHECK ("open_classes"."ends_at" > "open_classes"."starts_at"),
	CONSTRAINT "open_classes_capacity" CHECK ("open_classes"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "voices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"course_id" bigint,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"portrait" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"about_en" text DEFAULT '' NOT NULL,
	"result" text DEFAULT '' NOT NULL,
	"result_en" text DEFAULT '' NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"quote_en" text DEFAULT '' NOT NULL,
	"story" text NOT NULL,
	"story_en" text DEFAULT '' NOT NULL,
	"told_on" date NOT NULL,
	"is_on_shelf" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_class_bookings" ADD CONSTRAINT "open_class_bookings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_bookings" ADD CONSTRAINT "open_class_bookings_open_class_id_open_classes_id_fk" FOREIGN KEY ("open_class_id") REFERENCES "public"."open_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_bookings" ADD CONSTRAINT "open_class_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_replay_lesson_id_lessons_id_fk" FOREIGN KEY ("replay_lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_class_bookings_class" ON "open_class_bookings" USING btree ("open_class_id");--> statement-breakpoint
CREATE INDEX "open_class_bookings_reminder" ON "open_class_bookings" USING btree ("open_class_id") WHERE "open_class_bookings"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "open_classes_start" ON "open_classes" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "voices_latest" ON "voices" USING btree ("company_id","told_on" DESC NULLS LAST,"id");
CREATE TABLE "exam_attempts" (
	"record_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"exam_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"handed_in_by" text,
	"leave_count" integer DEFAULT 0 NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"credited_seconds" integer DEFAULT 0 NOT NULL,
	"booked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_extensions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"seconds" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_faces" (
	"company_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"minute" integer NOT NULL,
	"order_no" text NOT NULL,
	"passed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_faces_record_id_minute_pk" PRIMARY KEY("record_id","minute")
);
--> statement-breakpoint
CREATE TABLE "exam_orders" (
	"company_id" bigint NOT NULL,
	"order_id" bigint PRIMARY KEY NOT NULL,
	"record_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_outages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"credited_seconds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_students" (
	"company_id" bigint NOT NULL,
	"exam_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"extra_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exam_students_exam_id_user_id_pk" PRIMARY KEY("exam_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"rules_html" text DEFAULT '' NOT NULL,
	"open_at" timestamp (3) with time zone NOT NULL,
	"close_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"pass_score" numeric(7, 1) NOT NULL,
	"attempt_limit" integer DEFAULT 1 NOT NULL,
	"late_minutes" integer DEFAULT 0 NOT NULL,
	"hand_in_after_minutes" integer DEFAULT 0 NOT NULL,
	"leave_limit" integer DEFAULT 0 NOT NULL,
	"grace_seconds" integer DEFAULT 120 NOT NULL,
	"is_shuffled" boolean DEFAULT false NOT NULL,
	"answers_shown" text DEFAULT 'afterPublish' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"face_minutes" integer[] DEFAULT '{}' NOT NULL,
	"outage_credit_seconds" integer DEFAULT 0 NOT NULL,
	"is_for_all" boolean DEFAULT true NOT NULL,
	"source_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "given_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD COLUMN "receipt_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD COLUMN "receipt_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD COLUMN "day" text;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "record_questions" ADD COLUMN "sign" jsonb;--> statement-breakpoint
ALTER TABLE "record_questions" ADD COLUMN "sign_sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "right_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_record_id_exercise_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."exercise_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_extensions" ADD CONSTRAINT "exam_extensions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_extensions" ADD CONSTRAINT "exam_extensions_record_id_exercise_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."exercise_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_faces" ADD CONSTRAINT "exam_faces_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_faces" ADD CONSTRAINT "exam_faces_record_id_exercise_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."exercise_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_orders" ADD CONSTRAINT "exam_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_orders" ADD CONSTRAINT "exam_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_orders" ADD CONSTRAINT "exam_orders_record_id_exercise_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."exercise_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_outages" ADD CONSTRAINT "exam_outages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_outages" ADD CONSTRAINT "exam_outages_record_id_exercise_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."exercise_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_students" ADD CONSTRAINT "exam_students_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_students" ADD CONSTRAINT "exam_students_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_students" ADD CONSTRAINT "exam_students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempts_number" ON "exam_attempts" USING btree ("exam_id","user_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempts_open" ON "exam_attempts" USING btree ("exam_id","user_id") WHERE "exam_attempts"."is_open";--> statement-breakpoint
CREATE INDEX "exam_attempts_end" ON "exam_attempts" USING btree ("ends_at") WHERE "exam_attempts"."is_open";--> statement-breakpoint
CREATE INDEX "exam_attempts_unbooked" ON "exam_attempts" USING btree ("exam_id") WHERE "exam_attempts"."booked_at" is null;--> statement-breakpoint
CREATE INDEX "exam_extensions_record" ON "exam_extensions" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "exam_orders_record" ON "exam_orders" USING btree ("record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_outages_start" ON "exam_outages" USING btree ("record_id","started_at");--> statement-breakpoint
CREATE INDEX "exam_students_user" ON "exam_students" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exams_source" ON "exams" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE INDEX "exams_window" ON "exams" USING btree ("company_id","close_at");--> statement-breakpoint
CREATE INDEX "exams_paper" ON "exams" USING btree ("paper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_position" ON "answers" USING btree ("record_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_records_day" ON "exercise_records" USING btree ("user_id","subject_id","day") WHERE "exercise_records"."day" is not null;
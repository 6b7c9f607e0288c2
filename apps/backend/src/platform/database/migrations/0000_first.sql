CREATE TABLE "attempt_counts" (
	"company_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_counts_company_id_subject_pk" PRIMARY KEY("company_id","subject")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hosts" text[] NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"suffix" text NOT NULL,
	"default_flag" boolean DEFAULT false NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_replies" (
	"company_id" bigint NOT NULL,
	"owner" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_replies_company_id_owner_endpoint_key_pk" PRIMARY KEY("company_id","owner","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"planted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"school_id" bigint,
	"device_id" text,
	"lifetime_seconds" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_reason" text,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"mobile" text,
	"username" text,
	"email" text,
	"password_hash" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"name" text,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"remark" text NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "balance_entries_amount" CHECK ("balance_entries"."amount_cents" <> 0 and ("balance_entries"."amount_cents" < 0) = ("balance_entries"."kind" = 'spent')),
	CONSTRAINT "balance_entries_balance" CHECK ("balance_entries"."balance_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "balance_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "balance_orders_amount" CHECK ("balance_orders"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "charge_cards" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"card_no" text NOT NULL,
	"password_hash" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"user_id" bigint,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "charge_cards_amount" CHECK ("charge_cards"."amount_cents" > 0),
	CONSTRAINT "charge_cards_owner" CHECK (("charge_cards"."user_id" is null) = ("charge_cards"."used_at" is null))
);
--> statement-breakpoint
CREATE TABLE "coupon_batches" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_batches_worth" CHECK (case "coupon_batches"."kind" when 'amount' then "coupon_batches"."amount_cents" > 0 else "coupon_batches"."percent" between 1 and 99 end),
	CONSTRAINT "coupon_batches_time" CHECK ("coupon_batches"."starts_at" < "coupon_batches"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"code" text,
	"user_id" bigint,
	"taken_at" timestamp (3) with time zone,
	"order_id" bigint,
	CONSTRAINT "coupons_owner" CHECK (("coupons"."user_id" is null) = ("coupons"."taken_at" is null))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"inviter_id" bigint NOT NULL,
	"reward_points" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_friends" CHECK ("invitations"."user_id" <> "invitations"."inviter_id" and "invitations"."reward_points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_levels" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"list_price_cents" integer NOT NULL,
	"days" smallint NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "member_levels_terms" CHECK ("member_levels"."price_cents" > 0 and "member_levels"."list_price_cents" >= "member_levels"."price_cents" and "member_levels"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "member_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"level_id" bigint NOT NULL,
	"level_name" text NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "member_orders_days" CHECK ("member_orders"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"level_id" bigint NOT NULL,
	"order_id" bigint,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "memberships_time" CHECK ("memberships"."starts_at" < "memberships"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"points" integer NOT NULL,
	"remark" text NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_entries_points" CHECK ("point_entries"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "course_registrations" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_registrations_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "protocol_targets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"protocol_id" bigint NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"is_signature_needed" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protocols" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"protocol_type" smallint DEFAULT 1 NOT NULL,
	"valid_days" integer,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_protocols" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"protocol_id" bigint NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"commodity_id" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"signed_html" text,
	"sign_key" text DEFAULT '' NOT NULL,
	"sign_name" text DEFAULT '' NOT NULL,
	"is_information_complete" boolean DEFAULT false NOT NULL,
	CONSTRAINT "student_protocols_signed" CHECK (("student_protocols"."signed_at" is null) = ("student_protocols"."signed_html" is null)),
	CONSTRAINT "student_protocols_confirmed" CHECK ("student_protocols"."confirmed_at" is null or "student_protocols"."signed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "study_demands" (
	"company_id" bigint NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"info_fields" text[] DEFAULT '{}' NOT NULL,
	"has_questions" boolean DEFAULT false NOT NULL,
	"registration" text,
	CONSTRAINT "study_demands_target_type_target_id_pk" PRIMARY KEY("target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"operation_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"value" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"given_at" timestamp (3) with time zone,
	"is_late" boolean DEFAULT false NOT NULL,
	"position" integer,
	"digest" text
);
--> statement-breakpoint
CREATE TABLE "collected_questions" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collected_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "exercise_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"user_id" bigint,
	"client_id" text,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"subject_id" bigint,
	"paper_id" bigint,
	"state" text NOT NULL,
	"seed" integer NOT NULL,
	"question_count" integer NOT NULL,
	"total_score" numeric(7, 1) NOT NULL,
	"score" numeric(7, 1),
	"current_question_id" bigint,
	"started_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"active_at" timestamp (3) with time zone NOT NULL,
	"elapsed_seconds" integer DEFAULT 0 NOT NULL,
	"receipt_count" integer DEFAULT 0 NOT NULL,
	"receipt_digest" text DEFAULT '' NOT NULL,
	"day" text,
	"points" integer,
	CONSTRAINT "exercise_records_owner" CHECK (("exercise_records"."user_id" is null) <> ("exercise_records"."client_id" is null))
);
--> statement-breakpoint
CREATE TABLE "record_questions" (
	"company_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"section_name" text DEFAULT '' NOT NULL,
	"score" numeric(7, 1) NOT NULL,
	"answer" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"is_marked" boolean DEFAULT false NOT NULL,
	"mark_sequence" bigint DEFAULT 0 NOT NULL,
	"sign" jsonb,
	"sign_sequence" bigint DEFAULT 0 NOT NULL,
	"verdict" text,
	"earned" numeric(7, 1),
	CONSTRAINT "record_questions_record_id_question_id_pk" PRIMARY KEY("record_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "wrong_questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_answer" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_wrong_at" timestamp (3) with time zone NOT NULL,
	"right_count" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wrong_repetitions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"operation_id" text NOT NULL,
	"verdict" text NOT NULL,
	"answer" jsonb NOT NULL,
	"repeated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"commodity_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"source_key" text
);
--> statement-breakpoint
CREATE TABLE "chapters" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commodities" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"type" smallint NOT NULL,
	"course_id" bigint,
	"package_id" bigint,
	"category_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"list_price_cents" integer NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"has_questions" boolean DEFAULT false NOT NULL,
	"student_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commodities_price_range" CHECK ("commodities"."price_cents" >= 0 and "commodities"."list_price_cents" >= "commodities"."price_cents"),
	CONSTRAINT "commodities_target" CHECK (("commodities"."type" = 2) = ("commodities"."package_id" is not null) and ("commodities"."type" = 2) = ("commodities"."course_id" is null))
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"teacher_id" bigint,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcomes_en" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prerequisites" text DEFAULT '' NOT NULL,
	"prerequisites_en" text DEFAULT '' NOT NULL,
	"level" smallint,
	"language" text DEFAULT '' NOT NULL,
	"hours" integer,
	"provider" text DEFAULT '' NOT NULL,
	"provider_en" text DEFAULT '' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lesson_count" integer DEFAULT 0 NOT NULL,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"source_key" text,
	"source_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_level" CHECK ("courses"."level" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"chapter_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"is_preview" boolean DEFAULT false NOT NULL,
	"video_key" text,
	"url" text,
	"live_starts_at" timestamp (3) with time zone,
	"live_ends_at" timestamp (3) with time zone,
	"has_replay" boolean DEFAULT true NOT NULL,
	"live_company_type" text DEFAULT '' NOT NULL,
	"live_class_type" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcomes_en" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"portrait" text DEFAULT '' NOT NULL,
	"motto" text DEFAULT '' NOT NULL,
	"motto_en" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"introduction_en" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"source_key" text
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"commodity_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_user_id_commodity_id_pk" PRIMARY KEY("user_id","commodity_id")
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"commodity_id" bigint NOT NULL,
	"source" text NOT NULL,
	"order_id" text,
	"progress_percent" smallint DEFAULT 0 NOT NULL,
	"finished_lessons" integer DEFAULT 0 NOT NULL,
	"last_lesson_id" bigint,
	"last_studied_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolments_progress" CHECK ("enrolments"."progress_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"rating" smallint NOT NULL,
	"content" text NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
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
CREATE TABLE "community_answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"user_id" bigint,
	"teacher_id" bigint,
	"content" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"removed_by" text,
	CONSTRAINT "community_answers_author" CHECK (("community_answers"."user_id" is null) <> ("community_answers"."teacher_id" is null))
);
--> statement-breakpoint
CREATE TABLE "community_likes" (
	"answer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "community_likes_answer_id_user_id_pk" PRIMARY KEY("answer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"category_id" bigint,
	"course_id" bigint,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"removed_by" text,
	CONSTRAINT "community_questions_count" CHECK ("community_questions"."answer_count" >= 0)
);
--> statement-breakpoint
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
	"face_asked_at" timestamp (3) with time zone,
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
	CONSTRAINT "exam_faces_record_id_minute_order_no_pk" PRIMARY KEY("record_id","minute","order_no")
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
	"has_questions" boolean DEFAULT false NOT NULL,
	"outage_credit_seconds" integer DEFAULT 0 NOT NULL,
	"is_for_all" boolean DEFAULT true NOT NULL,
	"source_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "face_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"is_remembered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"passed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "community_groups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"topic_count" integer DEFAULT 0 NOT NULL,
	"removed_by" text,
	CONSTRAINT "community_groups_counts" CHECK ("community_groups"."member_count" >= 0 and "community_groups"."topic_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_group_members" (
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_group_replies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"topic_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"content" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replied_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"removed_by" text
);
--> statement-breakpoint
CREATE TABLE "community_group_topics" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"removed_by" text,
	CONSTRAINT "community_group_topics_count" CHECK ("community_group_topics"."reply_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"subtitle_en" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"tone" text NOT NULL,
	"route" text DEFAULT '' NOT NULL,
	"action" text DEFAULT '' NOT NULL,
	"action_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"text" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"route" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shelves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reason_en" text DEFAULT '' NOT NULL,
	"size" integer DEFAULT 4 NOT NULL,
	"sort" text DEFAULT 'popular' NOT NULL,
	"category_id" bigint,
	"price" text,
	"kind" text,
	"commodity_type" smallint
);
--> statement-breakpoint
CREATE TABLE "homework_works" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"homework_id" bigint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_late" boolean DEFAULT false NOT NULL,
	"score" double precision,
	"comment" text DEFAULT '' NOT NULL,
	"work_seconds" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"marked_at" timestamp (3) with time zone,
	CONSTRAINT "homework_works_marked" CHECK (("homework_works"."state" = 'marked') = ("homework_works"."score" is not null))
);
--> statement-breakpoint
CREATE TABLE "homeworks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"task" text NOT NULL,
	"task_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_types" jsonb NOT NULL,
	"max_bytes" integer NOT NULL,
	"max_files" integer NOT NULL,
	"total_score" double precision NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"takes_late" boolean NOT NULL,
	CONSTRAINT "homeworks_time" CHECK ("homeworks"."due_at" > "homeworks"."opens_at"),
	CONSTRAINT "homeworks_score" CHECK ("homeworks"."total_score" > 0),
	CONSTRAINT "homeworks_files" CHECK ("homeworks"."max_bytes" > 0 and "homeworks"."max_files" >= 0)
);
--> statement-breakpoint
CREATE TABLE "homework_videos" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"homework_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "lesson_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"content" text NOT NULL,
	"position_seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"position_seconds" real DEFAULT 0 NOT NULL,
	"position_at" timestamp (3) with time zone NOT NULL,
	"segments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id"),
	CONSTRAINT "lesson_progress_percent" CHECK ("lesson_progress"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" bigint,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_keys" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"company_id" bigint NOT NULL,
	"mobile_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_codes_company_id_mobile_hash_pk" PRIMARY KEY("company_id","mobile_hash")
);
--> statement-breakpoint
CREATE TABLE "used_once" (
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"value_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "used_once_company_id_kind_value_hash_pk" PRIMARY KEY("company_id","kind","value_hash")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"occasion" text,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"tag_en" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"key" text,
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
CREATE TABLE "order_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"commodity_id" bigint NOT NULL,
	"commodity_type" smallint NOT NULL,
	"target_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"teacher_name" text DEFAULT '' NOT NULL,
	"teacher_name_en" text DEFAULT '' NOT NULL,
	"lesson_count" integer DEFAULT 0 NOT NULL,
	"price_cents" integer NOT NULL,
	"list_price_cents" integer NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"status" text NOT NULL,
	"pay_cents" integer NOT NULL,
	"list_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_amount" CHECK ("orders"."pay_cents" >= 0 and "orders"."list_cents" >= "orders"."pay_cents"),
	CONSTRAINT "orders_paid" CHECK (("orders"."status" = 'paid') = ("orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"trade_no" text NOT NULL,
	"outcome" text NOT NULL,
	"body_hash" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"trade_no" text NOT NULL,
	"way" text NOT NULL,
	"provider" text NOT NULL,
	"merchant_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"qr_content" text DEFAULT '' NOT NULL,
	"page_url" text DEFAULT '' NOT NULL,
	"provider_trade_no" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_tradeNo_unique" UNIQUE("trade_no"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"refund_no" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "refunds_refundNo_unique" UNIQUE("refund_no")
);
--> statement-breakpoint
CREATE TABLE "plan_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"stage_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"course_id" bigint,
	"paper_id" bigint,
	"point_id" bigint,
	"exam_id" bigint,
	CONSTRAINT "plan_items_one" CHECK (num_nonnulls("plan_items"."course_id", "plan_items"."paper_id", "plan_items"."point_id", "plan_items"."exam_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "plan_stages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "plan_stages_days" CHECK ("plan_stages"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "plan_students" (
	"company_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_students_user_id_plan_id_pk" PRIMARY KEY("user_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"school_id" bigint,
	"category_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"audience_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcomes_en" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"offer" text NOT NULL,
	"commodity_id" bigint,
	"is_ordered" boolean DEFAULT false NOT NULL,
	"is_on_shelf" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plans_offer" CHECK (("plans"."offer" = 'package') = ("plans"."commodity_id" is not null))
);
--> statement-breakpoint
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
CREATE TABLE "knowledge_points" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_questions" (
	"company_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"section_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"score" numeric(7, 1) NOT NULL,
	CONSTRAINT "paper_questions_paper_id_question_id_pk" PRIMARY KEY("paper_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "paper_sections" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"paper_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"name" text NOT NULL,
	"year" integer,
	"minutes" integer NOT NULL,
	"difficulty" integer DEFAULT 3 NOT NULL,
	"total_score" numeric(7, 1) NOT NULL,
	"question_count" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"source_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_points" (
	"company_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"point_id" bigint NOT NULL,
	CONSTRAINT "question_points_question_id_point_id_pk" PRIMARY KEY("question_id","point_id")
);
--> statement-breakpoint
CREATE TABLE "question_subjects" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"parent_id" bigint,
	"sort" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"stem" text NOT NULL,
	"stem_html" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"key_html" text DEFAULT '' NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"explanation_html" text DEFAULT '' NOT NULL,
	"difficulty" integer DEFAULT 3 NOT NULL,
	"source_key" text,
	"content_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "back_login_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "third_users" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"company_id" bigint NOT NULL,
	"type" text NOT NULL,
	"external_id" text NOT NULL,
	"nick_name" text DEFAULT '' NOT NULL,
	"head_pic" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "third_users_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "custom_values" (
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"field_id" text NOT NULL,
	"field_values" jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_values_user_id_field_id_pk" PRIMARY KEY("user_id","field_id")
);
--> statement-breakpoint
CREATE TABLE "proxy_organisations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_groups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_placements" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"group_id" bigint,
	"proxy_org_id" bigint,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"sex" text,
	"birthday" date,
	"identity_type_code" text,
	"identity_id_sealed" text,
	"qq" text DEFAULT '' NOT NULL,
	"weixin" text DEFAULT '' NOT NULL,
	"emergency_name" text DEFAULT '' NOT NULL,
	"emergency_phone" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"county" text DEFAULT '' NOT NULL,
	"address_detail" text DEFAULT '' NOT NULL,
	"education_code" text,
	"school_of_graduation" text DEFAULT '' NOT NULL,
	"major" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"face_verified_at" timestamp (3) with time zone,
	"signature_key" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_card_batches" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"choose_count" smallint DEFAULT 0 NOT NULL,
	"days" smallint,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_card_batches_terms" CHECK ("study_card_batches"."choose_count" >= 0 and ("study_card_batches"."days" is null or "study_card_batches"."days" > 0))
);
--> statement-breakpoint
CREATE TABLE "study_card_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"commodity_id" bigint NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_cards" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"tail" text NOT NULL,
	"user_id" bigint,
	"order_id" bigint,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "study_cards_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "study_cards_owner" CHECK (("study_cards"."user_id" is null) = ("study_cards"."used_at" is null))
);
--> statement-breakpoint
CREATE TABLE "teacher_applications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"subject" text NOT NULL,
	"years" integer NOT NULL,
	"introduction" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"teacher_id" bigint,
	"applied_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"category" text NOT NULL,
	"upload_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "file_records_fileKey_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "upload_sessions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"size" bigint NOT NULL,
	"digests" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "upload_sessions_key_unique" UNIQUE("key")
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
CREATE TABLE "sandbox_puzzles" (
	"id" text PRIMARY KEY NOT NULL,
	"gap_x" smallint NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"randstr" text NOT NULL,
	"ip" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_faces" (
	"order_no" text PRIMARY KEY NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"address" text NOT NULL,
	"text" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"trade_no" text NOT NULL,
	"body" text NOT NULL,
	"signature" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_trades" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"trade_no" text NOT NULL,
	"way" text NOT NULL,
	"subject" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"transaction_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_videos" (
	"name" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"outcome" text,
	"settles_at" timestamp (3) with time zone,
	"notice_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_counts" ADD CONSTRAINT "attempt_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_replies" ADD CONSTRAINT "idempotent_replies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_orders" ADD CONSTRAINT "balance_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_orders" ADD CONSTRAINT "balance_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_cards" ADD CONSTRAINT "charge_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_cards" ADD CONSTRAINT "charge_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_batches" ADD CONSTRAINT "coupon_batches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_batch_id_coupon_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_levels" ADD CONSTRAINT "member_levels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_orders" ADD CONSTRAINT "member_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_orders" ADD CONSTRAINT "member_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_orders" ADD CONSTRAINT "member_orders_level_id_member_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."member_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_level_id_member_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."member_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_registrations" ADD CONSTRAINT "course_registrations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_targets" ADD CONSTRAINT "protocol_targets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_targets" ADD CONSTRAINT "protocol_targets_protocol_id_protocols_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."protocols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocols" ADD CONSTRAINT "protocols_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_protocols" ADD CONSTRAINT "student_protocols_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_protocols" ADD CONSTRAINT "student_protocols_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_protocols" ADD CONSTRAINT "student_protocols_protocol_id_protocols_id_fk" FOREIGN KEY ("protocol_id") REFERENCES "public"."protocols"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_protocols" ADD CONSTRAINT "student_protocols_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_demands" ADD CONSTRAINT "study_demands_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_asked" FOREIGN KEY ("record_id","question_id") REFERENCES "public"."record_questions"("record_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_questions" ADD CONSTRAINT "collected_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_questions" ADD CONSTRAINT "collected_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_questions" ADD CONSTRAINT "collected_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_subject_id_question_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."question_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_records" ADD CONSTRAINT "exercise_records_current_question_id_questions_id_fk" FOREIGN KEY ("current_question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_questions" ADD CONSTRAINT "record_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_questions" ADD CONSTRAINT "record_questions_record_id_exercise_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."exercise_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_questions" ADD CONSTRAINT "record_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_repetitions" ADD CONSTRAINT "wrong_repetitions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_repetitions" ADD CONSTRAINT "wrong_repetitions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodities" ADD CONSTRAINT "commodities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodities" ADD CONSTRAINT "commodities_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodities" ADD CONSTRAINT "commodities_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodities" ADD CONSTRAINT "commodities_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodities" ADD CONSTRAINT "commodities_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_items" ADD CONSTRAINT "package_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_items" ADD CONSTRAINT "package_items_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_items" ADD CONSTRAINT "package_items_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_last_lesson_id_lessons_id_fk" FOREIGN KEY ("last_lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_template_id_certificate_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."certificate_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_question_id_community_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."community_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_answers" ADD CONSTRAINT "community_answers_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_answer_id_community_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."community_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_questions" ADD CONSTRAINT "community_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "face_orders" ADD CONSTRAINT "face_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_orders" ADD CONSTRAINT "face_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_groups" ADD CONSTRAINT "community_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_groups" ADD CONSTRAINT "community_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_members" ADD CONSTRAINT "community_group_members_group_id_community_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."community_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_members" ADD CONSTRAINT "community_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_replies" ADD CONSTRAINT "community_group_replies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_replies" ADD CONSTRAINT "community_group_replies_topic_id_community_group_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_group_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_replies" ADD CONSTRAINT "community_group_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_topics" ADD CONSTRAINT "community_group_topics_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_topics" ADD CONSTRAINT "community_group_topics_group_id_community_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."community_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_topics" ADD CONSTRAINT "community_group_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelves" ADD CONSTRAINT "shelves_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_videos" ADD CONSTRAINT "homework_videos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_videos" ADD CONSTRAINT "homework_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_videos" ADD CONSTRAINT "homework_videos_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_templates" ADD CONSTRAINT "invoice_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_templates" ADD CONSTRAINT "invoice_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_keys" ADD CONSTRAINT "password_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_once" ADD CONSTRAINT "used_once_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_bookings" ADD CONSTRAINT "open_class_bookings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_bookings" ADD CONSTRAINT "open_class_bookings_open_class_id_open_classes_id_fk" FOREIGN KEY ("open_class_id") REFERENCES "public"."open_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_bookings" ADD CONSTRAINT "open_class_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_replay_lesson_id_lessons_id_fk" FOREIGN KEY ("replay_lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_stage_id_plan_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."plan_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_point_id_knowledge_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."knowledge_points"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_stages" ADD CONSTRAINT "plan_stages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_stages" ADD CONSTRAINT "plan_stages_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_students" ADD CONSTRAINT "plan_students_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_students" ADD CONSTRAINT "plan_students_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_students" ADD CONSTRAINT "plan_students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "knowledge_points" ADD CONSTRAINT "knowledge_points_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_points" ADD CONSTRAINT "knowledge_points_subject_id_question_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."question_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_section_id_paper_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."paper_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sections" ADD CONSTRAINT "paper_sections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sections" ADD CONSTRAINT "paper_sections_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_subject_id_question_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."question_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_categories" ADD CONSTRAINT "question_categories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_points" ADD CONSTRAINT "question_points_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_points" ADD CONSTRAINT "question_points_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_points" ADD CONSTRAINT "question_points_point_id_knowledge_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "public"."knowledge_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_subjects" ADD CONSTRAINT "question_subjects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_subjects" ADD CONSTRAINT "question_subjects_category_id_question_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."question_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_subject_id_question_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."question_subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_id_file_records_id_fk" FOREIGN KEY ("id") REFERENCES "public"."file_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_subject_id_categories_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_login_tickets" ADD CONSTRAINT "back_login_tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_login_tickets" ADD CONSTRAINT "back_login_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_users" ADD CONSTRAINT "third_users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_users" ADD CONSTRAINT "third_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_values" ADD CONSTRAINT "custom_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_values" ADD CONSTRAINT "custom_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_organisations" ADD CONSTRAINT "proxy_organisations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_groups" ADD CONSTRAINT "student_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_groups" ADD CONSTRAINT "student_groups_parent_id_student_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."student_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_placements" ADD CONSTRAINT "student_placements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_placements" ADD CONSTRAINT "student_placements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_placements" ADD CONSTRAINT "student_placements_group_id_student_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."student_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_placements" ADD CONSTRAINT "student_placements_proxy_org_id_proxy_organisations_id_fk" FOREIGN KEY ("proxy_org_id") REFERENCES "public"."proxy_organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD CONSTRAINT "student_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_profiles" ADD CONSTRAINT "student_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_card_batches" ADD CONSTRAINT "study_card_batches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_card_items" ADD CONSTRAINT "study_card_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_card_items" ADD CONSTRAINT "study_card_items_batch_id_study_card_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."study_card_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_card_items" ADD CONSTRAINT "study_card_items_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_batch_id_study_card_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."study_card_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD CONSTRAINT "teacher_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD CONSTRAINT "teacher_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD CONSTRAINT "teacher_applications_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_records" ADD CONSTRAINT "file_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_records" ADD CONSTRAINT "file_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_records" ADD CONSTRAINT "file_records_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_sessions" ADD CONSTRAINT "upload_sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_sessions" ADD CONSTRAINT "upload_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD CONSTRAINT "sms_outbox_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_counts_age" ON "attempt_counts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schools_suffix" ON "schools" USING btree ("company_id","suffix");--> statement-breakpoint
CREATE UNIQUE INDEX "schools_default" ON "schools" USING btree ("company_id") WHERE "schools"."default_flag";--> statement-breakpoint
CREATE INDEX "idempotent_replies_age" ON "idempotent_replies" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id") WHERE "sessions"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile" ON "users" USING btree ("company_id","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("company_id",lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "balance_entries_once" ON "balance_entries" USING btree ("user_id","occasion");--> statement-breakpoint
CREATE INDEX "balance_entries_of" ON "balance_entries" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "charge_cards_no" ON "charge_cards" USING btree ("company_id","card_no");--> statement-breakpoint
CREATE INDEX "coupon_batches_of" ON "coupon_batches" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "coupons_of" ON "coupons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupons_batch" ON "coupons" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "coupons_order" ON "coupons" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invitations_of" ON "invitations" USING btree ("inviter_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invite_codes_code" ON "invite_codes" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "member_levels_of" ON "member_levels" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "member_orders_level" ON "member_orders" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "memberships_of" ON "memberships" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_once" ON "point_entries" USING btree ("user_id","occasion");--> statement-breakpoint
CREATE INDEX "point_entries_of" ON "point_entries" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_targets_once" ON "protocol_targets" USING btree ("protocol_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "protocol_targets_of" ON "protocol_targets" USING btree ("company_id","target_type","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_protocols_once" ON "student_protocols" USING btree ("user_id","protocol_id","target_type","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_operation" ON "answers" USING btree ("record_id","operation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_position" ON "answers" USING btree ("record_id","position");--> statement-breakpoint
CREATE INDEX "exercise_records_user" ON "exercise_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exercise_records_client" ON "exercise_records" USING btree ("company_id","client_id") WHERE "exercise_records"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "exercise_records_paper" ON "exercise_records" USING btree ("paper_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_records_open_paper" ON "exercise_records" USING btree ("user_id","paper_id") WHERE "exercise_records"."type" = 'paper' and "exercise_records"."state" in ('doing', 'paused');--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_records_day" ON "exercise_records" USING btree ("user_id","subject_id","day") WHERE "exercise_records"."day" is not null;--> statement-breakpoint
CREATE INDEX "record_questions_question" ON "record_questions" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wrong_questions_question" ON "wrong_questions" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wrong_repetitions_operation" ON "wrong_repetitions" USING btree ("user_id","operation_id","question_id");--> statement-breakpoint
CREATE INDEX "wrong_repetitions_question" ON "wrong_repetitions" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_commodity" ON "cart_items" USING btree ("user_id","commodity_id");--> statement-breakpoint
CREATE INDEX "cart_items_added" ON "cart_items" USING btree ("user_id","added_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_source" ON "categories" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE INDEX "chapters_course" ON "chapters" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "commodities_popular" ON "commodities" USING btree ("company_id","student_count" DESC NULLS LAST,"id") WHERE "commodities"."is_on_sale";--> statement-breakpoint
CREATE INDEX "commodities_newest" ON "commodities" USING btree ("company_id","published_at" DESC NULLS LAST,"id") WHERE "commodities"."is_on_sale";--> statement-breakpoint
CREATE INDEX "commodities_price" ON "commodities" USING btree ("company_id","price_cents","id") WHERE "commodities"."is_on_sale";--> statement-breakpoint
CREATE INDEX "commodities_category" ON "commodities" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "commodities_course" ON "commodities" USING btree ("course_id") WHERE "commodities"."type" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "commodities_package" ON "commodities" USING btree ("package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_source" ON "courses" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE INDEX "courses_teacher" ON "courses" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "lessons_live" ON "lessons" USING btree ("company_id","live_starts_at") WHERE "lessons"."kind" = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX "package_items_course" ON "package_items" USING btree ("package_id","course_id");--> statement-breakpoint
CREATE INDEX "package_items_of_course" ON "package_items" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "teachers_order" ON "teachers" USING btree ("company_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "teachers_source" ON "teachers" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_course" ON "enrolments" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "enrolments_of_course" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "enrolments_latest" ON "enrolments" USING btree ("user_id","last_studied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_user" ON "reviews" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("course_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "certificate_templates_of" ON "certificate_templates" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "certificate_templates_course" ON "certificate_templates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "certificate_templates_exam" ON "certificate_templates" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "certificates_of_template" ON "certificates" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_number" ON "certificates" USING btree ("certificate_no");--> statement-breakpoint
CREATE INDEX "community_answers_of_question" ON "community_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "community_answers_of_user" ON "community_answers" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "community_answers_accepted" ON "community_answers" USING btree ("question_id") WHERE "community_answers"."is_accepted";--> statement-breakpoint
CREATE INDEX "community_likes_of_user" ON "community_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_questions_newest" ON "community_questions" USING btree ("company_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "community_questions_answered" ON "community_questions" USING btree ("company_id","answer_count");--> statement-breakpoint
CREATE INDEX "community_questions_of_user" ON "community_questions" USING btree ("user_id","asked_at");--> statement-breakpoint
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
CREATE INDEX "face_orders_user" ON "face_orders" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "face_orders_age" ON "face_orders" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "community_groups_lively" ON "community_groups" USING btree ("company_id","active_at","id");--> statement-breakpoint
CREATE INDEX "community_groups_of_user" ON "community_groups" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_groups_name" ON "community_groups" USING btree ("company_id","name") WHERE "community_groups"."removed_by" is null;--> statement-breakpoint
CREATE INDEX "community_group_members_of_user" ON "community_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_group_replies_of_topic" ON "community_group_replies" USING btree ("topic_id","replied_at");--> statement-breakpoint
CREATE INDEX "community_group_replies_of_user" ON "community_group_replies" USING btree ("user_id","replied_at");--> statement-breakpoint
CREATE INDEX "community_group_topics_lively" ON "community_group_topics" USING btree ("group_id","is_pinned","active_at");--> statement-breakpoint
CREATE INDEX "community_group_topics_of_user" ON "community_group_topics" USING btree ("user_id","posted_at");--> statement-breakpoint
CREATE INDEX "banners_place" ON "banners" USING btree ("company_id","school_id","position");--> statement-breakpoint
CREATE INDEX "notices_place" ON "notices" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "shelves_place" ON "shelves" USING btree ("company_id","school_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_works_once" ON "homework_works" USING btree ("user_id","homework_id");--> statement-breakpoint
CREATE INDEX "homework_works_of" ON "homework_works" USING btree ("homework_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "homeworks_key" ON "homeworks" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "homeworks_of_course" ON "homeworks" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "homeworks_of_lesson" ON "homeworks" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_videos_name" ON "homework_videos" USING btree ("provider","name");--> statement-breakpoint
CREATE INDEX "homework_videos_owner" ON "homework_videos" USING btree ("user_id","homework_id");--> statement-breakpoint
CREATE INDEX "invoice_templates_of" ON "invoice_templates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_templates_default" ON "invoice_templates" USING btree ("user_id") WHERE "invoice_templates"."is_default";--> statement-breakpoint
CREATE INDEX "invoices_latest" ON "invoices" USING btree ("user_id","asked_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_waiting" ON "invoices" USING btree ("company_id","id") WHERE "invoices"."status" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."status" in ('asked', 'issued');--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("company_id","invoice_no") WHERE "invoices"."invoice_no" <> '';--> statement-breakpoint
CREATE INDEX "lesson_notes_lesson" ON "lesson_notes" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_latest" ON "lesson_notes" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lesson_progress_course" ON "lesson_progress" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_latest" ON "lesson_progress" USING btree ("user_id","position_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_codes_age" ON "login_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_age" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_once_age" ON "used_once" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_latest" ON "messages" USING btree ("user_id","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id","kind") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_occasion" ON "messages" USING btree ("user_id","occasion");--> statement-breakpoint
CREATE INDEX "news_latest" ON "news" USING btree ("company_id","is_pinned" DESC NULLS LAST,"published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "open_class_bookings_class" ON "open_class_bookings" USING btree ("open_class_id");--> statement-breakpoint
CREATE INDEX "open_class_bookings_reminder" ON "open_class_bookings" USING btree ("open_class_id") WHERE "open_class_bookings"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "open_classes_start" ON "open_classes" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "open_classes_key" ON "open_classes" USING btree ("company_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_commodity" ON "order_items" USING btree ("order_id","commodity_id");--> statement-breakpoint
CREATE INDEX "order_items_of_commodity" ON "order_items" USING btree ("commodity_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_notices_trade" ON "payment_notices" USING btree ("trade_no");--> statement-breakpoint
CREATE INDEX "payment_notices_age" ON "payment_notices" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_id","way") WHERE "payments"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider","provider_trade_no");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."status" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_items_place" ON "plan_items" USING btree ("stage_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_stages_place" ON "plan_stages" USING btree ("plan_id","position");--> statement-breakpoint
CREATE INDEX "plan_students_plan" ON "plan_students" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plans_newest" ON "plans" USING btree ("company_id","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "plans_commodity" ON "plans" USING btree ("commodity_id");--> statement-breakpoint
CREATE INDEX "proxy_exam_fields_of" ON "proxy_exam_fields" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "proxy_exam_courses_of" ON "proxy_exam_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "proxy_exam_items_of" ON "proxy_exam_items" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "proxy_exam_places_of" ON "proxy_exam_places" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proxy_exam_signs_once" ON "proxy_exam_signs" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE INDEX "proxy_exam_signs_at" ON "proxy_exam_signs" USING btree ("item_id","place_id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_points_name" ON "knowledge_points" USING btree ("company_id","subject_id","name");--> statement-breakpoint
CREATE INDEX "paper_questions_question" ON "paper_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "paper_sections_paper" ON "paper_sections" USING btree ("paper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_source" ON "papers" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE INDEX "papers_subject" ON "papers" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_categories_name" ON "question_categories" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "question_points_point" ON "question_points" USING btree ("point_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_subjects_name" ON "question_subjects" USING btree ("company_id","category_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_source" ON "questions" USING btree ("company_id","source_key");--> statement-breakpoint
CREATE INDEX "questions_subject" ON "questions" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE INDEX "questions_parent" ON "questions" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "resources_newest" ON "resources" USING btree ("company_id","state","shared_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "resources_owner" ON "resources" USING btree ("user_id","shared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resources_file" ON "resources" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "back_login_tickets_age" ON "back_login_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "third_users_account" ON "third_users" USING btree ("company_id","type","external_id");--> statement-breakpoint
CREATE INDEX "proxy_organisations_of" ON "proxy_organisations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "student_groups_of" ON "student_groups" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "study_card_batches_of" ON "study_card_batches" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_card_items_once" ON "study_card_items" USING btree ("batch_id","commodity_id");--> statement-breakpoint
CREATE INDEX "study_card_items_commodity" ON "study_card_items" USING btree ("commodity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_cards_code" ON "study_cards" USING btree ("company_id","code_hash");--> statement-breakpoint
CREATE INDEX "study_cards_batch" ON "study_cards" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "study_cards_of" ON "study_cards" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_applications_user" ON "teacher_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teacher_applications_waiting" ON "teacher_applications" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "stored_files_owner" ON "stored_files" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "file_records_owner" ON "file_records" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "upload_sessions_owner" ON "upload_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_sessions_age" ON "upload_sessions" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "voices_latest" ON "voices" USING btree ("company_id","told_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sandbox_puzzles_age" ON "sandbox_puzzles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_tickets_age" ON "sandbox_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_faces_age" ON "sandbox_faces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_latest" ON "mail_outbox" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sandbox_notices_due" ON "sandbox_notices" USING btree ("due_at") WHERE "sandbox_notices"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_trades_trade" ON "sandbox_trades" USING btree ("merchant_id","trade_no");--> statement-breakpoint
CREATE INDEX "sandbox_trades_no" ON "sandbox_trades" USING btree ("trade_no");--> statement-breakpoint
CREATE INDEX "sms_outbox_latest" ON "sms_outbox" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sandbox_videos_due" ON "sandbox_videos" USING btree ("notice_at") WHERE "sandbox_videos"."notice_at" is not null;
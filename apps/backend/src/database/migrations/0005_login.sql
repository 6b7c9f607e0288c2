CREATE TABLE "attempt_counts" (
	"company_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_counts_company_id_subject_pk" PRIMARY KEY("company_id","subject")
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
CREATE TABLE "sms_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_counts" ADD CONSTRAINT "attempt_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_keys" ADD CONSTRAINT "password_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_once" ADD CONSTRAINT "used_once_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD CONSTRAINT "sms_outbox_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_counts_age" ON "attempt_counts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "login_codes_age" ON "login_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_age" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_once_age" ON "used_once" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_puzzles_age" ON "sandbox_puzzles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_tickets_age" ON "sandbox_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_latest" ON "sms_outbox" USING btree ("company_id","created_at" DESC NULLS LAST);
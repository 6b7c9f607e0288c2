CREATE TABLE "sms_reminders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"name" text NOT NULL,
	"happens_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- locks reminder_choices: ACCESS EXCLUSIVE, an instant: the default is a constant and no row is rewritten
ALTER TABLE "reminder_choices" ADD COLUMN "lesson_sms" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- locks reminder_choices: ACCESS EXCLUSIVE, an instant: the default is a constant and no row is rewritten
ALTER TABLE "reminder_choices" ADD COLUMN "homework_sms" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_reminders" ADD CONSTRAINT "sms_reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_reminders" ADD CONSTRAINT "sms_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_reminders_once" ON "sms_reminders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "sms_reminders_open" ON "sms_reminders" USING btree ("state_at") WHERE "sms_reminders"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "sms_reminders_age" ON "sms_reminders" USING btree ("happens_at");
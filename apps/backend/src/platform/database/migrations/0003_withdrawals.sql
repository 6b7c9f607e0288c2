CREATE TABLE "payees" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"openid" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"amount_cents" integer NOT NULL,
	"openid" text NOT NULL,
	"state" text NOT NULL,
	"package_info" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount_cents" > 0),
	CONSTRAINT "withdrawals_ended" CHECK (("withdrawals"."state" in ('paid', 'refused', 'failed')) = ("withdrawals"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"bill_no" text NOT NULL,
	"openid" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"remark" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_transfers_billNo_unique" UNIQUE("bill_no")
);
--> statement-breakpoint
ALTER TABLE "balance_entries" DROP CONSTRAINT "balance_entries_amount";--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_open" ON "withdrawals" USING btree ("user_id") WHERE "withdrawals"."state" in ('asked', 'approved', 'confirming');--> statement-breakpoint
CREATE INDEX "withdrawals_of" ON "withdrawals" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at") WHERE "withdrawals"."state" in ('approved', 'confirming');--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_amount" CHECK ("balance_entries"."amount_cents" <> 0 and ("balance_entries"."amount_cents" < 0) = ("balance_entries"."kind" in ('spent', 'withdrawn')));
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
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_orders" ADD CONSTRAINT "balance_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_orders" ADD CONSTRAINT "balance_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_cards" ADD CONSTRAINT "charge_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_cards" ADD CONSTRAINT "charge_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "balance_entries_once" ON "balance_entries" USING btree ("user_id","occasion");--> statement-breakpoint
CREATE INDEX "balance_entries_of" ON "balance_entries" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "charge_cards_no" ON "charge_cards" USING btree ("company_id","card_no");
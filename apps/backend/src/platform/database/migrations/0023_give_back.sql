CREATE TABLE "refund_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"item_id" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"is_taken" boolean DEFAULT true NOT NULL,
	"money_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"state" text NOT NULL,
	"is_of_school" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"money_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"points" integer NOT NULL,
	"coupon_name" text DEFAULT '' NOT NULL,
	"refund_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "refund_requests_refundId_unique" UNIQUE("refund_id"),
	CONSTRAINT "refund_requests_sums" CHECK ("refund_requests"."money_cents" >= 0 and "refund_requests"."balance_cents" >= 0 and "refund_requests"."points" >= 0),
	CONSTRAINT "refund_requests_ended" CHECK (("refund_requests"."state" in ('cancelled', 'refused', 'returned')) = ("refund_requests"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"trade_no" text NOT NULL,
	"refund_no" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_paymentId_unique";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "after_sale" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "problem" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_trades" ADD COLUMN "refunds" text DEFAULT 'once' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_items_once" ON "refund_items" USING btree ("order_id","item_id") WHERE "refund_items"."is_taken";--> statement-breakpoint
CREATE INDEX "refund_items_of" ON "refund_items" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_asked" ON "refund_requests" USING btree ("order_id") WHERE "refund_requests"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "refund_requests_order" ON "refund_requests" USING btree ("order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refund_requests_user" ON "refund_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refund_requests_state" ON "refund_requests" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_refunds_no" ON "sandbox_refunds" USING btree ("merchant_id","refund_no");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_trade" ON "sandbox_refunds" USING btree ("trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_whole" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" <> 'asked';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_after_sale" CHECK ("orders"."after_sale" is null or "orders"."status" = 'paid');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0);
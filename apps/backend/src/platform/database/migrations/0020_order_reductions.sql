ALTER TABLE "coupon_batches" ADD COLUMN "scope" text DEFAULT 'membership' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "point_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reduced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reductions" CHECK ("orders"."coupon_cents" >= 0 and "orders"."points" >= 0 and "orders"."point_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_balance" CHECK ("orders"."balance_cents" between 0 and "orders"."pay_cents");--> statement-breakpoint
UPDATE "orders" SET "balance_cents" = "pay_cents" WHERE "paid_by" = 'balance';--> statement-breakpoint
UPDATE "orders" SET "coupon_id" = "coupons"."id", "reduced_at" = "orders"."created_at", "coupon_cents" = least(
	"orders"."list_cents" - "orders"."pay_cents",
	CASE "coupon_batches"."kind" WHEN 'amount' THEN "coupon_batches"."amount_cents"
		ELSE floor("orders"."pay_cents" * "coupon_batches"."percent" / (100.0 - "coupon_batches"."percent"))::integer END)
FROM "member_orders" JOIN "coupons" ON "coupons"."id" = "member_orders"."coupon_id" JOIN "coupon_batches" ON "coupon_batches"."id" = "coupons"."batch_id"
WHERE "member_orders"."order_id" = "orders"."id";

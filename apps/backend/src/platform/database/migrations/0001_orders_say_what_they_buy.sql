ALTER TABLE "member_orders" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
UPDATE "member_orders" SET "coupon_id" = "coupons"."id" FROM "coupons" WHERE "coupons"."order_id" = "member_orders"."order_id";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "orders" SET "kind" = CASE
  WHEN EXISTS (SELECT 1 FROM "exam_orders" WHERE "exam_orders"."order_id" = "orders"."id") THEN 'exam'
  WHEN EXISTS (SELECT 1 FROM "member_orders" WHERE "member_orders"."order_id" = "orders"."id") THEN 'membership'
  WHEN EXISTS (SELECT 1 FROM "balance_orders" WHERE "balance_orders"."order_id" = "orders"."id") THEN 'balance'
  ELSE 'courses' END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_by" text;--> statement-breakpoint
UPDATE "orders" SET "paid_by" = "payments"."way" FROM "payments" LEFT JOIN "refunds" ON "refunds"."payment_id" = "payments"."id" WHERE "payments"."order_id" = "orders"."id" AND "payments"."status" = 'paid' AND "refunds"."id" IS NULL AND "orders"."status" = 'paid';--> statement-breakpoint
UPDATE "orders" SET "paid_by" = 'balance' FROM "balance_entries" WHERE "balance_entries"."user_id" = "orders"."user_id" AND "balance_entries"."occasion" = 'order:' || "orders"."id" AND "balance_entries"."kind" = 'spent';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund" text;--> statement-breakpoint
UPDATE "orders" SET "refund" = "back"."status" FROM (SELECT "payments"."order_id", max("refunds"."status") AS "status" FROM "refunds" JOIN "payments" ON "payments"."id" = "refunds"."payment_id" GROUP BY "payments"."order_id") AS "back" WHERE "back"."order_id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "member_orders" ADD CONSTRAINT "member_orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_orders_coupon" ON "member_orders" USING btree ("coupon_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_by" CHECK ("orders"."paid_by" is null or "orders"."status" = 'paid');

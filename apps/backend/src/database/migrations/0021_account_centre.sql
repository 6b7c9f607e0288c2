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
ALTER TABLE "coupon_batches" ADD CONSTRAINT "coupon_batches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_batch_id_coupon_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "coupon_batches_of" ON "coupon_batches" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "coupons_of" ON "coupons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupons_batch" ON "coupons" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "coupons_order" ON "coupons" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "member_levels_of" ON "member_levels" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "member_orders_level" ON "member_orders" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "memberships_of" ON "memberships" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_once" ON "point_entries" USING btree ("user_id","occasion");--> statement-breakpoint
CREATE INDEX "point_entries_of" ON "point_entries" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
-- Points that a person had until now open their ledger; a member is who has a membership.
INSERT INTO "point_entries" ("company_id", "user_id", "points", "remark", "occasion", "created_at")
SELECT "company_id", "id", trunc(("profile"->>'integralRemaining')::numeric)::int, '此前的积分', 'carried', now()
FROM "users"
WHERE jsonb_typeof("profile"->'integralRemaining') = 'number' AND trunc(("profile"->>'integralRemaining')::numeric) <> 0;--> statement-breakpoint
UPDATE "users" SET "profile" = "profile" - 'integralRemaining' - 'memberFlag' - 'memberIco'
WHERE "profile" ?| array['integralRemaining', 'memberFlag', 'memberIco'];

CREATE TABLE "point_goods" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"batch_id" bigint,
	"level_id" bigint,
	"commodity_id" bigint,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"points" integer NOT NULL,
	"stock" integer,
	"per_student" smallint DEFAULT 1 NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_goods_terms" CHECK ("point_goods"."points" > 0 and "point_goods"."per_student" >= 0 and ("point_goods"."stock" is null or "point_goods"."stock" >= 0)),
	CONSTRAINT "point_goods_target" CHECK (("point_goods"."kind" = 'coupon') = ("point_goods"."batch_id" is not null) and ("point_goods"."kind" = 'membership') = ("point_goods"."level_id" is not null) and ("point_goods"."kind" = 'course') = ("point_goods"."commodity_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "point_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"goods_name" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "point_orders_points" CHECK ("point_orders"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "point_goods" ADD CONSTRAINT "point_goods_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_goods" ADD CONSTRAINT "point_goods_batch_id_coupon_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."coupon_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_goods" ADD CONSTRAINT "point_goods_level_id_member_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."member_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_goods" ADD CONSTRAINT "point_goods_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_orders" ADD CONSTRAINT "point_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_orders" ADD CONSTRAINT "point_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_orders" ADD CONSTRAINT "point_orders_goods_id_point_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."point_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_goods_of" ON "point_goods" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "point_orders_goods" ON "point_orders" USING btree ("goods_id");
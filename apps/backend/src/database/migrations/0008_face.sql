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
CREATE TABLE "sandbox_faces" (
	"order_no" text PRIMARY KEY NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "face_orders" ADD CONSTRAINT "face_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_orders" ADD CONSTRAINT "face_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "face_orders_user" ON "face_orders" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "face_orders_age" ON "face_orders" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_faces_age" ON "sandbox_faces" USING btree ("expires_at");
CREATE TABLE "day_points" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"day" text NOT NULL,
	"point_ids" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "day_points" ADD CONSTRAINT "day_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_points" ADD CONSTRAINT "day_points_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
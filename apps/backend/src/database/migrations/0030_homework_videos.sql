CREATE TABLE "homework_videos" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"homework_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_videos" (
	"name" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"outcome" text,
	"settles_at" timestamp (3) with time zone,
	"notice_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "homework_videos" ADD CONSTRAINT "homework_videos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_videos" ADD CONSTRAINT "homework_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_videos" ADD CONSTRAINT "homework_videos_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "homework_videos_name" ON "homework_videos" USING btree ("provider","name");--> statement-breakpoint
CREATE INDEX "homework_videos_owner" ON "homework_videos" USING btree ("user_id","homework_id");--> statement-breakpoint
CREATE INDEX "sandbox_videos_due" ON "sandbox_videos" USING btree ("notice_at") WHERE "sandbox_videos"."notice_at" is not null;
CREATE TABLE "community_groups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"topic_count" integer DEFAULT 0 NOT NULL,
	"removed_by" text,
	CONSTRAINT "community_groups_counts" CHECK ("community_groups"."member_count" >= 0 and "community_groups"."topic_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_group_members" (
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_group_replies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"topic_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"content" text NOT NULL,
	"replied_at" timestamp (3) with time zone NOT NULL,
	"removed_by" text
);
--> statement-breakpoint
CREATE TABLE "community_group_topics" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"removed_by" text,
	CONSTRAINT "community_group_topics_count" CHECK ("community_group_topics"."reply_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "community_groups" ADD CONSTRAINT "community_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_groups" ADD CONSTRAINT "community_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_members" ADD CONSTRAINT "community_group_members_group_id_community_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."community_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_members" ADD CONSTRAINT "community_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_replies" ADD CONSTRAINT "community_group_replies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_replies" ADD CONSTRAINT "community_group_replies_topic_id_community_group_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_group_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_replies" ADD CONSTRAINT "community_group_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_topics" ADD CONSTRAINT "community_group_topics_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_topics" ADD CONSTRAINT "community_group_topics_group_id_community_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."community_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_group_topics" ADD CONSTRAINT "community_group_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_groups_lively" ON "community_groups" USING btree ("company_id","active_at","id");--> statement-breakpoint
CREATE INDEX "community_groups_of_user" ON "community_groups" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_groups_name" ON "community_groups" USING btree ("company_id","name") WHERE "community_groups"."removed_by" is null;--> statement-breakpoint
CREATE INDEX "community_group_members_of_user" ON "community_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_group_replies_of_topic" ON "community_group_replies" USING btree ("topic_id","replied_at");--> statement-breakpoint
CREATE INDEX "community_group_replies_of_user" ON "community_group_replies" USING btree ("user_id","replied_at");--> statement-breakpoint
CREATE INDEX "community_group_topics_lively" ON "community_group_topics" USING btree ("group_id","is_pinned","active_at");--> statement-breakpoint
CREATE INDEX "community_group_topics_of_user" ON "community_group_topics" USING btree ("user_id","posted_at");
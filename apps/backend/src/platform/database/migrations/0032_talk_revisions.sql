CREATE TABLE "community_reply_likes" (
	"reply_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "community_reply_likes_reply_id_user_id_pk" PRIMARY KEY("reply_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_topic_likes" (
	"topic_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "community_topic_likes_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "community_answers" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "community_questions" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "community_group_replies" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "community_group_topics" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "community_reply_likes" ADD CONSTRAINT "community_reply_likes_reply_id_community_group_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."community_group_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reply_likes" ADD CONSTRAINT "community_reply_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_topic_likes" ADD CONSTRAINT "community_topic_likes_topic_id_community_group_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_group_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_topic_likes" ADD CONSTRAINT "community_topic_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_reply_likes_of_user" ON "community_reply_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_topic_likes_of_user" ON "community_topic_likes" USING btree ("user_id");
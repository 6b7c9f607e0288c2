DROP INDEX "reviews_latest";--> statement-breakpoint
DROP INDEX "community_group_topics_lively";--> statement-breakpoint
DROP INDEX "resources_newest";--> statement-breakpoint
CREATE INDEX "homeworks_of_paper" ON "homeworks" USING btree ("paper_id") WHERE "homeworks"."paper_id" is not null;--> statement-breakpoint
CREATE INDEX "resources_popular" ON "resources" USING btree ("company_id","state","download_count" DESC NULLS LAST,"shared_at" DESC NULLS LAST,"id" DESC NULLS LAST,"school_id","user_id","category","subject_id");--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("course_id","created_at" DESC NULLS LAST,"id","rating","company_id");--> statement-breakpoint
CREATE INDEX "community_group_topics_lively" ON "community_group_topics" USING btree ("group_id","is_pinned","active_at","id","company_id") WHERE "community_group_topics"."removed_by" is null;--> statement-breakpoint
CREATE INDEX "resources_newest" ON "resources" USING btree ("company_id","state","shared_at" DESC NULLS LAST,"id" DESC NULLS LAST,"school_id","user_id","category","subject_id");
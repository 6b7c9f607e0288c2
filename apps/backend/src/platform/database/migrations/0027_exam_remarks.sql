CREATE TABLE "exam_remarks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"score_before" numeric(7, 1) NOT NULL,
	"score_after" numeric(7, 1),
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "exam_remarks_answered" CHECK (("exam_remarks"."answered_at" is null) = ("exam_remarks"."answer" is null) and ("exam_remarks"."answered_at" is null) = ("exam_remarks"."score_after" is null))
);
--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "marked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_remarks" ADD CONSTRAINT "exam_remarks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_remarks" ADD CONSTRAINT "exam_remarks_record_id_exercise_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."exercise_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_remarks_open" ON "exam_remarks" USING btree ("record_id") WHERE "exam_remarks"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "exam_remarks_record" ON "exam_remarks" USING btree ("record_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exam_remarks_company" ON "exam_remarks" USING btree ("company_id","id");
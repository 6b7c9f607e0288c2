CREATE TABLE "wrong_repetitions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"operation_id" text NOT NULL,
	"verdict" text NOT NULL,
	"answer" jsonb NOT NULL,
	"repeated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wrong_repetitions" ADD CONSTRAINT "wrong_repetitions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_repetitions" ADD CONSTRAINT "wrong_repetitions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wrong_repetitions_operation" ON "wrong_repetitions" USING btree ("user_id","operation_id","question_id");--> statement-breakpoint
CREATE INDEX "wrong_repetitions_question" ON "wrong_repetitions" USING btree ("user_id","question_id");
CREATE TABLE "payers" (
	"session_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"merchant_id" text NOT NULL,
	"openid" text NOT NULL,
	"known_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
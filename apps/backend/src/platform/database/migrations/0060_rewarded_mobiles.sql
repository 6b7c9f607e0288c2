CREATE TABLE "rewarded_mobiles" (
	"company_id" bigint NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "rewarded_mobiles_company_id_digest_pk" PRIMARY KEY("company_id","digest")
);
--> statement-breakpoint
ALTER TABLE "rewarded_mobiles" ADD CONSTRAINT "rewarded_mobiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
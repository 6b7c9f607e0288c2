CREATE TABLE "invitations" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"inviter_id" bigint NOT NULL,
	"reward_points" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_friends" CHECK ("invitations"."user_id" <> "invitations"."inviter_id" and "invitations"."reward_points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_card_batches" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"choose_count" smallint DEFAULT 0 NOT NULL,
	"days" smallint,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "study_card_batches_terms" CHECK ("study_card_batches"."choose_count" >= 0 and ("study_card_batches"."days" is null or "study_card_batches"."days" > 0))
);
--> statement-breakpoint
CREATE TABLE "study_card_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"commodity_id" bigint NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_cards" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"tail" text NOT NULL,
	"user_id" bigint,
	"order_id" bigint,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "study_cards_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "study_cards_owner" CHECK (("study_cards"."user_id" is null) = ("study_cards"."used_at" is null))
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_card_batches" ADD CONSTRAINT "study_card_batches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_card_items" ADD CONSTRAINT "study_card_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_card_items" ADD CONSTRAINT "study_card_items_batch_id_study_card_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."study_card_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_card_items" ADD CONSTRAINT "study_card_items_commodity_id_commodities_id_fk" FOREIGN KEY ("commodity_id") REFERENCES "public"."commodities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_batch_id_study_card_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."study_card_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_of" ON "invitations" USING btree ("inviter_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invite_codes_code" ON "invite_codes" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "study_card_batches_of" ON "study_card_batches" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_card_items_once" ON "study_card_items" USING btree ("batch_id","commodity_id");--> statement-breakpoint
CREATE INDEX "study_card_items_commodity" ON "study_card_items" USING btree ("commodity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_cards_code" ON "study_cards" USING btree ("company_id","code_hash");--> statement-breakpoint
CREATE INDEX "study_cards_batch" ON "study_cards" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "study_cards_of" ON "study_cards" USING btree ("user_id");
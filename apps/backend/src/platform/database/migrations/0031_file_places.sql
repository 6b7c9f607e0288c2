CREATE TABLE "file_places" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"place_id" text NOT NULL,
	"next_id" text
);

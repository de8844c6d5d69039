CREATE TABLE "pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "pictures_created_at" ON "pictures" USING btree ("created_at","key");--> statement-breakpoint
-- What was uploaded before is known from the history.
INSERT INTO "pictures" ("key", "address", "name", "created_at")
SELECT DISTINCT ON ("entity_id") "entity_id", "after" ->> 'address', "label", "created_at" FROM "audit_log"
WHERE "entity" = 'image' AND "action" = 'upload' AND "after" ->> 'address' IS NOT NULL
ORDER BY "entity_id", "created_at" ON CONFLICT DO NOTHING;

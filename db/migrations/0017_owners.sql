ALTER TABLE "user_roles" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
-- Since when is known from the history, else from the account itself; the last sign-in from the sessions that are open.
UPDATE "user_roles" SET "created_at" = coalesce(
	(SELECT min("audit_log"."created_at") FROM "audit_log" WHERE "audit_log"."entity" = 'user' AND "audit_log"."action" = 'role' AND "audit_log"."entity_id" = "user_roles"."user_id"::text),
	(SELECT "users"."created_at" FROM "users" WHERE "users"."id" = "user_roles"."user_id"));--> statement-breakpoint
UPDATE "users" SET "last_sign_in_at" = (SELECT max("sessions"."created_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id");

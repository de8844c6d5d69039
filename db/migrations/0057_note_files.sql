CREATE TABLE "note_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"note_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "note_files_content" UNIQUE("note_id","sha256"),
	CONSTRAINT "note_files_type" CHECK ("note_files"."type" in ('application/pdf', 'image/jpeg')),
	CONSTRAINT "note_files_position" CHECK ("note_files"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "note_files" ADD CONSTRAINT "note_files_note_id_internal_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."internal_notes"("id") ON DELETE cascade ON UPDATE no action;
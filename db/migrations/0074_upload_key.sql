ALTER TABLE "pictures" ADD COLUMN "upload_key" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_upload_key" UNIQUE("upload_key");
CREATE TABLE "chosen_columns" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"columns" text[] NOT NULL,
	CONSTRAINT "chosen_columns_user_id_list_pk" PRIMARY KEY("user_id","list"),
	CONSTRAINT "chosen_columns_few" CHECK (length("chosen_columns"."list") between 1 and 40 and cardinality("chosen_columns"."columns") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "chosen_columns" ADD CONSTRAINT "chosen_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
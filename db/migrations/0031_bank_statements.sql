CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"amount" bigint NOT NULL,
	"booked_on" date NOT NULL,
	"name" text NOT NULL,
	"account" text NOT NULL,
	"ogms" text[] NOT NULL,
	"text" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_statement_sequence" UNIQUE("statement_id","sequence"),
	CONSTRAINT "bank_lines_state_known" CHECK ("bank_lines"."state" in ('open', 'booked', 'aside', 'out')),
	CONSTRAINT "bank_lines_reason_known" CHECK ("bank_lines"."reason" in ('none', 'unknown', 'cancelled', 'settled', 'over', 'several', 'double')),
	CONSTRAINT "bank_lines_aside" CHECK ("bank_lines"."state" <> 'aside' or length(trim("bank_lines"."note")) > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" text NOT NULL,
	"number" text NOT NULL,
	"closed_on" date NOT NULL,
	"old_balance" bigint NOT NULL,
	"new_balance" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"file_name" text NOT NULL,
	"user_id" uuid,
	"user_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statements_account_number" UNIQUE("account","number")
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_known_entity";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bank_line_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_state" ON "bank_lines" USING btree ("state","booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_statements_fingerprint" ON "bank_statements" USING btree ("account","fingerprint");--> statement-breakpoint
CREATE INDEX "bank_statements_user" ON "bank_statements" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_line_id_bank_lines_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_bank_line" ON "payments" USING btree ("bank_line_id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_known_entity" CHECK ("audit_log"."entity" in ('order', 'quote', 'message', 'mail', 'user', 'landing_page', 'section', 'product', 'blog_post', 'image', 'tariff', 'stock_colors', 'company', 'redirects', 'bank_line'));
import type pg from "pg";

/** Whose mails a broken outbox refuses. */
export const unlucky = "unlucky@buyer.example";

/** Makes the outbox refuse mails to the unlucky buyer, or those that answer to this buyer, with an error. */
export async function breakOutbox(pool: pg.Pool, column: "recipient" | "reply_to"): Promise<void> {
	await pool.query(
		`create function refuse_mail() returns trigger language plpgsql as
			$$ begin raise exception 'the outbox is broken'; end $$`,
	);
	await pool.query(
		`create trigger refuse_mail before insert on mail_outbox for each row
			when (new.${column} = '${unlucky}') execute function refuse_mail()`,
	);
}

ALTER TABLE "orders" ADD COLUMN "credited_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credited" CHECK ("orders"."credited_amount" >= 0);--> statement-breakpoint
-- What credit notes behind an order's last invoice have taken back of it, and of what was asked in advance, unless more was
-- asked for behind that, or the order was agreed anew (its total is another).
update "orders" o set "credited_amount" = c.credited
from (
	select f.order_id, f.gross_amount as gross, f.created_at, sum(n.gross_amount) as credited
	from (
		select distinct on (order_id) id, order_id, gross_amount, created_at from "invoices"
		where kind = 'invoice' order by order_id, created_at desc, id
	) f
	join "invoices" n on n.order_id = f.order_id and n.kind = 'credit_note' and n.created_at > f.created_at
	where not exists (select from "invoices" d
		where d.order_id = f.order_id and d.kind = 'deposit' and d.created_at > f.created_at)
	group by f.order_id, f.gross_amount, f.created_at
) c
where o.id = c.order_id and (c.credited < c.gross or o.total_amount = c.gross + coalesce((
	select sum(d.gross_amount) from "invoices" d
	where d.order_id = c.order_id and d.kind = 'deposit' and d.created_at < c.created_at
		and not exists (select from "invoices" n where n.credits_id = d.id and n.created_at < c.created_at)), 0));

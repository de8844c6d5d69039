import type pg from "pg";

/** The role that the shop works as in its embedded database: owner of its tables, nothing on the machine. */
export const shopRole = "kade_shop";

/** Everything that the superuser still owns, such as the tables of a shop from before the role, goes to the role. */
const handOver = `
do $$
declare item record;
begin
	if not exists (select from pg_roles where rolname = '${shopRole}') then
		create role ${shopRole} login;
	end if;
	execute format('alter database %I owner to ${shopRole}', current_database());
	for item in
		select format('schema %I', nspname) as what from pg_namespace
			where nspowner = current_user::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
		union all
		select format('%s %s', case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, c.oid::regclass)
			from pg_class c join pg_namespace n on n.oid = c.relnamespace
			where c.relowner = current_user::regrole and c.relkind in ('r', 'p', 'v', 'S')
				and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
				and not exists (select from pg_depend d where d.objid = c.oid and c.relkind = 'S' and d.deptype in ('a', 'i'))
		union all
		select format('function %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
			where p.proowner = current_user::regrole and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
				and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
		union all
		select format('type %s', t.oid::regtype) from pg_type t join pg_namespace n on n.oid = t.typnamespace
			where t.typowner = current_user::regrole and t.typtype in ('e', 'd') and n.nspname !~ '^pg_'
	loop
		execute format('alter %s owner to ${shopRole}', item.what);
	end loop;
end $$`;

/** Makes the role of the shop, which is no superuser, and hands it what is the shop's. @param client as the superuser */
export async function prepareShopRole(client: pg.Client): Promise<void> {
	await client.query(handOver);
}
